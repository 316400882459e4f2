/// The newest events that this process has logged. Observers that keep up read them from memory
/// instead of the store.
///
/// Their numbers have no gap; no other events are known. Events of other processes are missing, so
/// call ``forget()`` when there may be some.
struct RecentEvents: Sendable {
  /// The number of events that are kept when there are twice as many.
  private static var kept: Int { 64 }

  private var committed: [LogEntry] = []
  /// The events of a write that has not committed yet, and may never commit.
  private var written: [LogEntry] = []

  /// Records the events that a write appends after a number.
  ///
  /// They replace those of an earlier call: these may have been rolled back, and other processes
  /// may have used their numbers. If a write appends twice, its events are read from the store.
  mutating func write(_ events: [any LoggedEvent], after number: UInt64) {
    written = zip((number + 1)..., events).map { LogEntry(number: $0, event: $1) }
  }

  /// Adds the events of the write that has committed, if the log ends with them.
  mutating func commit(newest: UInt64) {
    guard let first = written.first, written.last?.number == newest else { return forget() }
    if let last = committed.last, last.number + 1 != first.number { committed = [] }
    committed += written
    written = []
    if committed.count > 2 * Self.kept { committed.removeFirst(committed.count - Self.kept) }
  }

  /// Drops all events, also those of the write in progress: other processes may have continued the
  /// log before its commit is reported.
  mutating func forget() {
    committed = []
    written = []
  }

  /// Returns the events after a number, as a read of the log would; nil if they are not all in
  /// memory.
  func page(after number: UInt64, limit: Int) -> EventRows.Page? {
    guard let first = committed.first?.number, let last = committed.last?.number,
      number <= last, first - 1 <= number
    else { return nil }
    let rest = committed[(committed.startIndex + Int(number - (first - 1)))...]
    return EventRows.Page(events: Array(rest.prefix(limit)), newest: last)
  }
}
