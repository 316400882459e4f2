public import CPentad
import PentadCore

/// An asynchronous call, as the caller owns it.
public typealias pentad_operation_ref = OpaquePointer

/// Asks a call to end early.
///
/// It is a request: the completion callback still comes, once, with `PENTAD_CANCELLED` or with what
/// the call had by then.
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
/// Inside a callback, where that could not happen, and for a call whose callback comes in
/// pentad_session_pump(), it waits until the call has ended; its own callback comes later. What a call
/// that opens something leaves in its `out` is there with the callback, and not before.
///
/// - Parameters:
///   - operation: the call
///   - timeout_ms: how long to wait at most, in milliseconds; 0 asks and does not wait, a negative
///     number waits without limit
/// - Returns: `PENTAD_OK`, whatever the call came to; `PENTAD_TIMED_OUT`; `PENTAD_CLOSED` if the
///   callback never comes, because of pentad_shutdown(); `PENTAD_MISUSE` for a missing operation
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

/// Frees an operation. The call runs on, and its callback comes.
///
/// - Parameter operation: the call; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_operation_free")
public func pentad_operation_free(_ operation: pentad_operation_ref?) {
  OperationHandle.free(operation)
}
