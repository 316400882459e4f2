public import CPentad
import PentadCore
import StellarKit

/// The classes visited last, the last one first; the last 100 are remembered.
///
/// - Parameters:
///   - client: the client
///   - limit: how many at most; 0 for 20
///   - out: receives the classes
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended; `PENTAD_MISUSE` for a limit that no list has
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

/// Classes in the order in which screens show them: by number, digits as numbers, then by name.
///
/// - Parameters:
///   - items: the classes; NULL when there are none
///   - count: how many
///   - course: a course's number, to go by that number of each class which belongs to it; NULL to go by
///     the first one
///   - out: receives the classes; those of one number and name stay in their order
/// - Returns: `PENTAD_MISUSE` for a number of classes that no array has, or if one of them,
///   something in it or `out` is missing
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

/// How many visited classes a caller wants; 20 for 0.
func readRecentLimit(_ limit: Int, _ name: StaticString) throws(PentadError) -> Int {
  try readLimit(limit, name, default: 20)
}
