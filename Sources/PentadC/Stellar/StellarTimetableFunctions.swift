public import CPentad
import PentadCore
import StellarKit

/// Returns the bookmarked classes that meet at the same time. The chosen sections count; if none is
/// chosen, the times that all sections share.
///
/// - Parameters:
///   - client: the client
///   - out: receives the conflicts
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_conflicts")
public func pentad_stellar_client_conflicts(
  _ client: pentad_stellar_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_conflicts>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let conflicts = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.conflicts()
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(conflicts) }
  }
}

/// Writes the meetings of a class as an iCalendar document (RFC 5545), for the chosen sections.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id
///   - calendar: the days of the term; NULL for those of pentad_stellar_client_term_calendar()
///   - options: the format options; NULL for no name and a fixed stamp
///   - out: receives the document
/// - Returns: `PENTAD_NOT_FOUND` when the class is not stored; `PENTAD_INVALID` for a calendar
///   whose last day is before the first, more than 400 days after it or not in the years 1583 to
///   9998; `PENTAD_UNKNOWN_TIME_ZONE`; `PENTAD_STORAGE` when the store cannot be read;
///   `PENTAD_CLOSED` when the client is suspended; `PENTAD_MISUSE` for a nonzero number of days
///   with a NULL array
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_icalendar")
public func pentad_stellar_client_icalendar(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ calendar: UnsafePointer<pentad_stellar_term_calendar>?,
  _ options: UnsafePointer<pentad_stellar_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let calendar = try TermCalendar.read(calendar)
    let options = try ClassCalendarOptions(options)
    return try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.iCalendar(for: id, calendar: calendar, options)
    }
  }
}

/// Writes the meetings of all bookmarked classes as an iCalendar document.
///
/// - Parameters:
///   - client: the client
///   - calendar: the days of the term; NULL for those of pentad_stellar_client_term_calendar() for
///     the current term
///   - options: the format options; NULL for no name and a fixed stamp
///   - out: receives the document
/// - Returns: as pentad_stellar_client_icalendar()
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_bookmarks_icalendar")
public func pentad_stellar_client_bookmarks_icalendar(
  _ client: pentad_stellar_client_ref?, _ calendar: UnsafePointer<pentad_stellar_term_calendar>?,
  _ options: UnsafePointer<pentad_stellar_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let calendar = try TermCalendar.read(calendar)
    let options = try ClassCalendarOptions(options)
    return try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.iCalendarOfBookmarks(calendar: calendar, options)
    }
  }
}

/// Returns the first and last day, the holidays and the days on a Monday schedule of a term of MIT,
/// from a table of three terms: spring 2025, fall 2025 and fall 2026.
///
/// - Parameters:
///   - term: the code of the term
///   - out: receives the days
/// - Returns: `PENTAD_NOT_FOUND` for a term that is not in the table
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_term_calendar_mit")
public func pentad_stellar_term_calendar_mit(
  _ term: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_term_calendar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let term = StellarTerm(code: try readText(term, "term"))
    guard let calendar = TermCalendar.mit(term) else {
      throw PentadError(
        .notFound,
        "the days of this term of MIT are not in the table: use the usual ones, or set them")
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(calendar) }
  }
}

/// Sets the usual days of a term in its calendar. IAP is January, spring lasts from February to
/// May, summer from June to 14 August, fall from 15 August to December.
///
/// - Parameters:
///   - term: the code of the term
///   - calendar: its `first` and `last` are set; the other fields keep their values
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_term_calendar_set_usual")
public func pentad_stellar_term_calendar_set_usual(
  _ term: UnsafePointer<CChar>?, _ calendar: UnsafeMutablePointer<pentad_stellar_term_calendar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let term = StellarTerm(code: try readText(term, "term"))
    var record = try readOptions(UnsafePointer(try require(calendar, "calendar")), "calendar")
    let usual = try TermCalendar(usualFor: term)
    (record.first, record.last) = (usual.first.number, usual.last.number)
    try fill(calendar, with: record, "calendar")
  }
}
