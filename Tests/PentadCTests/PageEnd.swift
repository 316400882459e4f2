import Foundation

/// Memory for a record before an unreadable page: a read beyond the record ends the process.
final class PageEnd {
  private let pages: UnsafeMutableRawPointer
  private let page = Int(sysconf(Int32(_SC_PAGESIZE)))

  init?() {
    guard
      let pages = mmap(
        nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      pages != MAP_FAILED
    else { return nil }
    self.pages = pages
    guard mprotect(pages + page, page, PROT_NONE) == 0 else { return nil }
  }

  deinit { munmap(pages, 2 * page) }

  /// A record of zeros that ends before the field.
  func zeros<Record: BitwiseCopyable>(
    before field: PartialKeyPath<Record>
  ) -> UnsafeMutablePointer<Record>? {
    guard let length = MemoryLayout<Record>.offset(of: field) else { return nil }
    return (pages + page - length).assumingMemoryBound(to: Record.self)
  }
}
