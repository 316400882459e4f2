import PentadCore

/// The order of events, recorded from any thread.
final class Journal<Entry: Sendable>: Sendable {
  private let state = Lock<[Entry]>([])

  var entries: [Entry] { state.withLock { $0 } }

  func note(_ entry: Entry) { state.withLock { $0.append(entry) } }
}
