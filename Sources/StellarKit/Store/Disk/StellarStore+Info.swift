#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  extension StellarStore {
    /// All that is stored of a class, by its id or by that with or without the J; nil when nothing is.
    func detail(_ masterId: String) async throws(PentadError) -> StellarClassDetail? {
      try await database.read { database in
        let id = try Self.known(masterId, in: database)
        return try Self.current(id, in: database).map { try Self.detail($0, in: database) }
      }
    }

    /// The id under which a class is stored or bookmarked: the given one, or that with or without the J.
    static func known(_ masterId: String, in database: Database) throws -> String {
      let ids = [masterId] + (ClassNumber(masterId)?.variants.map(\.normalForm) ?? [])
      return try ids.first { id in
        try Row.fetchOne(
          database,
          sql: """
            SELECT 1 FROM class WHERE master_id = :id
            UNION ALL SELECT 1 FROM bookmark WHERE master_id = :id
            """, arguments: ["id": id]) != nil
      } ?? masterId
    }

    /// All that is stored of a class in its own term, and whether its id alone means that one.
    func detail(
      of item: StellarClass
    ) async throws(PentadError) -> (detail: StellarClassDetail, isCurrent: Bool)? {
      try await database.read { database in
        let table = ClassTable(database: database)
        guard let stored = try table.stored(item.masterId, of: item.term) else { return nil }
        let current = try Self.current(item.masterId, in: database)
        return (try Self.detail(stored, in: database), stored.id == current?.id)
      }
    }

    /// The class that an id alone means: of the current term, else of the term that was stored last.
    static func current(_ masterId: String, in database: Database) throws -> ClassTable.Stored? {
      try ClassTable(database: database).current(masterId, in: try term(in: database))
    }

    private static func detail(
      _ stored: ClassTable.Stored, in database: Database
    ) throws -> StellarClassDetail {
      let isBookmarked =
        try Row.fetchOne(
          database, sql: "SELECT 1 FROM bookmark WHERE master_id = ? AND archived_at IS NULL",
          arguments: [stored.item.masterId]) != nil
      return StellarClassDetail(
        item: stored.item, news: try news(of: stored.item, in: database),
        isBookmarked: isBookmarked, infoStoredAt: stored.infoAt)
    }

    /// The announcements of a class, the newest first.
    private static func news(
      of item: StellarClass, in database: Database
    ) throws -> [StellarNewsItem] {
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT seconds, title, text,
            EXISTS (SELECT 1 FROM read_mark
              WHERE read_mark.master_id = announcement.master_id
                AND read_mark.key = announcement.key)
          FROM announcement WHERE master_id = ? AND term = ? ORDER BY seconds DESC, key
          """, arguments: [item.masterId, item.term?.code ?? ""])
      return rows.compactMap { row in
        guard let seconds: Int64 = row.value(0), let title: String = row.value(1),
          let text: String = row.value(2)
        else { return nil }
        return StellarNewsItem(
          announcement: StellarAnnouncement(unixTime: seconds, title: title, text: text),
          isRead: row.value(3) ?? false)
      }
    }

    // MARK: Keeping an answer

    /// Keeps what the source told of a class. Without content it changes nothing; without announcements
    /// those that are stored stay. Where the source was asked later for what is stored of the class in its
    /// term, nothing changes.
    ///
    /// Announcements older than the oldest of the answer stay too: a feed has only so many. One that the
    /// answer would have, had it not been withdrawn or edited, goes.
    func keep(
      _ info: ClassInfo, askedAt: Int64, now: Int64
    ) async throws(PentadError) -> InfoChange {
      guard let item = info.content else { return InfoChange() }
      return try await database.write { database in
        let table = ClassTable(database: database)
        // One from the future was stored before the clock was set back.
        if let infoAt = try table.stored(item.masterId, of: item.term)?.infoAt,
          infoAt > askedAt, infoAt <= now
        {
          return InfoChange()
        }
        let last = try table.lastID()
        let (id, isChanged) = try table.save(item, indexedUpTo: last)
        try table.index(after: last)
        try database.execute(
          sql: "UPDATE class SET info_at = ? WHERE id = ?", arguments: [askedAt, id])
        let new = try info.announcements.map {
          try Self.keep($0, of: item, in: database)
        }
        return InfoChange(isChanged: isChanged, newAnnouncements: new ?? 0)
      }
    }

    private static func keep(
      _ announcements: [StellarAnnouncement], of item: StellarClass, in database: Database
    ) throws -> Int {
      let key: StatementArguments = [item.masterId, item.term?.code ?? ""]
      // As they come back: a moment that no date can hold changes the key.
      let announcements = announcements.map {
        StellarAnnouncement(unixTime: $0.seconds, title: $0.title, text: $0.text)
      }
      if let oldest = announcements.map(\.seconds).min() {
        let keys = Set(announcements.map(\.key))
        let stored = try String.fetchAll(
          database,
          sql: "SELECT key FROM announcement WHERE master_id = ? AND term = ? AND seconds >= ?",
          arguments: key + [oldest])
        for gone in stored where !keys.contains(gone) {
          try database.execute(
            sql: "DELETE FROM announcement WHERE master_id = ? AND term = ? AND key = ?",
            arguments: key + [gone])
        }
      }
      var count = 0
      for announcement in announcements {
        try database.execute(
          sql: """
            INSERT OR IGNORE INTO announcement (master_id, term, key, seconds, title, text)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
          arguments: key
            + [
              announcement.key, announcement.seconds, announcement.title, announcement.text,
            ])
        count += database.changesCount
      }
      return count
    }

    // MARK: Visits

    /// Notes a visit, and forgets the oldest beyond the limit.
    func visit(_ masterId: String, at now: Int64) async throws(PentadError) {
      try await database.write { database in
        try database.execute(
          sql: """
            INSERT OR REPLACE INTO recent (master_id, at, visit)
            VALUES (?, ?, (SELECT ifnull(max(visit), 0) + 1 FROM recent))
            """, arguments: [masterId, now])
        let going = try String.fetchAll(
          database, sql: "SELECT master_id FROM recent ORDER BY visit DESC LIMIT -1 OFFSET ?",
          arguments: [StellarPolicies.recentCount])
        for id in going {
          try database.execute(sql: "DELETE FROM recent WHERE master_id = ?", arguments: [id])
          try ClassTable(database: database).removeUnused(where: "master_id = ?", [id])
        }
      }
    }

    /// The classes visited last, the last one first.
    func recent(_ limit: Int) async throws(PentadError) -> [StellarClass] {
      try await database.read { database in
        let ids = try String.fetchAll(
          database, sql: "SELECT master_id FROM recent ORDER BY visit DESC LIMIT ?",
          arguments: [max(0, limit)])
        let (table, term) = (ClassTable(database: database), try Self.term(in: database))
        return try ids.compactMap { try table.current($0, in: term)?.item }
      }
    }
  }

  extension StellarAnnouncement {
    /// As the wire has it.
    fileprivate var seconds: Int64 { date / 1_000 }
  }
#endif
