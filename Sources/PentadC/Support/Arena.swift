/// Memory for the records of one result: many allocations, one owner, freed together.
///
/// An allocation lives as long as the arena. Nothing in it is deinitialized: an arena contains
/// plain C data. Text that lives as long as the process (a `StaticString`) needs no copy in it.
final class Arena {
  private var chunks: [UnsafeMutableRawPointer] = []
  /// The unused part of the last chunk.
  private var next: UnsafeMutableRawPointer?
  private var end: UnsafeMutableRawPointer?
  private var chunkSize = 256

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// Copies a text and ends it with a NUL, the only NUL in it.
  func string(_ text: String) -> UnsafePointer<CChar> {
    var text = text.withoutNUL
    return text.withUTF8 { utf8 in
      let copy = allocate(CChar.self, count: utf8.count + 1)
      for index in utf8.indices { copy[index] = CChar(bitPattern: utf8[index]) }
      copy[utf8.count] = 0
      return UnsafePointer(copy)
    }
  }

  /// Copies a text; NULL for nil.
  func string(_ text: String?) -> UnsafePointer<CChar>? {
    text.map { string($0) as UnsafePointer<CChar> }
  }

  /// Copies texts.
  func strings(_ texts: [String]) -> UnsafePointer<UnsafePointer<CChar>> {
    array(texts.map { string($0) as UnsafePointer<CChar> })
  }

  /// Copies a record.
  func record<Record: BitwiseCopyable>(_ record: Record) -> UnsafePointer<Record> {
    let copy = allocate(Record.self, count: 1)
    copy.initialize(to: record)
    return UnsafePointer(copy)
  }

  /// Copies an array; not NULL even if it is empty.
  func array<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = allocate(Element.self, count: elements.count)
    for (index, element) in elements.enumerated() { (copy + index).initialize(to: element) }
    return UnsafePointer(copy)
  }

  private func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    let bytes = MemoryLayout<Element>.stride * count
    let start =
      room(for: bytes, alignment: MemoryLayout<Element>.alignment) ?? newChunk(for: bytes)
    next = start + bytes
    return start.bindMemory(to: type, capacity: count)
  }

  private func room(for bytes: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    guard let start = next?.alignedUp(toMultipleOf: alignment), let end, start + bytes <= end else {
      return nil
    }
    return start
  }

  /// Allocates a chunk. Each is twice as large as the previous one, up to a megabyte.
  private func newChunk(for bytes: Int) -> UnsafeMutableRawPointer {
    let size = max(bytes, chunkSize)
    chunkSize = min(chunkSize * 2, 1 << 20)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    chunks.append(chunk)
    end = chunk + size
    return chunk
  }
}
