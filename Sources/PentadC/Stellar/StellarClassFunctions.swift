public import CPentad
import PentadCore
import StellarKit

/// Returns the classes of a course. For 2 days within their term they come from memory or the
/// store.
///
/// After that the server is asked whether the list has changed, and sends the list only if it has.
/// If the server cannot be reached, the stored list is returned, marked as stale; the delegate's
/// `did_fail` reports the error.
///
/// - Parameters:
///   - client: the client
///   - course: the course's number
///   - reload: true to ask the server in any case
///   - out: receives the classes
/// - Returns: as pentad_stellar_client_courses(); `PENTAD_MISUSE` also if `course` is missing
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_classes")
public func pentad_stellar_client_classes(
  _ client: pentad_stellar_client_ref?, _ course: UnsafePointer<CChar>?, _ reload: Bool,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_classes>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let course = try readText(course, "course")
    let classes = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.classes(in: course, reload: reload)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(classes) }
  }
}

/// Returns the stored data of a class. The server is not asked.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id; its number with or without the J is also accepted
///   - out: receives the class
/// - Returns: `PENTAD_NOT_FOUND` when the class is not stored; `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_cached_class")
public func pentad_stellar_client_cached_class(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_class>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let item = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.cachedClass(id)
    }
    guard let item else { throw PentadError(.notFound, "this class is not stored") }
    return OwnedRecord.give { StellarRecords(arena: $0).record(item) }
  }
}
