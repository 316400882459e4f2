/// The newest events that this process has logged, for observers that keep up: they need not read
/// the store.
///
/// Their numbers are without a gap, and nothing is known of events beyond them. What others have
/// logged is not here: once there may be some, ``forget()``.
struct RecentEvents: Sendable {
  /// So many are held when there are twice as many.
  private static var kept: Int { 64 }

  private var committed: [LogEntry] = []
  /// Of writes that have not committed, and perhaps never will.
  private var written: [LogEntry] = []

  /// Notes what a write appends after the event of a number.
  ///
  /// It is held alone: what was appended before it may have been undone, and others may have given its
  /// numbers to theirs. What a write appends that appends twice is read in the store.
  mutating func write(_ events: [any LoggedEvent], after number: UInt64) {
    written = zip((number + 1)..., events).map { LogEntry(number: $0, event: $1) }
  }

  /// Takes in what a write appended that has committed, if it is what the log ends with.
  mutating func commit(newest: UInt64) {
    guard let first = written.first, written.last?.number == newest else { return forget() }
    if let last = committed.last, last.number + 1 != first.number { committed = [] }
    committed += written
    written = []
    if committed.count > 2 * Self.kept { committed.removeFirst(committed.count - Self.kept) }
  }

  /// Holds nothing until the next write commits: not what is being written either, since others may have
  /// gone on from there before this is told of its commit.
  mutating func forget() {
    committed = []
    written = []
  }

  /// What a look into the log after a number would bring; nil when that is not known here.
  func page(after number: UInt64, limit: Int) -> EventRows.Page? {
    guard let first = committed.first?.number, let last = committed.last?.number,
      number <= last, first - 1 <= number
    else { return nil }
    let rest = committed[(committed.startIndex + Int(number - (first - 1)))...]
    return EventRows.Page(events: Array(rest.prefix(limit)), newest: last)
  }
}
