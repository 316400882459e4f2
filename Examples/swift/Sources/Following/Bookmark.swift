import Foundation

/// The last event that was seen, in a file, so that the next run goes on from there.
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

  /// Notes the event's number. One that cannot be written is told again at the next run.
  public func keep(_ number: UInt64) {
    try? Data("\(number)".utf8).write(to: file, options: .atomic)
  }
}
