import Foundation

/// The last event that was seen, in a file, so that the next run goes on from there.
struct Bookmark {
  private let file: URL

  init(in folder: String) {
    file = URL(fileURLWithPath: folder).appendingPathComponent("last-event")
  }

  /// Nil at the first run.
  var number: UInt64? {
    (try? String(contentsOf: file, encoding: .utf8)).flatMap { UInt64($0) }
  }

  func keep(_ number: UInt64) {
    try? Data("\(number)".utf8).write(to: file, options: .atomic)
  }
}
