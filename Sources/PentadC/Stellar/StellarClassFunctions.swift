public import CPentad
import PentadCore
import StellarKit

/// The classes of a course, from memory or the store for 2 days in their term.
///
/// After that the server is asked whether the list has changed, and for the list only if it has. When it
/// cannot be asked, the stored list is the answer, marked as stale; the delegate's `did_fail` tells why.
///
/// - Parameters:
///   - client: the client
///   - course: the course's number
///   - reload: whether the server is asked in any case
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

/// What is stored of a class. The server is not asked.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id; its number with or without the J will do
///   - out: receives the class
/// - Returns: `PENTAD_NOT_FOUND` when nothing is stored of it; `PENTAD_STORAGE` when the store
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
    guard let item else { throw PentadError(.notFound, "nothing is stored of that class") }
    return OwnedRecord.give { StellarRecords(arena: $0).record(item) }
  }
}
