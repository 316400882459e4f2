import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  /// Stores the events of classes in a span. A stored event that the answer could contain but does
  /// not was removed. Returns true if something changed.
  func replace(
    _ events: [StellarCalendarEvent], in span: ClosedRange<Int64>, coversAccount: Bool,
    _ answer: RefreshAnswer
  ) async throws(PentadError) -> Bool {
    let events = events.unique(by: \.id)
    return try await database.write { database in
      if try Self.isOutdated(answer, in: database) { return false }
      var isChanged = false
      let old = Dictionary(
        try Self.events(in: database).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
      let insert = try database.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO calendar_event (\(Self.eventColumns))
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """)
      for event in events where old[event.id] != event {
        isChanged = true
        try insert.execute(
          arguments: [
            event.id, event.masterId, event.title, event.text, event.html, event.location,
            event.siteURL, event.start, event.end, event.day.map { Int64($0.number) },
          ])
      }
      let sent = Set(events.map(\.id))
      let classes = Set(answer.classes)
      for event in old.values where !sent.contains(event.id) {
        let isCovered = event.masterId.map(classes.contains) ?? coversAccount
        guard isCovered, event.start <= span.upperBound, event.end >= span.lowerBound else {
          continue
        }
        try database.execute(sql: "DELETE FROM calendar_event WHERE id = ?", arguments: [event.id])
        isChanged = true
      }
      try Self.note(answer, isFull: true, in: database)
      return isChanged
    }
  }

  /// Returns the events with a time in a span, the earliest first; nil when there was no answer.
  /// Items of classes that the source no longer lists are left out.
  func events(
    in span: ClosedRange<Int64>
  ) async throws(PentadError) -> (items: [StellarCalendarEvent], at: Int64)? {
    try await database.read { database in
      guard let at = try Self.refreshedAt(.events, in: database) else { return nil }
      let items = try Self.events(
        """
        WHERE start <= ? AND end >= ?
          AND (master_id IS NULL OR EXISTS (SELECT 1 FROM enrolment
            WHERE enrolment.master_id = calendar_event.master_id AND left_at IS NULL))
        ORDER BY start, id
        """, [span.upperBound, span.lowerBound], in: database)
      return (items, at)
    }
  }

  private static let eventColumns = """
    id, master_id, title, text, html, location, site_url, start, end, day
    """

  private static func events(
    _ rest: String = "", _ arguments: StatementArguments = [], in database: Database
  ) throws -> [StellarCalendarEvent] {
    try Row.fetchAll(
      database, sql: "SELECT \(eventColumns) FROM calendar_event \(rest)", arguments: arguments
    ).compactMap { row in
      guard let id: String = row.value(0), let title: String = row.value(2),
        let start: Int64 = row.value(7), let end: Int64 = row.value(8)
      else { return nil }
      return StellarCalendarEvent(
        id: id, masterId: row.value(1), title: title, text: row.value(3) ?? "",
        html: row.value(4), location: row.value(5), siteURL: row.value(6), start: start, end: end,
        day: date(row.value(9)))
    }
  }
}
