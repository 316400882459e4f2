public import CPentad
import PentadCore
import StellarKit

/// The classes of a list that meet at the same time, bookmarked or not.
///
/// Two classes are compared when they are of one term; one that says no term is taken to be of each.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: how many
///   - out: receives the conflicts, in the order of the classes
/// - Returns: `PENTAD_MISUSE` for a number of classes that no array has, or if one of them,
///   something in it or `out` is missing
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

/// The meetings of the classes of a list as an iCalendar document (RFC 5545), bookmarked or not.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: how many
///   - calendar: the days of the term
///   - options: how it is written; NULL for no name and a fixed stamp
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for a calendar whose last day is before the first, more than 400
///   days after it or not in the years 1583 to 9998; `PENTAD_UNKNOWN_TIME_ZONE`; `PENTAD_MISUSE`
///   for days that are counted and missing, a number of classes that no array has, or if one of
///   them, something in it, `calendar` or `out` is missing
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
