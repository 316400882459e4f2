import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  /// Returns the classes that match a text, the best first, and the current term.
  func search(_ text: String, limit: Int, now: Int64) async throws(PentadError) -> StoredHits {
    try await database.search { database in
      let term = try Self.term(in: database)
      let hits = try Self.search(text, limit: limit, term, in: database)
      let catalogue = hits.isEmpty ? try Self.catalogue(term, now: now, in: database) : .partial
      return StoredHits(classes: hits, term: term, catalogue: catalogue)
    }
  }

  private static func search(
    _ text: String, limit: Int, _ term: StellarTerm?, in database: Database
  ) throws -> [StellarClass] {
    let courses = try String.fetchAll(
      database.cachedStatement(sql: "SELECT number FROM course"))
    let search = ClassSearch(database: database, courses: courses)
    let ids: [Int64]
    switch try SearchQuery(text, courses: courses) {
    case .none: return []
    case .course(let course):
      return Array(try listed(course, in: database).sortedByName(in: course).prefix(limit))
    case .words(_, let numbers): ids = try search.classes(text, numbers, limit: limit)
    }
    let table = ClassTable(database: database)
    return try classes(ids, limit: limit, table, term ?? table.lastTerm())
  }

  /// Returns the classes of rows, in their order. A class in two terms is returned for the current
  /// one.
  private static func classes(
    _ ids: [Int64], limit: Int, _ table: ClassTable, _ term: StellarTerm?
  ) throws -> [StellarClass] {
    var hits: [StellarClass] = []
    var seen: Set<String> = []
    try table.rows(ids) { stored in
      guard seen.insert(stored.item.masterId).inserted else { return true }
      var hit = stored.item
      if hit.term != term, ids.count > 1, let current = try table.current(hit.masterId, in: term),
        ids.contains(current.id)
      {
        hit = current.item
      }
      hits.append(hit)
      return hits.count < limit
    }
    return hits
  }

  /// Returns how complete the stored catalogue is: whether there is a list for each course.
  private static func catalogue(
    _ term: StellarTerm?, now: Int64, in database: Database
  ) throws -> StoredHits.Catalogue {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT fetched.at, fetched.term FROM course
        LEFT JOIN fetched ON fetched.subject = 'classes:' || course.number
        """)
    var catalogue = rows.isEmpty ? StoredHits.Catalogue.partial : .fresh
    for row in rows {
      guard let at: Int64 = row.value(0) else { return .partial }
      let list = StoredClasses(
        classes: [], term: (row.value(1) as String?).flatMap(StellarTerm.init(stored:)),
        checksum: nil, storedAt: at)
      if !list.isFresh(in: term, now: now) { catalogue = .stale }
    }
    return catalogue
  }
}
