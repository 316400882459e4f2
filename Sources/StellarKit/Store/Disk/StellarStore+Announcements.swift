import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  /// Returns the announcements of a class, the newest first.
  static func news(
    of item: StellarClass, in database: Database
  ) throws -> [StellarNewsItem] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(columns),
          EXISTS (SELECT 1 FROM read_mark
            WHERE read_mark.master_id = announcement.master_id
              AND read_mark.key = announcement.key)
        FROM announcement WHERE master_id = ? AND term = ? ORDER BY seconds DESC, key
        """, arguments: [item.masterId, item.term?.code ?? ""])
    return rows.compactMap { row in
      announcement(row).map { StellarNewsItem(announcement: $0, isRead: row.value(10) ?? false) }
    }
  }

  static let columns = """
    key, seconds, title, text, html, source_id, author, site_url, changed, attachments
    """

  /// Reads ``columns``.
  static func announcement(_ row: Row) -> StellarAnnouncement? {
    guard let key: String = row.value(0), let seconds: Int64 = row.value(1),
      let title: String = row.value(2), let text: String = row.value(3)
    else { return nil }
    return StellarAnnouncement(
      key: key, unixTime: seconds, title: title, text: text, html: row.value(4),
      id: row.value(5), author: row.value(6), siteURL: row.value(7), changed: row.value(8),
      attachments: row.value(9).flatMap(StoredJSON.value) ?? [])
  }

  // MARK: Storing

  /// Stores the announcements of a class. An edited announcement replaces its earlier version.
  ///
  /// Announcements older than the oldest of them are kept, because a feed is limited. A missing
  /// announcement that is not older was withdrawn and is removed.
  ///
  /// - Parameter since: the time in seconds from which the answer is complete; nil for a feed.
  /// - Returns: the keys of new announcements, and the number of edited ones.
  static func keep(
    _ announcements: [StellarAnnouncement], of item: StellarClass, since: Int64? = nil,
    in database: Database
  ) throws -> (new: [String], edited: Int, keys: [String: String]) {
    let place: StatementArguments = [item.masterId, item.term?.code ?? ""]
    let stored = try Row.fetchAll(
      database,
      sql: "SELECT \(columns) FROM announcement WHERE master_id = ? AND term = ?",
      arguments: place
    ).compactMap(announcement)
    let keyed = AnnouncementMatch.keyed(
      announcements.map { $0.keyed($0.key) },
      like: try known(stored, of: item.masterId, in: database))
    let current = keyed.unique(by: \.key)
    let keys = Set(current.map(\.key))
    let oldest = since ?? current.map(\.seconds).min() ?? .max
    for gone in stored where gone.seconds >= oldest && !keys.contains(gone.key) {
      try database.execute(
        sql: "DELETE FROM announcement WHERE master_id = ? AND term = ? AND key = ?",
        arguments: place + [gone.key])
    }
    let before = Dictionary(stored.map { ($0.key, $0) }) { first, _ in first }
    var (new, edited) = ([String](), 0)
    let insert = try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO announcement (master_id, term, \(columns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for one in current where before[one.key] != one {
      if before[one.key] == nil { new.append(one.key) } else { edited += 1 }
      try insert.execute(
        arguments: place + [one.key, one.seconds, one.title, one.text, one.html, one.id]
          + [one.author, one.siteURL, one.changed]
          + [one.attachments.isEmpty ? nil : StoredJSON.text(one.attachments)])
    }
    let received = zip(announcements, keyed).map { ($0.key, $1.key) }
    return (new, edited, Dictionary(received) { first, _ in first })
  }

  /// Returns the known announcements of a class: the stored ones, and the read marks of others.
  private static func known(
    _ stored: [StellarAnnouncement], of masterId: String, in database: Database
  ) throws -> [AnnouncementMatch.Known] {
    let keys = Set(stored.map(\.key))
    let marks = try Row.fetchAll(
      database,
      sql: """
        SELECT key, seconds, author, title FROM read_mark
        WHERE master_id = ? AND seconds IS NOT NULL
        """, arguments: [masterId])
    return stored.map {
      AnnouncementMatch.Known(
        key: $0.key, id: $0.id, seconds: $0.seconds, author: $0.author, title: $0.title,
        text: $0.text)
    }
      + marks.compactMap { row in
        guard let key: String = row.value(0), let seconds: Int64 = row.value(1),
          !keys.contains(key)
        else { return nil }
        return AnnouncementMatch.Known(
          key: key, id: nil, seconds: seconds, author: row.value(2), title: row.value(3) ?? "",
          text: nil)
      }
  }
}
