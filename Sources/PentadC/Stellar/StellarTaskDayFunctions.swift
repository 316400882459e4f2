public import CPentad
import PentadCore
import StellarKit

/// Groups tasks by the day on which they are due, the earliest first; tasks without a due time come
/// last.
///
/// - Parameters:
///   - items: the tasks, in any order, such as those of pentad_stellar_client_tasks(); NULL when
///     there are none
///   - count: the number of tasks
///   - zone: the IANA name of the time zone of the days
///   - out: receives the days
/// - Returns: `PENTAD_UNKNOWN_TIME_ZONE`; `PENTAD_MISUSE` for an unknown kind, for more tasks than an
///   array can hold, or if one of them, a required field of one or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_task_days_make")
public func pentad_stellar_task_days_make(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_task>?>?, _ count: size_t,
  _ zone: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_task_days>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let tasks = try readItems(items, count, "items") { (item) throws(PentadError) in
      try StellarTask(item.pointee)
    }
    let days = try StellarTaskDay.days(of: tasks, zone: try readText(zone, "zone"))
    return OwnedRecord.give { StellarRecords(arena: $0).record(days) }
  }
}
