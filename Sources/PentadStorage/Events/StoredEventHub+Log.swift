package import GRDB
package import PentadCore

extension StoredEventHub {
  // MARK: The table

  /// Creates the table `event_log`, in a migration. Its rows are never rescued from a damaged
  /// store: observers have to reload then.
  package static func createTable(in database: Database) throws {
    try EventRows.createTable(in: database)
  }

  /// Appends events to the log, inside the write that makes their changes. The events are in the
  /// log only if that write commits; then call ``committed()``.
  ///
  /// - Parameters:
  ///   - now: milliseconds since 1970-01-01 00:00 UTC, for ``prune(now:in:)``.
  ///   - database: a connection to the store of the hub.
  /// - Throws: errors of SQLite; ``PentadCore/PentadError/Code/misuse`` for an event with a
  ///   ``LoggedEvent/transientKey``.
  package func append(_ events: [Event], now: Int64, in database: Database) throws {
    guard !events.isEmpty else { return }
    let number = try EventRows.append(events, now: now, in: database)
    try feed.noticeCommit(of: events, after: number, in: database)
  }

  /// Deletes events that are older than seven days, but none of the newest 100,000. Call it inside
  /// a write, from time to time.
  ///
  /// An event with a time in the future, caused by a wrong clock, counts as old.
  ///
  /// - Parameter now: milliseconds since 1970-01-01 00:00 UTC.
  package func prune(now: Int64, in database: Database) throws {
    try EventRows.prune(now: now, in: database)
  }

  // MARK: Polling

  /// Reads the first events after a number, at most `limit`; empty if there are no more, or if
  /// `limit` is less than 1. If some events after the number no longer exist, the result is a
  /// single `reset`.
  ///
  /// - Throws: as ``StoreDatabase/read(_:)``.
  package func read(
    after number: UInt64, limit: Int
  ) async throws(PentadError) -> [Published<Event>] {
    try await feed.store.read { try Self.events(after: number, limit: limit, in: $0) }
  }

  /// Blocking variant of ``read(after:limit:)``, for callers that are not tasks.
  ///
  /// - Throws: as ``StoreDatabase/readNow(_:)``.
  package func readNow(
    after number: UInt64, limit: Int
  ) throws(PentadError) -> [Published<Event>] {
    try feed.store.readNow { try Self.events(after: number, limit: limit, in: $0) }
  }

  /// Variant of ``read(after:limit:)`` for use inside a read or a write of the store.
  ///
  /// - Throws: errors of SQLite.
  package static func events(
    after number: UInt64, limit: Int, in database: Database
  ) throws -> [Published<Event>] {
    try EventRows.page(after: number, limit: limit, of: Event.self, in: database).events.map {
      $0.published()
    }
  }

  /// Returns the number of the newest event in the log; an observer that begins after it gets only
  /// later events.
  ///
  /// - Throws: as ``StoreDatabase/read(_:)``.
  package func last() async throws(PentadError) -> UInt64 {
    try await feed.store.read { try EventRows.newest(in: $0) }
  }

  /// Blocking variant of ``last()``, for callers that are not tasks.
  ///
  /// - Throws: as ``StoreDatabase/readNow(_:)``.
  package func lastNow() throws(PentadError) -> UInt64 {
    try feed.store.readNow { try EventRows.newest(in: $0) }
  }
}
