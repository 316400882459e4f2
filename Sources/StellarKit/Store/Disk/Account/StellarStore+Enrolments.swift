import GRDB
import PentadCore
import PentadStorage

/// The effect of new enrolments on the store.
struct EnrolmentChange: Sendable {
  var isChanged = false
  var removed: [String] = []
  var hasBookmarks = false
}

extension StellarStore {
  // MARK: Storing

  /// Replaces the enrolments. A class that the source no longer lists is kept as a past one.
  func replace(
    _ enrolments: [StellarEnrolment], askedAt: Int64, now: Int64
  ) async throws(PentadError) -> EnrolmentChange {
    let enrolments = enrolments.unique(by: \.item.masterId)
    let answer = RefreshAnswer(
      part: .enrolments, request: "", tag: nil, classes: [], askedAt: askedAt, now: now)
    return try await logging(at: now) { database in
      var change = EnrolmentChange()
      if try Self.isOutdated(answer, in: database) { return (change, []) }
      var updates: [StellarUpdate] = []
      let isFirst = try Self.refreshedAt(.enrolments, in: database) == nil
      let listed = Set(
        try String.fetchAll(database, sql: "SELECT master_id FROM enrolment WHERE left_at IS NULL"))
      let table = ClassTable(database: database)
      let last = try table.lastID()
      for (position, one) in enrolments.enumerated() {
        let id = one.item.masterId
        if try Self.save(one, at: position, table, indexedUpTo: last) { change.isChanged = true }
        if !listed.contains(id), !isFirst { updates.append(.classAdded(masterId: id)) }
      }
      try table.index(after: last)
      let gone = listed.subtracting(enrolments.map(\.item.masterId)).sorted()
      for id in gone {
        try database.execute(
          sql: "UPDATE enrolment SET left_at = ?, is_current = 0 WHERE master_id = ?",
          arguments: [now, id])
        updates.append(.classRemoved(masterId: id))
      }
      change.removed = gone
      change.isChanged = change.isChanged || !gone.isEmpty
      change.hasBookmarks = try self.adoptBookmarks(
        of: enrolments, askedAt: askedAt, now: now, in: database)
      try Self.note(answer, isFull: false, in: database)
      return (change, updates)
    }
  }

  private static func save(
    _ one: StellarEnrolment, at position: Int, _ table: ClassTable, indexedUpTo last: Int64
  ) throws -> Bool {
    let database = table.database
    let id = one.item.masterId
    var isChanged = try move(id, to: one, table, indexedUpTo: last)
    let known = try table.current(id, in: one.item.term)
    // A restricted class has no content: what was stored before is kept.
    if !one.isRestricted || known == nil {
      isChanged = try table.save(one.item, indexedUpTo: last).isChanged || isChanged
    }
    if let term = one.term {
      try database.execute(
        sql: "INSERT OR REPLACE INTO term_name (code, name) VALUES (?, ?)",
        arguments: [term.term.code, term.name])
      if let calendar = term.calendar {
        try keep(calendar, of: term.term, in: database)
      }
    }
    let stored = one.isRestricted ? known?.item.term : one.item.term
    let values: StatementArguments = [
      position, stored?.code ?? "", one.term?.term.code, one.role.rawValue, one.isCurrent,
      one.isRestricted, one.isBookmarked, one.timeZone, one.start, one.end,
    ]
    let old = try Row.fetchOne(
      database,
      sql: """
        SELECT position, class_term, term, role, is_current, is_restricted, is_bookmarked,
          time_zone, start, end FROM enrolment WHERE master_id = ? AND left_at IS NULL
        """, arguments: [id])
    let new = try Row.fetchOne(
      database, sql: "SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?", arguments: values)
    guard old.map({ Array($0.databaseValues) }) != new.map({ Array($0.databaseValues) }) else {
      return isChanged
    }
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO enrolment (position, class_term, term, role, is_current,
          is_restricted, is_bookmarked, time_zone, start, end, master_id, left_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
        """, arguments: values + [id])
    return true
  }

  /// Moves the data of a class to another term. An id of an account's class is the same in all
  /// terms. Returns false if the term has not changed.
  private static func move(
    _ id: String, to one: StellarEnrolment, _ table: ClassTable, indexedUpTo last: Int64
  ) throws -> Bool {
    let database = table.database
    let old = try String.fetchOne(
      database, sql: "SELECT class_term FROM enrolment WHERE master_id = ?", arguments: [id])
    let new = one.item.term?.code ?? ""
    guard let old, old != new, !one.isRestricted else { return false }
    try table.move(id, from: old, to: new, indexedUpTo: last)
    for name in ["announcement", "bookmark", "section_choice"] {
      // A row of the new term that exists already is later, and is kept.
      try database.execute(
        sql: "UPDATE OR IGNORE \(name) SET term = ? WHERE master_id = ? AND term = ?",
        arguments: [new, id, old])
      try database.execute(
        sql: "DELETE FROM \(name) WHERE master_id = ? AND term = ?", arguments: [id, old])
    }
    return true
  }

  /// Adopts the bookmarks of the school. A bookmark with a pending change, or with one that was
  /// delivered after the request, is not touched.
  private func adoptBookmarks(
    of enrolments: [StellarEnrolment], askedAt: Int64, now: Int64, in database: Database
  ) throws -> Bool {
    var isChanged = false
    for one in enrolments {
      guard let isBookmarked = one.isBookmarked else { continue }
      let id = one.item.masterId
      guard try !hasPending(Self.lane(id), askedAt: askedAt, now: now, in: database) else {
        continue
      }
      if isBookmarked {
        guard let stored = try Self.current(id, in: database)?.item else { continue }
        try database.execute(
          sql: """
            INSERT INTO bookmark (master_id, term, name, title, added_at)
            SELECT ?, ?, ?, ?, max(?, 1 + (SELECT coalesce(max(added_at), 0) FROM bookmark))
            WHERE NOT EXISTS (SELECT 1 FROM bookmark WHERE master_id = ?1)
            """,
          arguments: [id, stored.term?.code ?? "", stored.name, stored.title, now])
      } else {
        try database.execute(
          sql: "DELETE FROM bookmark WHERE master_id = ? AND archived_at IS NULL", arguments: [id])
      }
      if database.changesCount > 0 { isChanged = true }
    }
    return isChanged
  }

  // MARK: Reading

  /// Returns the stored enrolments in the source's order, with the time of the last answer; nil
  /// when there was none.
  func enrolments() async throws(PentadError) -> (classes: [StellarMyClass], at: Int64)? {
    try await database.read { database in
      guard let at = try Self.refreshedAt(.enrolments, in: database) else { return nil }
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT enrolment.master_id, class_term, enrolment.term, role, is_current, is_restricted,
            is_bookmarked, time_zone, start, end, left_at, term_name.name
          FROM enrolment LEFT JOIN term_name ON term_name.code = enrolment.term
          ORDER BY left_at IS NOT NULL, position, enrolment.master_id
          """)
      let table = ClassTable(database: database)
      return (try rows.compactMap { try Self.myClass($0, table) }, at)
    }
  }

  private static func myClass(_ row: Row, _ table: ClassTable) throws -> StellarMyClass? {
    guard let id: String = row.value(0), let code: String = row.value(1) else { return nil }
    let term = StellarTerm(stored: code)
    let item =
      try table.stored(id, of: term)?.item ?? StellarClass(masterId: id, name: id, title: "")
    let official = (row.value(2) as String?).map(StellarTerm.init(code:))
    let info = try official.map {
      StellarTermInfo(
        term: $0, calendar: try calendar(of: $0, in: table.database), name: row.value(11))
    }
    return StellarMyClass(
      enrolment: StellarEnrolment(
        item: item, term: info,
        role: (row.value(3) as String?).flatMap(StellarEnrolment.Role.init(rawValue:)) ?? .other,
        isCurrent: row.value(4) ?? true, isRestricted: row.value(5) ?? false,
        isBookmarked: row.value(6), timeZone: row.value(7), start: row.value(8),
        end: row.value(9)),
      leftAt: row.value(10), unread: try unread(id, in: table.database))
  }

  /// Returns the ids of the classes that the source lists: current ones, or all.
  func enrolledIds(onlyCurrent: Bool) async throws(PentadError) -> [String] {
    try await database.read { database in
      try String.fetchAll(
        database,
        sql: """
          SELECT master_id FROM enrolment
          WHERE left_at IS NULL AND is_restricted = 0 AND (is_current OR NOT ?) ORDER BY position
          """, arguments: [onlyCurrent])
    }
  }

  // MARK: The person

  /// Returns the person of the account; nil when the source was not asked yet.
  func person() async throws(PentadError) -> StellarPerson? {
    try await database.read { database in
      guard let id = try SettingTable.value("person", in: database) else { return nil }
      return StellarPerson(id: id, name: try SettingTable.value("person_name", in: database) ?? "")
    }
  }

  func setPerson(_ person: StellarPerson) async throws(PentadError) {
    try await database.write { database in
      try SettingTable.set("person", to: person.id, in: database)
      try SettingTable.set("person_name", to: person.name, in: database)
    }
  }
}
