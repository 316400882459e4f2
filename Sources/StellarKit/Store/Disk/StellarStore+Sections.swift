import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  // MARK: Chosen sections

  /// Returns the sections of a class, by its id with or without the J, and the chosen ones.
  func sections(of number: String) async throws(PentadError) -> ClassSections {
    try await database.read { database in
      let item = try Self.sectioned(number, in: database)
      return ClassSections(of: item, choosing: try Self.choices(of: item, in: database))
    }
  }

  /// Returns the choices for classes, each in its own term.
  func choices(of classes: [StellarClass]) async throws(PentadError) -> [SectionChoice] {
    try await database.read { database in
      try classes.flatMap { try Self.choices(of: $0, in: database) }
    }
  }

  /// Chooses a section in place of the chosen one of its kind. Returns the class's id; nil when the
  /// section was chosen already.
  func choose(
    _ id: String, of number: String, at now: Int64
  ) async throws(PentadError) -> String? {
    try await database.write { database in
      let item = try Self.sectioned(number, in: database)
      let sections = ClassSections(
        of: item, choosing: try Self.choices(of: item, in: database))
      guard let section = sections.section(id) else {
        throw PentadError(
          .notFound,
          "\(item.masterId) has no section \(id); it has "
            + sections.sections.prefix(20).map(\.id).joined(separator: ", "))
      }
      guard !sections.chosen.contains(section.id) else { return nil }
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO section_choice (master_id, term, kind, name, times)
          VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          item.masterId, item.term?.code ?? "", section.kind.rawValue,
          section.isNamed ? section.name : "", Self.fingerprint(section),
        ])
      return item.masterId
    }
  }

  /// Removes the choice of a kind, or all choices. Returns the class's id; nil when there was none.
  func clearSections(
    of number: String, kind: SectionKind?
  ) async throws(PentadError) -> String? {
    try await database.write { database in
      let item = try Self.sectioned(number, in: database)
      try database.execute(
        sql: """
          DELETE FROM section_choice WHERE master_id = ? AND term = ? AND (?3 IS NULL OR kind = ?3)
          """, arguments: [item.masterId, item.term?.code ?? "", kind?.rawValue])
      return database.changesCount > 0 ? item.masterId : nil
    }
  }

  private static func sectioned(_ number: String, in database: Database) throws -> StellarClass {
    guard let stored = try current(try known(number, in: database), in: database) else {
      throw PentadError(.notFound, "nothing is stored of that class; load it first")
    }
    return stored.item
  }

  private static func choices(
    of item: StellarClass, in database: Database
  ) throws -> [SectionChoice] {
    let rows = try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT kind, name, times FROM section_choice WHERE master_id = ? AND term = ?"),
      arguments: [item.masterId, item.term?.code ?? ""])
    guard !rows.isEmpty else { return [] }
    let sections = item.sections
    return rows.compactMap { row in
      guard let kind: String = row.value(0), let name: String = row.value(1),
        let times: String = row.value(2)
      else { return nil }
      let found = sections.first { section in
        section.kind.rawValue == kind
          && (name.isEmpty ? Self.fingerprint(section) == times : section.name == name)
      }
      return found.map {
        SectionChoice(masterId: item.masterId, term: item.term, section: $0.id)
      }
    }
  }

  /// Returns the text that identifies a section without a name in another list. If its times
  /// change, the choice is lost.
  private static func fingerprint(_ section: ClassSection) -> String {
    section.times.map { "\($0.text)\u{1f}\($0.location)" }.joined(separator: "\u{1e}")
  }

  // MARK: Days of terms

  /// Stores the days of a term from the source.
  func setCalendar(
    _ calendar: TermCalendar, of term: StellarTerm
  ) async throws(PentadError) {
    try await database.write { try Self.keep(calendar, of: term, in: $0) }
  }

  static func keep(_ calendar: TermCalendar, of term: StellarTerm, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO term_calendar
          (code, first, last, holidays, monday_schedule, zone) VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        term.code, Int64(calendar.first.number), Int64(calendar.last.number),
        text(calendar.holidays), text(calendar.mondaySchedule), calendar.zone,
      ])
  }

  /// Returns the days of a term; nil when the source never sent them.
  func calendar(of term: StellarTerm) async throws(PentadError) -> TermCalendar? {
    try await database.read { try Self.calendar(of: term, in: $0) }
  }

  static func calendar(of term: StellarTerm, in database: Database) throws -> TermCalendar? {
    guard
      let row = try Row.fetchOne(
        database,
        sql:
          "SELECT first, last, holidays, monday_schedule, zone FROM term_calendar WHERE code = ?",
        arguments: [term.code]),
      let first = date(row.value(0)), let last = date(row.value(1)),
      let zone: String = row.value(4)
    else { return nil }
    func days(_ text: String?) -> Set<CivilDate> {
      Set((text ?? "").split(separator: " ").compactMap { date(Int64($0)) })
    }
    return try? TermCalendar(
      first: first, last: last, holidays: days(row.value(2)), mondaySchedule: days(row.value(3)),
      zone: zone)
  }

  private static func text(_ days: Set<CivilDate>) -> String {
    days.map { "\($0.number)" }.sorted().joined(separator: " ")
  }

  static func date(_ number: Int64?) -> CivilDate? {
    number.flatMap { try? CivilDate(number: Int32(clamping: $0)) }
  }
}
