public import CPentad
import PentadCore
import StellarKit

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
