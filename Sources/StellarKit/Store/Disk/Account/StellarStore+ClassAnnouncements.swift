import GRDB
import PentadCore
import PentadStorage

/// The effect of new announcements on the store.
struct AnnouncementChange: Sendable {
  /// The number of new announcements of each class that has any.
  var new: [String: Int] = [:]
  /// The classes in which an announcement was added, edited or removed.
  var changed: Set<String> = []
  var changesUnread = false
}

extension StellarStore {
  /// Stores announcements of classes, complete from a time on, with their read marks.
  ///
  /// A read mark of the source has no effect while a mark of the user is pending, or if one was
  /// delivered after the request.
  func keep(
    _ items: [StellarClassAnnouncement], since: Int64?, _ answer: RefreshAnswer
  ) async throws(PentadError) -> AnnouncementChange {
    let byClass = Dictionary(grouping: items, by: \.masterId)
    return try await logging(at: answer.now) { database in
      var (change, updates) = (AnnouncementChange(), [StellarUpdate]())
      var stored: [String] = []
      for id in answer.classes {
        // The user may have erased the class since the request.
        guard let item = try Self.current(id, in: database)?.item else { continue }
        stored.append(id)
        let isFirst = try Self.refreshedAt(.announcements, of: id, in: database) == nil
        let announcements = byClass[id] ?? []
        let before = database.totalChangesCount
        let kept = try Self.keep(
          announcements.map(\.announcement), of: item, since: since.map { $0 / 1_000 } ?? .min,
          in: database)
        if database.totalChangesCount > before { change.changed.insert(id) }
        if !kept.new.isEmpty { change.new[id] = kept.new.count }
        if !isFirst { updates += kept.new.map { .announcement(masterId: id, key: $0) } }
        for one in announcements {
          let key = kept.keys[one.announcement.key] ?? one.announcement.key
          if try self.adopt(one, key: key, answer, in: database) { change.changesUnread = true }
        }
      }
      change.changesUnread = change.changesUnread || !change.new.isEmpty
      let isWhole = stored.count == answer.classes.count
      let noted = RefreshAnswer(
        part: answer.part, request: answer.request, tag: isWhole ? answer.tag : nil,
        classes: stored, askedAt: answer.askedAt, now: answer.now)
      try Self.note(noted, variant: Self.variant(since), isFull: since == nil, in: database)
      return (change, updates)
    }
  }

  /// The name of the request for all announcements, or for those from a time on.
  static func variant(_ since: Int64?) -> String { since == nil ? ".full" : ".since" }

  /// Stores the read mark and the number of replies. Returns true if the mark changed.
  private func adopt(
    _ one: StellarClassAnnouncement, key: String, _ answer: RefreshAnswer, in database: Database
  ) throws -> Bool {
    try database.cachedStatement(
      sql: """
        UPDATE announcement SET post_count = ?1
        WHERE master_id = ?2 AND key = ?3 AND post_count IS NOT ?1
        """
    ).execute(arguments: [one.postCount, one.masterId, key])
    guard let isRead = one.isRead else { return false }
    let lane = Self.lane(ofMark: one.announcement.id ?? key, one.masterId)
    let isStored = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT 1 FROM read_mark WHERE master_id = ? AND key = ?"),
      arguments: [one.masterId, key])
    guard isRead != (isStored != nil),
      try !hasPending(lane, askedAt: answer.askedAt, now: answer.now, in: database)
    else { return false }
    guard isRead else {
      try database.cachedStatement(sql: "DELETE FROM read_mark WHERE master_id = ? AND key = ?")
        .execute(arguments: [one.masterId, key])
      return true
    }
    let values = one.announcement
    try database.cachedStatement(
      sql: """
        INSERT INTO read_mark (master_id, key, at, seconds, title, author)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        one.masterId, key, answer.now, values.seconds, values.title, values.author,
      ])
    return true
  }

  // MARK: Reading

  /// Returns the announcements of all classes in which the account is enrolled, the newest first.
  func feed(
    after position: FeedPosition?, onlyUnread: Bool, limit: Int
  ) async throws(PentadError) -> (items: [StellarFeedItem], at: Int64)? {
    try await database.read { database in
      guard let at = try Self.refreshedAt(.announcements, in: database) else { return nil }
      let rows = try Row.fetchAll(
        database,
        sql: """
          WITH item AS (
            SELECT *, EXISTS (SELECT 1 FROM read_mark
              WHERE read_mark.master_id = announcement.master_id
                AND read_mark.key = announcement.key) AS is_read
            FROM announcement
            WHERE EXISTS (SELECT 1 FROM enrolment WHERE left_at IS NULL
              AND enrolment.master_id = announcement.master_id AND class_term = announcement.term))
          SELECT \(Self.columns), is_read, post_count, master_id FROM item
          WHERE (?1 IS NULL OR seconds < ?1 OR seconds = ?1 AND (master_id, key) > (?2, ?3))
            AND NOT (?4 AND is_read)
          ORDER BY seconds DESC, master_id, key LIMIT ?5
          """,
        arguments: [
          position?.seconds, position?.masterId, position?.key, onlyUnread, max(0, limit),
        ])
      var classes: [String: StellarClass] = [:]
      let items = try rows.compactMap { row -> StellarFeedItem? in
        guard let announcement = Self.announcement(row), let id: String = row.value(12),
          let seconds: Int64 = row.value(1)
        else { return nil }
        let item =
          try classes[id] ?? Self.current(id, in: database)?.item
          ?? StellarClass(masterId: id, name: id, title: "")
        classes[id] = item
        return StellarFeedItem(
          item: item, announcement: announcement, isRead: row.value(10) ?? false,
          postCount: row.value(11),
          position: FeedPosition(seconds: seconds, masterId: id, key: announcement.key).text)
      }
      return (items, at)
    }
  }
}
