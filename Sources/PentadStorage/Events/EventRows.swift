import Foundation
import GRDB
import PentadCore

/// The table of the log.
///
/// A row is one write's events, or 256 of them when there were more. It is found by the number of its
/// last event, and the newest row always stays, so that the numbers go on. The first row has no events:
/// it says where the numbers begin.
enum EventRows {
  /// How many events a row holds at most.
  private static var rowLimit: Int { 256 }
  /// What ``prune(now:in:)`` leaves: so many events, and so many milliseconds.
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

  /// Beyond the numbers of any log that was made earlier: none gets a million events a second.
  private static var origin: Int64 {
    TimeSource.system.date().multipliedReportingOverflow(by: 1_000).partialValue
  }

  /// The number of the newest event; 0 when somebody has emptied the table.
  static func newest(in database: Database) throws -> UInt64 {
    UInt64(clamping: try last(in: database) ?? 0)
  }

  private static func last(in database: Database) throws -> Int64? {
    let statement = try database.cachedStatement(sql: "SELECT max(last) FROM event_log")
    return try Int64.fetchOne(statement)
  }

  /// Changes when somebody else commits.
  static func version(in database: Database) throws -> Int64? {
    try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version"))
  }

  // MARK: Writing

  /// - Returns: the number after which the events stand.
  static func append(
    _ events: [some LoggedEvent], now: Int64, in database: Database
  ) throws -> UInt64 {
    guard events.allSatisfy({ $0.transientKey == nil }) else {
      throw PentadError(.misuse, "an event of the moment cannot be logged; publish it")
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

  /// Goes from the oldest row to the first that is young, and no further: it costs what it removes.
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

  /// What a look into the log brings: events, and the number of the newest at that moment.
  struct Page {
    var events: [LogEntry] = []
    let newest: UInt64

    /// One reset in place of all up to a number.
    static func reset(to number: UInt64, newest: UInt64) -> Page {
      Page(events: [LogEntry(number: number, event: nil)], newest: newest)
    }
  }

  /// The first events after a number; a reset when some of them are gone.
  ///
  /// In a log that still has its beginning nothing is gone but what stood in an earlier one: what
  /// follows on the reset begins there. In another it is what happens from now on.
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

  /// The number before the first event, as long as that is in the table.
  private static func beginning(in database: Database) throws -> UInt64? {
    let row = try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT last, count FROM event_log ORDER BY last LIMIT 1"))
    guard let row, try row.decode(Int64.self, atIndex: 1) == 0 else { return nil }
    return UInt64(clamping: try row.decode(Int64.self, atIndex: 0))
  }

  /// The events of a row. One that cannot be read makes a reset; a row that cannot, a single one.
  private static func entries(
    _ frames: [Data]?, of kind: any LoggedEvent.Type, after number: UInt64, last: UInt64
  ) -> [LogEntry] {
    guard let frames else { return [LogEntry(number: last, event: nil)] }
    return zip((number + 1)..., frames).map { number, frame in
      LogEntry(number: number, event: kind.init(encoded: frame))
    }
  }
}

/// An event on its way to an observer; nil stands for a reset.
///
/// What stands between the hub and its observers' places does not know the type of the events: code
/// that is generic over it takes several times as long.
struct LogEntry: Sendable {
  let number: UInt64
  let event: (any LoggedEvent)?

  func published<Event: LoggedEvent>() -> Published<Event> {
    Published(number: number, event: event as? Event ?? .reset)
  }
}
