package import GRDB
package import PentadCore

extension StoredEventHub {
  // MARK: The table

  /// Makes the table `event_log`: part of a migration. Its rows are never rescued from a damaged
  /// store: observers have to reload then.
  package static func createTable(in database: Database) throws {
    try EventRows.createTable(in: database)
  }

  /// Appends events to the log, inside the write that does what they tell. No event is in the log
  /// unless that write commits; then call ``committed()``.
  ///
  /// - Parameters:
  ///   - now: milliseconds since 1970-01-01 00:00 UTC; ``prune(now:in:)`` goes by it.
  ///   - database: of the store that the hub was made for.
  /// - Throws: what SQLite throws; ``PentadCore/PentadError/Code/misuse`` for an event with a
  ///   ``LoggedEvent/transientKey``.
  package func append(_ events: [Event], now: Int64, in database: Database) throws {
    guard !events.isEmpty else { return }
    let number = try EventRows.append(events, now: now, in: database)
    try feed.noticeCommit(of: events, after: number, in: database)
  }

  /// Removes events that are older than seven days, but none of the newest 100,000. Call it inside a
  /// write, now and then.
  ///
  /// An event that seems to come from the future, because the clock was wrong, counts as old.
  ///
  /// - Parameter now: milliseconds since 1970-01-01 00:00 UTC.
  package func prune(now: Int64, in database: Database) throws {
    try EventRows.prune(now: now, in: database)
  }

  // MARK: Polling

  /// The first events after a number, at most so many; none when there are no more, or when `limit` is
  /// less than 1. A single `reset` when some after the number are no longer there.
  ///
  /// - Throws: as ``StoreDatabase/read(_:)``.
  package func read(
    after number: UInt64, limit: Int
  ) async throws(PentadError) -> [Published<Event>] {
    try await feed.store.read { try Self.events(after: number, limit: limit, in: $0) }
  }

  /// ``read(after:limit:)`` for callers that are not tasks: blocks the calling thread.
  ///
  /// - Throws: as ``StoreDatabase/readNow(_:)``.
  package func readNow(
    after number: UInt64, limit: Int
  ) throws(PentadError) -> [Published<Event>] {
    try feed.store.readNow { try Self.events(after: number, limit: limit, in: $0) }
  }

  /// ``read(after:limit:)`` inside a read or a write of the store.
  ///
  /// - Throws: what SQLite throws.
  package static func events(
    after number: UInt64, limit: Int, in database: Database
  ) throws -> [Published<Event>] {
    try EventRows.page(after: number, limit: limit, of: Event.self, in: database).events.map {
      $0.published()
    }
  }

  /// The number of the newest event in the log: whoever begins after it sees what comes from now on.
  ///
  /// - Throws: as ``StoreDatabase/read(_:)``.
  package func last() async throws(PentadError) -> UInt64 {
    try await feed.store.read { try EventRows.newest(in: $0) }
  }

  /// ``last()`` for callers that are not tasks: blocks the calling thread.
  ///
  /// - Throws: as ``StoreDatabase/readNow(_:)``.
  package func lastNow() throws(PentadError) -> UInt64 {
    try feed.store.readNow { try EventRows.newest(in: $0) }
  }
}
