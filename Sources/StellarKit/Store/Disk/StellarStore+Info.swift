import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  /// Returns all stored data of a class, by its id with or without the J; nil when nothing is
  /// stored.
  func detail(_ masterId: String) async throws(PentadError) -> StellarClassDetail? {
    try await database.read { database in
      let id = try Self.known(masterId, in: database)
      return try Self.current(id, in: database).map { try Self.detail($0, in: database) }
    }
  }

  /// Returns the id under which a class is stored or bookmarked: the given id, or its variant with
  /// or without the J. Otherwise returns the id of the only class whose id is another spelling of
  /// it.
  static func known(_ masterId: String, in database: Database) throws -> String {
    let ids = [masterId] + (ClassNumber(masterId)?.variants.map(\.normalForm) ?? [])
    let known = try ids.first { id in
      try Row.fetchOne(
        database,
        sql: """
          SELECT 1 FROM class WHERE master_id = :id
          UNION ALL SELECT 1 FROM bookmark WHERE master_id = :id
          """, arguments: ["id": id]) != nil
    }
    return try known ?? spelled(masterId, in: database) ?? masterId
  }

  private static func spelled(_ masterId: String, in database: Database) throws -> String? {
    guard let code = ClassCode(masterId), code.hasNumber else { return nil }
    let rows = try CodeTable(database: database).classes(of: code, upTo: .master)
    let ids = try ClassTable(database: database).masterIds(of: rows)
    return ids.count == 1 ? ids.first : nil
  }

  /// Returns all stored data of a class in its own term, and whether its id alone means this row.
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

  /// Returns the class that an id alone means: in the current term, or else in the term that was
  /// stored last.
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

  // MARK: Storing an answer

  /// Stores the source's data of a class. Without content nothing changes. Without announcements
  /// the stored ones are kept. If a later answer for the class in its term is stored, nothing
  /// changes.
  func keep(
    _ info: ClassInfo, askedAt: Int64, now: Int64
  ) async throws(PentadError) -> InfoChange {
    guard let item = info.content else { return InfoChange() }
    return try await database.write { database in
      let table = ClassTable(database: database)
      // A time in the future was stored before the clock was set back.
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
      let news = try info.announcements.map {
        try Self.keep($0, of: item, in: database)
      }
      return InfoChange(
        isChanged: isChanged || (news?.edited ?? 0) > 0, newAnnouncements: news?.new.count ?? 0)
    }
  }

  // MARK: Visits

  /// Records a visit, and removes the oldest ones above the limit.
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

  /// Returns the classes visited last, the most recent first.
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
