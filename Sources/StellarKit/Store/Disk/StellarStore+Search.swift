#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  extension StellarStore {
    /// The classes that a text finds, the best first.
    func search(_ text: String, limit: Int) async throws(PentadError) -> [StellarClass] {
      try await database.read { database in
        let numbers = try String.fetchAll(database, sql: "SELECT number FROM course")
        let table = ClassTable(database: database)
        let ids: [Int64]
        switch SearchQuery(text, courses: numbers) {
        case .none: return []
        case .course(let course):
          return Array(
            try Self.listed(course, in: database).sortedByName(in: course).prefix(limit))
        case .number(let query):
          let found = try Self.ids(query, limit: limit, in: database)
          ids = found.isEmpty ? try Self.ids(text, limit: limit, in: database) : found
        case .words: ids = try Self.ids(text, limit: limit, in: database)
        }
        return try Self.classes(ids, limit: limit, table, try Self.term(in: database))
      }
    }

    /// By number, in the order of ``NumberQuery/rank(of:)``, which the columns follow.
    private static func ids(
      _ query: NumberQuery, limit: Int, in database: Database
    ) throws -> [Int64] {
      let start = query.prefixes[0]
      let whole = Set(
        query.prefixes.flatMap { ClassNumber($0)?.variants.map(\.normalForm) ?? [$0] })
      let marks = whole.map { _ in "?" }.joined(separator: ", ")
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT class_id FROM class_number
          WHERE (norm >= ? AND norm < ?) OR norm IN (\(marks))
          ORDER BY home <> ?, norm NOT IN (\(marks)), kind, norm, class_id DESC
          """,
        arguments: [start, start + "~"] + StatementArguments(whole) + [query.course]
          + StatementArguments(whole))
      var ids: [Int64] = []
      var seen: Set<Int64> = []
      // A class that is there in two terms takes two places.
      while ids.count < 2 * limit, let row = try rows.next() {
        if let id: Int64 = row.value(0), seen.insert(id).inserted { ids.append(id) }
      }
      return ids
    }

    /// By words. A single letter is looked for in titles alone and not ranked: nearly every class has it.
    private static func ids(
      _ text: String, limit: Int, in database: Database
    ) throws -> [Int64] {
      guard let query = PentadStorage.SearchQuery(text) else { return [] }
      let isLetter = query.words.count == 1 && query.words[0].unicodeScalars.count == 1
      let statement = try database.cachedStatement(
        sql: """
          SELECT rowid FROM class_search WHERE class_search MATCH ?
          \(isLetter ? "" : "ORDER BY bm25(class_search, 10, 1, 5, 5)") LIMIT ?
          """)
      return try Int64.fetchAll(
        statement,
        arguments: [isLetter ? "title : \(query.expression)" : query.expression, 2 * limit])
    }

    /// The classes of rows, in their order; of one that is there in two terms, the current one.
    private static func classes(
      _ ids: [Int64], limit: Int, _ table: ClassTable, _ term: StellarTerm?
    ) throws -> [StellarClass] {
      let found = try ids.compactMap { try table.fetch("WHERE id = ?", [$0]).first }
      var best: [String: Int] = [:]
      for (index, stored) in found.enumerated() {
        guard let other = best[stored.item.masterId].map({ found[$0] }) else {
          best[stored.item.masterId] = index
          continue
        }
        let isBetter =
          other.item.term != term && (stored.item.term == term || stored.id > other.id)
        if isBetter { best[stored.item.masterId] = index }
      }
      return best.values.sorted().prefix(limit).map { found[$0].item }
    }
  }
#endif
