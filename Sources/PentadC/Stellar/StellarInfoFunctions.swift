public import CPentad
import PentadCore
import StellarKit

/// Returns all data that the server has about a class, including announcements. If it cannot be
/// reached, the stored data is returned.
///
/// The stage of the record shows the difference: FRESH, or FAILED with the reason and the stored
/// data. A class that was found counts as visited.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id
///   - out: receives the class
/// - Returns: `PENTAD_OK`, also when the server could not be reached and data is stored; otherwise
///   the errors of the request, as pentad_stellar_client_courses(), and
///   `PENTAD_STELLAR_CLASS_NOT_FOUND` when the server knows no such class
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_class_info")
public func pentad_stellar_client_class_info(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_class_info>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let stage = try StellarHandle.wait(client) { client async throws(PentadError) in
      let last = try await client.lastStage(of: id)
      if case .failed(let error, keeping: nil) = last.update { throw error }
      return last
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(stage) }
  }
}

/// Loads a class in stages: first the stored data, then the server's.
///
/// The first stage is GENERAL if the class is known only from a list, or CACHED if it was loaded
/// before; if nothing is stored, there is no first stage. The last stage is FRESH or FAILED.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id
///   - update: called with each stage; NULL when not needed
///   - callback: called once at the end, after the last stage: with `PENTAD_OK` after FRESH, with
///     the error after FAILED, and with `PENTAD_CANCELLED` when the operation was cancelled before
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_class_info_async")
public func pentad_stellar_client_class_info_async(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ update: pentad_stellar_class_info_callback?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try StellarHandle.calling(client)
    let completion = try EndCompletion(callback, context)
    let client = handle.client
    let id = try readText(master_id, "master_id")
    let stages = StageCallback(update, context, handle.place)
    let work = PentadOperation<Void> { _ async throws(PentadError) in
      let last = try await client.lastStage(of: id) { stage in
        stages.bring { StellarRecords(arena: $0).record(stage) }
      }
      if case .failed(let error, _) = last.update { throw error }
    }
    OperationHandle.start(
      work, operation, place: handle.place, delivery: stages.delivery
    ) { completion.end($0) }
  }
}
