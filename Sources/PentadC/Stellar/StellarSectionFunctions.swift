public import CPentad
import PentadCore
import StellarKit

/// Finds the sections of a class that is stored, and those that the user chose.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - out: receives the sections
/// - Returns: `PENTAD_NOT_FOUND` when nothing is stored of the class; `PENTAD_STORAGE` when the
///   store cannot be read; `PENTAD_CLOSED` when the client is suspended
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

/// Finds the sections of a class, of which none is chosen.
///
/// - Parameters:
///   - item: the class
///   - out: receives the sections
/// - Returns: `PENTAD_INVALID_DATE_RANGE` for a day that does not exist; `PENTAD_MISUSE` if `item`,
///   something in it or `out` is missing
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

/// Chooses a section of a class, in the place of the one of its kind that was chosen before. The choice is
/// stored when this returns; conflicts and calendars go by it.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - section: the id of the section, in any case
/// - Returns: `PENTAD_NOT_FOUND` when nothing is stored of the class, or it has no such section;
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

/// Forgets which sections of a class were chosen.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - kind: of which kind, as `recitation`; NULL for all
/// - Returns: `PENTAD_OK`, also when none was chosen; `PENTAD_NOT_FOUND` when nothing is stored of
///   the class; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client
///   is suspended
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

/// Gives the days of a term: those that the server gave with it; else the usual ones, where its code is known;
/// else 26 weeks from the Monday of this week on.
///
/// - Parameters:
///   - client: the client
///   - term: the code of the term; NULL for an unknown one
///   - out: receives the days, which pentad_stellar_client_icalendar() and the like take
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
