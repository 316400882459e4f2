import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  /// Replaces the grades of a class. Returns true if something changed.
  func replace(
    _ grades: [StellarGrade], of masterId: String, askedAt: Int64, now: Int64
  ) async throws(PentadError) -> Bool {
    let grades = grades.unique(by: \.id)
    return try await logging(at: now) { database in
      let isFirst = try Self.refreshedAt(.grades, of: masterId, in: database) == nil
      let old = try Self.grades(of: masterId, in: database)
      let byID = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      try database.execute(sql: "DELETE FROM grade WHERE master_id = ?", arguments: [masterId])
      var updates: [StellarUpdate] = []
      for (position, grade) in grades.enumerated() {
        try database.execute(
          sql: """
            INSERT INTO grade (master_id, id, position, task_id, title, text, score, possible)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            masterId, grade.id, position, grade.taskId, grade.title, grade.text, grade.score,
            grade.possible,
          ])
        let known = byID[grade.id]
        let isNew = grade.text != known?.text || grade.score != known?.score
        if isNew, !isFirst, grade.text != nil || grade.score != nil {
          updates.append(.grade(masterId: masterId, id: grade.id))
        }
      }
      try Self.note(.grades, of: masterId, at: askedAt, in: database)
      return (grades != old, updates)
    }
  }

  /// Returns the grades of a class in the source's order; nil when there was no answer.
  func grades(
    of masterId: String
  ) async throws(PentadError) -> (items: [StellarGrade], at: Int64)? {
    try await database.read { database in
      guard let at = try Self.refreshedAt(.grades, of: masterId, in: database) else { return nil }
      return (try Self.grades(of: masterId, in: database), at)
    }
  }

  private static func grades(of masterId: String, in database: Database) throws -> [StellarGrade] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, task_id, title, text, score, possible FROM grade
        WHERE master_id = ? ORDER BY position
        """, arguments: [masterId]
    ).compactMap { row in
      guard let id: String = row.value(0), let title: String = row.value(2) else { return nil }
      return StellarGrade(
        id: id, masterId: masterId, taskId: row.value(1), title: title, text: row.value(3),
        score: row.value(4), possible: row.value(5))
    }
  }
}
