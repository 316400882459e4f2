public import CPentad
import PentadCore
import StellarKit

/// Finds the combinations of sections of the bookmarked classes that have no conflict. Chosen
/// sections are kept.
///
/// - Parameters:
///   - client: the client
///   - limit: the maximum number of returned plans, at most 1000; all are counted
///   - out: receives the plans
/// - Returns: `PENTAD_INVALID` for more than 2000 sections; `PENTAD_STORAGE` when the store cannot
///   be read; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while it searches, some seconds at most. Since: 0.1
@_cdecl("pentad_stellar_client_plans")
public func pentad_stellar_client_plans(
  _ client: pentad_stellar_client_ref?, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_section_plans>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let plans = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.plans(first: Int(clamping: limit))
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(plans) }
  }
}

/// Finds the combinations of sections of the classes of a list that have no conflict, bookmarked or
/// not.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: the number of classes
///   - limit: the maximum number of returned plans, at most 1000; all are counted
///   - out: receives the plans
/// - Returns: `PENTAD_INVALID` for more than 2000 sections and for a text that is not UTF-8;
///   `PENTAD_MISUSE` for more classes than an array can hold, or if one of them, a required field
///   of one or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: while it searches, some seconds at most. Since: 0.1
@_cdecl("pentad_stellar_class_list_plans")
public func pentad_stellar_class_list_plans(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ count: size_t,
  _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_section_plans>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let classes = try readClasses(items, count)
    try requireWorkers()
    let plans = try runAndWait { () async throws(PentadError) in
      try await Timetable.plans(for: classes, first: Int(clamping: limit))
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(plans) }
  }
}
