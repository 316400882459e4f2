import PentadCore

/// The log of user actions on videos, in the order of their execution.
final class VideoActionLog: Sendable {
  /// An action.
  struct Entry: Sendable, Hashable {
    /// The service: `shelby` or `peertube`.
    let service: String
    /// The number of the person.
    let user: Int
    /// The action: `like`, `watchLater`, `watched`, `share`, …
    let action: String
    /// The id of the target in the service.
    let target: String
    /// The new value, or the text.
    let value: JSONValue
    /// The server's time, in milliseconds since 1970.
    let time: Int64

    /// The entry without its time, so that equal actions give equal bytes.
    var json: JSONValue {
      [
        "service": .string(service), "user": .integer(user), "action": .string(action),
        "target": .string(target), "value": value,
      ]
    }
  }

  /// The maximum number of entries. Above it, the older half is dropped.
  static let capacity = 100_000

  private let state = Lock<[Entry]>([])

  /// The actions, oldest first.
  var entries: [Entry] { state.withLock { $0 } }

  func add(_ entry: Entry) {
    state.withLock { entries in
      if entries.count == Self.capacity { entries.removeFirst(Self.capacity / 2) }
      entries.append(entry)
    }
  }

  func clear() { state.withLock { $0 = [] } }
}
