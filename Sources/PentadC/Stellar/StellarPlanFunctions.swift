public import CPentad
import PentadCore
import StellarKit

/// Returns the ways to choose sections of classes, bookmarked or not, so that no two meetings overlap,
/// and none overlaps a blocked time; see pentad_stellar_client_plans().
///
/// - Parameters:
///   - classes: the classes; NULL when there are none
///   - class_count: the number of items in `classes`
///   - choices: the fixed choices; NULL when there are none
///   - choice_count: the number of items in `choices`
///   - blocked: the times to keep free; NULL when there are none
///   - blocked_count: the number of items in `blocked`
///   - limit: the maximum number of plans to return, at most 1000; the count includes all
///   - out: receives the plans
/// - Returns: `PENTAD_INVALID` for more than 2000 sections or 100 blocked times, for a choice of a
///   section or a term that its class does not have, for a blocked time without a day of the week,
///   whose end is not after its start or whose last day is before its first, and for a text that is
///   not UTF-8; `PENTAD_INVALID_DATE_RANGE` for a day that does not exist; `PENTAD_MISUSE` for an
///   unknown day of the week, for more items than an array can hold, or if one of them, a required
///   field of one or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: while it searches, some seconds at most. Since: 0.1
@_cdecl("pentad_stellar_class_list_plans")
public func pentad_stellar_class_list_plans(
  _ classes: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ class_count: size_t,
  _ choices: UnsafePointer<UnsafePointer<pentad_stellar_section_choice>?>?,
  _ choice_count: size_t,
  _ blocked: UnsafePointer<UnsafePointer<pentad_stellar_blocked_time>?>?,
  _ blocked_count: size_t, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_section_plans>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let classes = try readClasses(classes, class_count, "classes")
    let choices = try readItems(choices, choice_count, "choices") { (item) throws(PentadError) in
      try SectionChoice(item.pointee)
    }
    let blocked = try readItems(blocked, blocked_count, "blocked") { (item) throws(PentadError) in
      try BlockedTime(item.pointee)
    }
    try requireWorkers()
    let plans = try runAndWait { () async throws(PentadError) in
      try await Timetable.plans(
        for: classes, choosing: choices, avoiding: blocked, first: Int(clamping: limit))
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(plans) }
  }
}
