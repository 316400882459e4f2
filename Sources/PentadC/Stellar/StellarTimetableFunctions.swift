public import CPentad
import PentadCore
import StellarKit

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
