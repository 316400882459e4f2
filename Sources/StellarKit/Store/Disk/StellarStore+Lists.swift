import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  // MARK: Courses

  /// Returns the courses; nil when none were ever stored.
  func courses() async throws(PentadError) -> StoredCourses? {
    try await database.read { try Self.courses(in: $0) }
  }

  private static func courses(in database: Database) throws -> StoredCourses? {
    guard
      let at: Int64 = try Row.fetchOne(
        database, sql: "SELECT at FROM fetched WHERE subject = 'courses'")?.value(0)
    else { return nil }
    let rows = try Row.fetchAll(
      database, sql: "SELECT number, title, is_department FROM course ORDER BY position")
    let courses = rows.compactMap { row -> StellarCourse? in
      guard let number: String = row.value(0), let title: String = row.value(1) else {
        return nil
      }
      return StellarCourse(number: number, title: title, isDepartment: row.value(2) ?? true)
    }
    return StoredCourses(courses: courses, storedAt: at)
  }

  /// Replaces the courses, unless a later answer is stored. Their class lists are kept.
  ///
  /// - Returns: the courses that are stored afterwards.
  func replace(
    _ courses: [StellarCourse], askedAt: Int64, now: Int64
  ) async throws(PentadError) -> StoredCourses {
    try await database.write { database in
      if try Self.hasLater("courses", askedAt: askedAt, now: now, in: database),
        let later = try Self.courses(in: database)
      {
        return later
      }
      try database.execute(sql: "DELETE FROM course")
      let statement = try database.cachedStatement(
        sql: "INSERT INTO course (number, title, is_department) VALUES (?, ?, ?)")
      for course in courses {
        try statement.execute(arguments: [course.number, course.title, course.isDepartment])
      }
      try Self.note("courses", at: askedAt, in: database)
      return StoredCourses(courses: courses, storedAt: askedAt)
    }
  }

  // MARK: Class lists

  /// Returns the class list of a course; nil when none was ever stored.
  func classes(of course: String) async throws(PentadError) -> StoredClasses? {
    try await database.read { database in
      guard
        let row = try Row.fetchOne(
          database, sql: "SELECT at, term, checksum FROM fetched WHERE subject = ?",
          arguments: [Self.subject(course)]),
        let at: Int64 = row.value(0)
      else { return nil }
      return StoredClasses(
        classes: try Self.listed(course, in: database),
        term: (row.value(1) as String?).flatMap(StellarTerm.init(stored:)),
        checksum: row.value(2), storedAt: at)
    }
  }

  static func listed(_ course: String, in database: Database) throws -> [StellarClass] {
    try ClassTable(database: database).fetch(
      """
      JOIN class_course ON class_course.class_id = class.id
      WHERE class_course.course = ? ORDER BY class_course.position
      """, [course]
    ).map(\.item)
  }

  /// Replaces the lists of courses in one transaction. A list for which a later answer is stored is
  /// kept.
  ///
  /// Classes that left a list are removed only if nothing else refers to them.
  func replace(_ lists: [NewClasses], at now: Int64) async throws(PentadError) {
    try await database.write { database in
      let table = ClassTable(database: database)
      let last = try table.lastID()
      let current = try Self.term(in: database)
      let link = try database.makeStatement(
        sql: "INSERT INTO class_course (course, position, class_id) VALUES (?, ?, ?)")
      var former: Set<Int64> = []
      for list in lists {
        let subject = Self.subject(list.course)
        if try Self.hasLater(subject, askedAt: list.askedAt, now: now, in: database) { continue }
        former.formUnion(
          try Int64.fetchAll(
            database, sql: "SELECT class_id FROM class_course WHERE course = ?",
            arguments: [list.course]))
        try database.execute(
          sql: "DELETE FROM class_course WHERE course = ?", arguments: [list.course])
        for (position, item) in list.classes.enumerated() {
          let (id, _) = try table.save(item, indexedUpTo: last)
          try link.execute(arguments: [list.course, position, id])
          former.remove(id)
        }
        let term = list.classes.lazy.compactMap(\.term).first ?? current
        try Self.note(
          subject, at: list.askedAt, term: term, checksum: list.checksum, in: database)
      }
      try table.index(after: last)
      for id in former { try table.removeUnused(where: "id = ?", [id]) }
    }
  }

  /// Records that a list is still correct, and the time of the request that confirmed it.
  func confirm(_ course: String, askedAt: Int64) async throws(PentadError) {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE fetched SET at = ? WHERE subject = ?",
        arguments: [askedAt, Self.subject(course)])
    }
  }

  private static func subject(_ course: String) -> String { "classes:\(course)" }

  // MARK: Request times

  /// True if the stored data comes from a later request than another answer.
  static func hasLater(
    _ subject: String, askedAt: Int64, now: Int64, in database: Database
  ) throws -> Bool {
    try isNoted(subject, from: askedAt + 1, to: now, in: database)
  }

  /// True if a time in a range is recorded. A time in the future was recorded before the clock was
  /// set back.
  static func isNoted(
    _ subject: String, from first: Int64, to now: Int64, in database: Database
  ) throws -> Bool {
    try Row.fetchOne(
      database, sql: "SELECT 1 FROM fetched WHERE subject = ? AND at BETWEEN ? AND ?",
      arguments: [subject, first, now]) != nil
  }

  static func note(
    _ subject: String, at now: Int64, term: StellarTerm? = nil, checksum: String? = nil,
    in database: Database
  ) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO fetched (subject, at, term, checksum) VALUES (?, ?, ?, ?)",
      arguments: [subject, now, term?.code, checksum])
  }
}
