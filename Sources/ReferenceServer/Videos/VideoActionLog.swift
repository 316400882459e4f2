import PentadCore

/// What users did to videos, in the order in which the server did it.
final class VideoActionLog: Sendable {
  /// One thing that was done.
  struct Entry: Sendable, Hashable {
    /// `shelby` or `peertube`.
    let service: String
    /// The number of the person.
    let user: Int
    /// What was done: `like`, `watchLater`, `watched`, `share`, …
    let action: String
    /// The id of what it was done to, as the service has it.
    let target: String
    /// What it became, or what was said.
    let value: JSONValue
    /// The server's time, in milliseconds since 1970.
    let time: Int64

    /// The entry without its time, so that equal deeds give equal bytes.
    var json: JSONValue {
      [
        "service": .string(service), "user": .integer(user), "action": .string(action),
        "target": .string(target), "value": value,
      ]
    }
  }

  /// Beyond it the older half is dropped.
  static let capacity = 100_000

  private let state = Lock<[Entry]>([])

  /// What was done, oldest first.
  var entries: [Entry] { state.withLock { $0 } }

  func add(_ entry: Entry) {
    state.withLock { entries in
      if entries.count == Self.capacity { entries.removeFirst(Self.capacity / 2) }
      entries.append(entry)
    }
  }

  func clear() { state.withLock { $0 = [] } }
}
