public import CPentad
import PentadCore
import StellarKit

/// Returns the classes of a list that meet at the same time, bookmarked or not.
///
/// Only classes of the same term are compared; one without a term counts as one of every term.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: the number of classes
///   - out: receives the conflicts, in the order of the classes
/// - Returns: `PENTAD_MISUSE` for more classes than an array can hold, or if one of them, a
///   required field of one or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_class_list_conflicts")
public func pentad_stellar_class_list_conflicts(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ count: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_conflicts>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let conflicts = Timetable.conflicts(among: try readClasses(items, count))
    return OwnedRecord.give { StellarRecords(arena: $0).record(conflicts) }
  }
}

/// Writes the meetings of the classes of a list as an iCalendar document (RFC 5545), bookmarked or
/// not.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: the number of classes
///   - calendar: the days of the term
///   - options: the format options; NULL for no name and a fixed stamp
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for a calendar whose last day is before the first, more than 400
///   days after it or not in the years 1583 to 9998; `PENTAD_UNKNOWN_TIME_ZONE`; `PENTAD_MISUSE`
///   for a nonzero number of days with a NULL array, more classes than an array can hold, or if one
///   of them, a required field of one, `calendar` or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_class_list_icalendar")
public func pentad_stellar_class_list_icalendar(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ count: size_t,
  _ calendar: UnsafePointer<pentad_stellar_term_calendar>?,
  _ options: UnsafePointer<pentad_stellar_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let classes = try readClasses(items, count)
    let term = try require(try TermCalendar.read(calendar), "calendar")
    return try ClassCalendar.text(of: classes, in: term, ClassCalendarOptions(options))
  }
}
