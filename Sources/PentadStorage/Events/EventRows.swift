import Foundation
import GRDB
import PentadCore

/// The table of the event log.
///
/// A row contains the events of one write, split into rows of 256. Its key is the number of its
/// last event. The newest row is never deleted, so that the numbers continue. The first row has no
/// events: it only defines the first number.
enum EventRows {
  /// The maximum number of events that a table row contains.
  private static var rowLimit: Int { 256 }
  /// The limits of ``prune(now:in:)``: a number of events, and an age in milliseconds.
  private static var keptEvents: Int64 { 100_000 }
  private static var keptTime: Int64 { 7 * 86_400_000 }

  static func createTable(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE event_log (
          last INTEGER PRIMARY KEY,
          count INTEGER NOT NULL,
          at INTEGER NOT NULL,
          events BLOB NOT NULL
        ) STRICT;
        """)
    try insert(last: origin, [], now: 0, in: database)
  }

  /// Microseconds since 1970. It is beyond the numbers of every earlier log, since no log gets a
  /// million events per second.
  private static var origin: Int64 {
    TimeSource.system.date().multipliedReportingOverflow(by: 1_000).partialValue
  }

  /// Returns the number of the newest event; 0 if the table was emptied by other code.
  static func newest(in database: Database) throws -> UInt64 {
    UInt64(clamping: try last(in: database) ?? 0)
  }

  private static func last(in database: Database) throws -> Int64? {
    let statement = try database.cachedStatement(sql: "SELECT max(last) FROM event_log")
    return try Int64.fetchOne(statement)
  }

  /// Returns a number that changes when another connection commits.
  static func version(in database: Database) throws -> Int64? {
    try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version"))
  }

  // MARK: Writing

  /// Appends events.
  ///
  /// - Returns: the number after which the events were inserted.
  static func append(
    _ events: [some LoggedEvent], now: Int64, in database: Database
  ) throws -> UInt64 {
    guard events.allSatisfy({ $0.transientKey == nil }) else {
      throw PentadError(.misuse, "a transient event cannot be logged; publish it")
    }
    let before = try last(in: database) ?? origin
    var last = before
    for start in stride(from: 0, to: events.count, by: rowLimit) {
      let row = events[start..<min(start + rowLimit, events.count)]
      let (next, overflow) = last.addingReportingOverflow(Int64(row.count))
      guard !overflow else { throw PentadError(.storage, "the event log has no numbers left") }
      try insert(last: next, row.map { $0.encoded() }, now: now, in: database)
      last = next
    }
    return UInt64(clamping: before)
  }

  private static func insert(
    last: Int64, _ events: [Data], now: Int64, in database: Database
  ) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT INTO event_log (last, count, at, events) VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [last, events.count, now, EventFrames.joined(events)])
  }

  /// Deletes from the oldest row to the first young one, and reads no further: the cost depends on
  /// the deleted rows only.
  static func prune(now: Int64, in database: Database) throws {
    guard let last = try last(in: database) else { return }
    try database.execute(
      sql: """
        DELETE FROM event_log WHERE last <= ?1 AND last < ifnull(
          (SELECT last FROM event_log WHERE at > ?2 AND at <= ?3 ORDER BY last LIMIT 1),
          9223372036854775807)
        """,
      arguments: [
        last.subtractingReportingOverflow(keptEvents).partialValue,
        now.subtractingReportingOverflow(keptTime).partialValue, now,
      ])
  }

  // MARK: Reading

  /// The result of a read: events, and the number of the newest event at that time.
  struct Page {
    var events: [LogEntry] = []
    let newest: UInt64

    /// Returns a page with one reset in place of all events up to a number.
    static func reset(to number: UInt64, newest: UInt64) -> Page {
      Page(events: [LogEntry(number: number, event: nil)], newest: newest)
    }
  }

  /// Reads the first events after a number; returns a reset if some of them are gone.
  ///
  /// If the log still has its beginning, only events of an earlier log can be missing: the events
  /// after the reset begin there. Otherwise they begin with the next new event.
  static func page(
    after number: UInt64, limit: Int, of kind: any LoggedEvent.Type, in database: Database
  ) throws -> Page {
    var page = Page(newest: try newest(in: database))
    guard number != page.newest, limit > 0 else { return page }
    guard number < page.newest else { return .reset(to: page.newest, newest: page.newest) }
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: "SELECT last, count, events FROM event_log WHERE last > ? ORDER BY last"),
      arguments: [Int64(clamping: number)])
    var reached = number
    while page.events.count < limit, let row = try rows.next() {
      let last = try row.decode(Int64.self, atIndex: 0)
      let count = try row.decode(Int64.self, atIndex: 1)
      let first = UInt64(clamping: last.subtractingReportingOverflow(count).partialValue)
      guard first <= reached else { break }
      let frames = EventFrames.split(try row.decode(Data.self, atIndex: 2), count: count)
      for entry in entries(frames, of: kind, after: first, last: UInt64(clamping: last))
      where entry.number > reached && page.events.count < limit {
        page.events.append(entry)
      }
      reached = UInt64(clamping: last)
    }
    guard page.events.isEmpty else { return page }
    let beginning = try beginning(in: database).flatMap { number < $0 ? $0 : nil }
    return .reset(to: beginning ?? page.newest, newest: page.newest)
  }

  /// Returns the number before the first event of the log; nil if that event was pruned.
  private static func beginning(in database: Database) throws -> UInt64? {
    let row = try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT last, count FROM event_log ORDER BY last LIMIT 1"))
    guard let row, try row.decode(Int64.self, atIndex: 1) == 0 else { return nil }
    return UInt64(clamping: try row.decode(Int64.self, atIndex: 0))
  }

  /// Decodes the events of a row. An unreadable event becomes a reset; an unreadable row becomes a
  /// single reset.
  private static func entries(
    _ frames: [Data]?, of kind: any LoggedEvent.Type, after number: UInt64, last: UInt64
  ) -> [LogEntry] {
    guard let frames else { return [LogEntry(number: last, event: nil)] }
    return zip((number + 1)..., frames).map { number, frame in
      LogEntry(number: number, event: kind.init(encoded: frame))
    }
  }
}

/// An event on its way to an observer; nil means a reset.
///
/// The code between the hub and its observers does not know the type of the events: generic code
/// takes several times as long.
struct LogEntry: Sendable {
  let number: UInt64
  let event: (any LoggedEvent)?

  func published<Event: LoggedEvent>() -> Published<Event> {
    Published(number: number, event: event as? Event ?? .reset)
  }
}
