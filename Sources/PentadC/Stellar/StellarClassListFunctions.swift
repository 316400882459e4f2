public import CPentad
import PentadCore
import StellarKit

/// Returns the most recently visited classes, the last one first. The last 100 are remembered.
///
/// - Parameters:
///   - client: the client
///   - limit: the maximum number; 0 for 20
///   - out: receives the classes
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended; `PENTAD_MISUSE` for a limit too large for a list
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_recent")
public func pentad_stellar_client_recent(
  _ client: pentad_stellar_client_ref?, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_class_list>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let limit = try readRecentLimit(limit, "limit")
    let classes = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.recent(limit: limit)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(classes) }
  }
}

/// Sorts classes in the order of the screens: by number, comparing digits as numbers, then by name.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: the number of classes
///   - course: a course's number, to sort each class by its number in that course if it has one;
///     NULL to sort by the first number
///   - out: receives the classes; the sort is stable
/// - Returns: `PENTAD_MISUSE` for more classes than an array can hold, or if one of them, a
///   required field of one or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_class_list_sort")
public func pentad_stellar_class_list_sort(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ count: size_t,
  _ course: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_class_list>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let classes = try readClasses(items, count)
    let course = try readOptionalText(course, "course")
    let sorted = course.map { classes.sortedByName(in: $0) } ?? classes.sortedByName()
    return OwnedRecord.give { StellarRecords(arena: $0).record(sorted) }
  }
}

/// Reads a limit on visited classes; 0 means 20.
func readRecentLimit(_ limit: Int, _ name: StaticString) throws(PentadError) -> Int {
  try readLimit(limit, name, default: 20)
}
