public import CPentad
import PentadCore
import StellarKit

/// Returns the sections of a stored class, and those that the user chose.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - out: receives the sections
/// - Returns: `PENTAD_NOT_FOUND` when the class is not stored; `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_sections")
public func pentad_stellar_client_sections(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_class_sections>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let sections = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.sections(of: id)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(sections) }
  }
}

/// Finds the sections of a class; none of them is chosen.
///
/// - Parameters:
///   - item: the class
///   - out: receives the sections
/// - Returns: `PENTAD_INVALID_DATE_RANGE` for a day that does not exist; `PENTAD_MISUSE` if `item`,
///   a required field of it or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_class_sections_find")
public func pentad_stellar_class_sections_find(
  _ item: UnsafePointer<pentad_stellar_class>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_class_sections>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let sections = ClassSections(of: try StellarClass(item))
    return OwnedRecord.give { StellarRecords(arena: $0).record(sections) }
  }
}

/// Chooses a section of a class and replaces the chosen section of the same kind. The choice is
/// stored when this returns; conflicts and calendars use it.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - section: the id of the section; case is ignored
/// - Returns: `PENTAD_NOT_FOUND` when the class is not stored, or has no such section;
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_stellar_client_choose_section")
public func pentad_stellar_client_choose_section(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ section: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let section = try readText(section, "section")
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.choose(section: section, of: id)
    }
  }
}

/// Clears the chosen sections of a class.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - kind: the kind of section, as `recitation`; NULL for all
/// - Returns: `PENTAD_OK`, also when none was chosen; `PENTAD_NOT_FOUND` when the class is not
///   stored; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_stellar_client_clear_sections")
public func pentad_stellar_client_clear_sections(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ kind: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let kind = try readOptionalText(kind, "kind").map(SectionKind.init(rawValue:))
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.clearSections(of: id, kind: kind)
    }
  }
}

/// Returns the days of a term: those that the server sent with it. Without these, they are the
/// usual ones if its code is known, or else 26 weeks from the Monday of this week.
///
/// - Parameters:
///   - client: the client
///   - term: the code of the term; NULL for an unknown one
///   - out: receives the days, as an argument for pentad_stellar_client_icalendar() and similar
///     functions
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_term_calendar")
public func pentad_stellar_client_term_calendar(
  _ client: pentad_stellar_client_ref?, _ term: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_term_calendar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let term = try readOptionalText(term, "term").map(StellarTerm.init(code:))
    let calendar = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.termCalendar(of: term)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(calendar) }
  }
}
