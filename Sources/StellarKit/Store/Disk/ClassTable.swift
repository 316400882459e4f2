import GRDB
import PentadCore
import PentadStorage

/// The rows of classes, inside a read or a write of the store.
struct ClassTable {
  let database: Database

  static let columns = """
    class.id, class.master_id, class.term, class.name, class.title, class.blurb, class.site_url,
    class.times, class.instructors, class.assistants, class.old_numbers, class.info_at,
    class.facts
    """

  /// The SQL condition that the user has bookmarked or visited a class, or is or was enrolled in
  /// it, independent of the lists.
  static let isHeld = """
    (EXISTS (SELECT 1 FROM bookmark
      WHERE bookmark.master_id = class.master_id AND bookmark.term = class.term)
    OR EXISTS (SELECT 1 FROM recent WHERE recent.master_id = class.master_id)
    OR EXISTS (SELECT 1 FROM enrolment WHERE enrolment.master_id = class.master_id))
    """

  struct Stored {
    let id: Int64
    let item: StellarClass
    /// The time of the last successful request for this class; nil when only lists contained the
    /// class.
    let infoAt: Int64?
  }

  // MARK: Finding

  /// Returns the class with an id in the given term, or else in the term that was stored last.
  func current(_ masterId: String, in term: StellarTerm?) throws -> Stored? {
    try fetch(
      "WHERE master_id = ? ORDER BY term = ? DESC, id DESC LIMIT 1", [masterId, term?.code ?? ""]
    ).first
  }

  func stored(_ masterId: String, of term: StellarTerm?) throws -> Stored? {
    try fetch("WHERE master_id = ? AND term = ?", [masterId, term?.code ?? ""]).first
  }

  func fetch(_ rest: String, _ arguments: StatementArguments = []) throws -> [Stored] {
    let statement = try statement(rest)
    try statement.setArguments(arguments)
    let rows = RawStatement(statement)
    var found: [Stored] = []
    while try rows.next() { found.append(Stored(rows)) }
    return found
  }

  /// Reads rows in the order of their ids; missing rows are skipped.
  func rows(_ ids: [Int64], _ take: (Stored) throws -> Bool) throws {
    let rows = RawStatement(try statement("WHERE id = ?"))
    defer { rows.reset() }
    for id in ids {
      rows.reset()
      try rows.bind(id, at: 1)
      guard try rows.next() else { continue }
      guard try take(Stored(rows)) else { return }
    }
  }

  /// Returns the ids of the classes of rows. A class in two terms has two rows.
  func masterIds(of rows: [Int64]) throws -> Set<String> {
    let statement = try database.cachedStatement(sql: "SELECT master_id FROM class WHERE id = ?")
    return Set(try rows.compactMap { try String.fetchOne(statement, arguments: [$0]) })
  }

  private func statement(_ rest: String) throws -> Statement {
    try database.cachedStatement(sql: "SELECT \(Self.columns) FROM class \(rest)")
  }

  // MARK: Writing

  /// Stores a class in place of its previous row.
  ///
  /// A new row is not indexed for search yet; ``index(after:)`` indexes all of them at once.
  ///
  /// - Parameter last: the last row that is indexed, because a class may be saved twice before new
  ///   rows are indexed.
  func save(_ item: StellarClass, indexedUpTo last: Int64) throws -> (id: Int64, isChanged: Bool) {
    guard let old = try stored(item.masterId, of: item.term) else {
      return (try insert(item), true)
    }
    guard old.item != ClassRow.cleaned(item) else { return (old.id, false) }
    let isIndexed = old.id <= last
    if isIndexed { try SearchTable.classes.remove(where: "id = ?", [old.id], in: database) }
    try database.cachedStatement(
      sql: """
        UPDATE class SET name = ?, title = ?, blurb = ?, site_url = ?, times = ?,
          instructors = ?, assistants = ?, old_numbers = ?, facts = ? WHERE id = ?
        """
    ).execute(arguments: ClassRow.content(of: item) + [old.id])
    try CodeTable(database: database).replace(item, id: old.id)
    if isIndexed { try SearchTable.classes.add(where: "id = ?", [old.id], in: database) }
    return (old.id, true)
  }

  /// Moves a class to another term. If a class of that term exists, it replaces the moved one.
  func move(_ masterId: String, from old: String, to new: String, indexedUpTo last: Int64) throws {
    let place: StatementArguments = [masterId, old]
    try database.execute(
      sql: "UPDATE OR IGNORE class SET term = ? WHERE master_id = ? AND term = ?",
      arguments: [new] + place)
    guard database.changesCount == 0 else { return }
    let rows = try Int64.fetchAll(
      database, sql: "SELECT id FROM class WHERE master_id = ? AND term = ?", arguments: place)
    for id in rows {
      if id <= last { try SearchTable.classes.remove(where: "id = ?", [id], in: database) }
      try CodeTable(database: database).remove(id)
      try database.execute(sql: "DELETE FROM class_course WHERE class_id = ?", arguments: [id])
      try database.execute(sql: "DELETE FROM class WHERE id = ?", arguments: [id])
    }
  }

  /// Returns the id of the last row. Rows with higher ids are new.
  func lastID() throws -> Int64 {
    try Int64.fetchOne(database, sql: "SELECT ifnull(max(id), 0) FROM class") ?? 0
  }

  /// Returns the term of the last row; nil without a row, and for a row without a term.
  func lastTerm() throws -> StellarTerm? {
    try String.fetchOne(
      database.cachedStatement(sql: "SELECT term FROM class ORDER BY id DESC LIMIT 1")
    ).flatMap(StellarTerm.init(stored:))
  }

  /// Indexes the rows after an id.
  func index(after id: Int64) throws {
    try SearchTable.classes.add(where: "id > ?", [id], in: database)
  }

  /// Removes the classes that meet a condition, if no list contains them and the user has neither
  /// bookmarked nor visited them.
  func removeUnused(where condition: String, _ arguments: StatementArguments = []) throws {
    let ids = try Int64.fetchAll(
      database,
      sql: """
        SELECT id FROM class WHERE \(condition) AND NOT \(Self.isHeld)
          AND NOT EXISTS (SELECT 1 FROM class_course WHERE class_id = class.id)
        """, arguments: arguments)
    for id in ids {
      try SearchTable.classes.remove(where: "id = ?", [id], in: database)
      try CodeTable(database: database).remove(id)
      try database.cachedStatement(
        sql: """
          DELETE FROM announcement
          WHERE (master_id, term) = (SELECT master_id, term FROM class WHERE id = ?)
          """
      ).execute(arguments: [id])
      try database.cachedStatement(sql: "DELETE FROM class WHERE id = ?")
        .execute(arguments: [id])
    }
  }

  /// Removes all classes that the user has neither bookmarked nor visited, after all lists were
  /// removed.
  func keepHeld() throws {
    try database.keepRows(of: "class", where: Self.isHeld)
    try database.keepRows(of: "class_code", where: "class_id IN (SELECT id FROM class)")
    try database.keepRows(
      of: "announcement", where: "(master_id, term) IN (SELECT master_id, term FROM class)")
    try SearchTable.classes.rebuild(in: database)
  }

  private func insert(_ item: StellarClass) throws -> Int64 {
    try database.cachedStatement(
      sql: """
        INSERT INTO class (name, title, blurb, site_url, times, instructors, assistants,
          old_numbers, facts, master_id, term) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: ClassRow.content(of: item) + [item.masterId, item.term?.code ?? ""])
    let id = database.lastInsertedRowID
    try CodeTable(database: database).insert(item, id: id)
    return id
  }
}
