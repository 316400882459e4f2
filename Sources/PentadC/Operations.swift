public import CPentad
import PentadCore

/// An asynchronous call that the caller owns.
public typealias pentad_operation_ref = OpaquePointer

/// Requests the cancellation of a call.
///
/// The completion callback still runs, once, with `PENTAD_CANCELLED` or with the result that the
/// call already had.
///
/// - Parameter operation: the call; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_operation_cancel")
public func pentad_operation_cancel(_ operation: pentad_operation_ref?) {
  guard !Process.isForked else { return }
  OperationHandle.borrow(operation)?.cancel()
}

/// Waits until a call's completion callback has returned.
///
/// Inside a callback, where that could not happen, and for a call whose callback runs in
/// pentad_session_pump(), it waits only until the call has ended; its callback runs later. A call
/// that opens something writes its `out` right before the callback, and not earlier.
///
/// - Parameters:
///   - operation: the call
///   - timeout_ms: the maximum time to wait, in milliseconds; 0 only checks, negative for no limit
/// - Returns: `PENTAD_OK`, regardless of the call's own result; `PENTAD_TIMED_OUT`; `PENTAD_CLOSED`
///   if the callback never runs, because of pentad_shutdown(); `PENTAD_MISUSE` for a missing
///   operation
///
/// Blocks: for `timeout_ms` at most. Since: 0.1
@_cdecl("pentad_operation_wait")
public func pentad_operation_wait(
  _ operation: pentad_operation_ref?, _ timeout_ms: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let operation = try OperationHandle.borrow(operation, "operation")
    guard !Process.isForked else { return try requireThreads() }
    try operation.wait(milliseconds: timeout_ms)
  }
}

/// Frees an operation. The call continues, and its callback still runs.
///
/// - Parameter operation: the call; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_operation_free")
public func pentad_operation_free(_ operation: pentad_operation_ref?) {
  OperationHandle.free(operation)
}
