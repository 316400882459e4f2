import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  /// Marks announcements of a class as read, or all stored ones without keys. Returns false when
  /// nothing changed.
  ///
  /// When none is unread any more, the server's notice of the class is removed, and the change is
  /// queued for the server.
  func markRead(
    _ number: String, keys: [String]?, at now: Int64
  ) async throws(PentadError) -> Bool {
    let (outbox, accepted) = (outbox, accepted)
    return try await database.write { database in
      let masterId = try Self.known(number, in: database)
      let keys =
        try keys
        ?? String.fetchAll(
          database, sql: "SELECT key FROM announcement WHERE master_id = ?",
          arguments: [masterId])
      var isChanged = false
      for key in keys {
        try database.execute(
          sql: """
            INSERT OR IGNORE INTO read_mark (master_id, key, at, seconds, title, author)
            SELECT :id, :key, :now, seconds, title, author FROM (SELECT 1) LEFT JOIN (
              SELECT seconds, title, author FROM announcement
              WHERE master_id = :id AND key = :key LIMIT 1)
            """, arguments: ["id": masterId, "key": key, "now": now])
        guard database.changesCount > 0 else { continue }
        isChanged = true
        if accepted.readMarks { try self.queueMark(key, true, masterId, now: now, in: database) }
      }
      guard try Self.unread(masterId, in: database) == 0 else { return isChanged }
      try database.execute(
        sql: "DELETE FROM unread_notice WHERE master_id = ?", arguments: [masterId])
      guard database.changesCount > 0, accepted.bookmarks == .ofDevice else { return isChanged }
      let change = StellarChange(kind: .read, masterId: masterId, term: nil)
      try outbox.append(try Self.draft(change), now: now, in: database)
      return true
    }
  }

  /// Marks an announcement as unread. Returns false when it was unread already.
  func markUnread(
    _ number: String, key: String, at now: Int64
  ) async throws(PentadError) -> Bool {
    let accepted = accepted
    return try await database.write { database in
      let masterId = try Self.known(number, in: database)
      try database.execute(
        sql: "DELETE FROM read_mark WHERE master_id = ? AND key = ?", arguments: [masterId, key])
      guard database.changesCount > 0 else { return false }
      if accepted.readMarks { try self.queueMark(key, false, masterId, now: now, in: database) }
      return true
    }
  }

  /// Queues the read mark of an announcement. One without an id is not known to the source.
  private func queueMark(
    _ key: String, _ isRead: Bool, _ masterId: String, now: Int64, in database: Database
  ) throws {
    let id = try String.fetchOne(
      database,
      sql: """
        SELECT source_id FROM announcement
        WHERE master_id = ? AND key = ? AND source_id IS NOT NULL LIMIT 1
        """, arguments: [masterId, key])
    guard let id else { return }
    let change = StellarChange(kind: .mark, masterId: masterId, item: id, isOn: isRead)
    try outbox.append(try Self.draft(change), now: now, in: database)
  }

  /// Returns the number of unread announcements of each bookmarked or current class. A notice from the server
  /// without loaded announcements counts as one.
  func unreadCounts() async throws(PentadError) -> [String: Int] {
    try await database.read { try Self.unreadCounts(in: $0) }
  }

  static func unreadCounts(in database: Database) throws -> [String: Int] {
    let bookmarked = try String.fetchAll(
      database,
      sql: """
        SELECT master_id FROM bookmark WHERE archived_at IS NULL
        UNION SELECT master_id FROM enrolment WHERE is_current AND left_at IS NULL
        """)
    let noticed = Set(try String.fetchAll(database, sql: "SELECT master_id FROM unread_notice"))
    var counts: [String: Int] = [:]
    for id in bookmarked {
      let count = max(try unread(id, in: database), noticed.contains(id) ? 1 : 0)
      if count > 0 { counts[id] = count }
    }
    return counts
  }

  /// Counts the unread announcements that are shown for a class: those of the term that its id
  /// alone means.
  static func unread(_ masterId: String, in database: Database) throws -> Int {
    guard let item = try current(masterId, in: database)?.item else { return 0 }
    return try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM announcement WHERE master_id = ? AND term = ? AND NOT EXISTS
          (SELECT 1 FROM read_mark WHERE read_mark.master_id = announcement.master_id
            AND read_mark.key = announcement.key)
        """, arguments: [masterId, item.term?.code ?? ""]) ?? 0
  }

  /// Replaces the server's notices. Only notices of bookmarked classes are kept, without those
  /// whose read mark is still pending or was delivered after the request. Returns false when
  /// nothing changed.
  func replaceNotices(
    _ ids: Set<String>, askedAt: Int64, now: Int64
  ) async throws(PentadError) -> Bool {
    let outbox = outbox
    return try await database.write { database in
      let old = Set(try String.fetchAll(database, sql: "SELECT master_id FROM unread_notice"))
      let bookmarked = Set(
        try String.fetchAll(
          database, sql: "SELECT master_id FROM bookmark WHERE archived_at IS NULL"))
      let read = Set(
        try outbox.operations(in: database).compactMap { Self.change($0.draft) }
          .filter { $0.kind == .read }.map(\.masterId))
      let new = try ids.intersection(bookmarked).subtracting(read).filter {
        try !Self.isNoted(Self.reading($0), from: askedAt, to: now, in: database)
      }
      guard new != old else { return false }
      try database.execute(sql: "DELETE FROM unread_notice")
      for id in new {
        try database.execute(
          sql: "INSERT INTO unread_notice (master_id) VALUES (?)", arguments: [id])
      }
      return true
    }
  }

  /// Records that the server knows a class as read, for as long as an answer to an earlier request
  /// may arrive.
  static func noteRead(_ masterId: String, at now: Int64, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM fetched WHERE subject LIKE ? AND at NOT BETWEEN ? AND ?",
      arguments: [reading("%"), now - StellarPolicies.longestQuestion, now])
    try note(reading(masterId), at: now, in: database)
  }

  private static func reading(_ masterId: String) -> String { "read:\(masterId)" }
}
