import Foundation

/// The last event that was seen, in a file, so that the next run continues from there.
public struct Bookmark: Sendable {
  private let file: URL

  /// The one of a store's folder.
  public init(in folder: String) {
    file = URL(fileURLWithPath: folder).appendingPathComponent("last-event")
  }

  /// The event's number; nil at the first run.
  public var number: UInt64? {
    (try? String(contentsOf: file, encoding: .utf8)).flatMap { UInt64($0) }
  }

  /// Records the event's number. If this fails, the event is delivered again at the next run.
  public func keep(_ number: UInt64) {
    try? Data("\(number)".utf8).write(to: file, options: .atomic)
  }
}
