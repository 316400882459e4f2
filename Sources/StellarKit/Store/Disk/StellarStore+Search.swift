#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  extension StellarStore {
    /// The classes that a text finds, the best first, and the current term.
    func search(_ text: String, limit: Int) async throws(PentadError) -> StoredHits {
      try await database.read { database in
        let term = try Self.term(in: database)
        let hits = try Self.search(text, limit: limit, term, in: database)
        return StoredHits(classes: hits, term: term)
      }
    }

    private static func search(
      _ text: String, limit: Int, _ term: StellarTerm?, in database: Database
    ) throws -> [StellarClass] {
      let numbers = try String.fetchAll(
        database.cachedStatement(sql: "SELECT number FROM course"))
      let ids: [Int64]
      switch SearchQuery(text, courses: numbers) {
      case .none: return []
      case .course(let course):
        return Array(try listed(course, in: database).sortedByName(in: course).prefix(limit))
      case .number(let query):
        let found = try Self.ids(query, limit: limit, in: database)
        ids = found.isEmpty ? try Self.ids(text, limit: limit, in: database) : found
      case .words: ids = try Self.ids(text, limit: limit, in: database)
      }
      let table = ClassTable(database: database)
      return try classes(ids, limit: limit, table, term ?? table.lastTerm())
    }

    /// By number, in the order of ``NumberQuery/rank(of:)``, which the columns follow.
    private static func ids(
      _ query: NumberQuery, limit: Int, in database: Database
    ) throws -> [Int64] {
      let start = query.prefixes[0]
      let whole = Set(
        query.prefixes.flatMap { ClassNumber($0)?.variants.map(\.normalForm) ?? [$0] })
      let marks = whole.map { _ in "?" }.joined(separator: ", ")
      let statement = try database.cachedStatement(
        sql: """
          SELECT class_id FROM class_number
          WHERE (norm >= ? AND norm < ?) OR norm IN (\(marks))
          ORDER BY home <> ?, norm NOT IN (\(marks)), kind, norm, class_id DESC
          """)
      let rows = try Int64.fetchCursor(
        statement,
        arguments: [start, start + "~"] + StatementArguments(whole) + [query.course]
          + StatementArguments(whole))
      var ids: [Int64] = []
      var seen: Set<Int64> = []
      // A class that is there in two terms takes two places.
      while ids.count < 2 * limit, let id = try rows.next() {
        if seen.insert(id).inserted { ids.append(id) }
      }
      return ids
    }

    /// By words: classes with all of them in the title, then others. So a common word need not be ranked
    /// in all the texts that have it. A single letter is not ranked at all: nearly every class has it.
    private static func ids(
      _ text: String, limit: Int, in database: Database
    ) throws -> [Int64] {
      guard let query = PentadStorage.SearchQuery(text) else { return [] }
      let isLetter = query.words.count == 1 && query.words[0].unicodeScalars.count == 1
      func match(_ expression: String) throws -> [Int64] {
        let statement = try database.cachedStatement(
          sql: """
            SELECT rowid FROM class_search WHERE class_search MATCH ?
            \(isLetter ? "" : "AND rank MATCH 'bm25(10, 1, 5, 5)' ORDER BY rank") LIMIT ?
            """)
        // A class that is there in two terms takes two places.
        return try Int64.fetchAll(statement, arguments: [expression, 2 * limit])
      }
      let titles = try match("title : (\(query.expression))")
      if titles.count >= limit || isLetter && !titles.isEmpty { return titles }
      let known = Set(titles)
      return titles + (try match(query.expression).filter { !known.contains($0) })
    }

    /// The classes of rows, in their order; of one that is there in two terms, the current one.
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
  }
#endif
