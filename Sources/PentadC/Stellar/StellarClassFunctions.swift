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
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_stellar_client_courses(); `PENTAD_INVALID` for a number that is not UTF-8;
///   `PENTAD_MISUSE` also if `course` is missing
///
/// Ownership: the classes are the caller's; free them with pentad_stellar_classes_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
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
    return OwnedRecord.give { StellarRecords(arena: $0).classes(classes) }
  }
}

/// The classes of a course as by pentad_stellar_client_classes(), without waiting for them.
///
/// - Parameters:
///   - client: the client
///   - course: the course's number
///   - reload: whether the server is asked in any case
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a number that is not UTF-8;
///   `PENTAD_MISUSE` if `client`, `course` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any; the callback comes on a callback thread of the library. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_classes_async")
public func pentad_stellar_client_classes_async(
  _ client: pentad_stellar_client_ref?, _ course: UnsafePointer<CChar>?, _ reload: Bool,
  _ callback: pentad_stellar_classes_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try RecordCompletion(callback, context)
    let client = try StellarHandle.client(client)
    let course = try readText(course, "course")
    let work = PentadOperation { _ async throws(PentadError) in
      try await client.classes(in: course, reload: reload)
    }
    OperationHandle.start(work, operation) { result in
      completion.end(result) { StellarRecords(arena: $0).classes($1) }
    }
  }
}

/// Frees the classes of a course.
///
/// - Parameter classes: the classes; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_classes_free")
public func pentad_stellar_classes_free(
  _ classes: UnsafeMutablePointer<pentad_stellar_classes>?
) {
  OwnedRecord.free(classes)
}

/// What is stored of a class. The server is not asked.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id; its number with or without the J will do
///   - out: receives the class
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_NOT_FOUND` when nothing is stored of it; `PENTAD_STORAGE` when the
///   store cannot be read; `PENTAD_CLOSED` when the client is suspended; `PENTAD_INVALID` for an id that
///   is not UTF-8; `PENTAD_MISUSE` if `client`, `master_id` or `out` is missing; `PENTAD_UNSUPPORTED`
///   after `fork()`
///
/// Ownership: the class is the caller's; free it with pentad_stellar_class_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
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

/// Frees a class.
///
/// - Parameter item: the class; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_class_free")
public func pentad_stellar_class_free(_ item: UnsafeMutablePointer<pentad_stellar_class>?) {
  OwnedRecord.free(item)
}
