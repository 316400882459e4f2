import CPentad
import PentadCore

/// How every completion callback looks to Swift: context, status, result and error, of which the
/// last two live during the callback and one at least is NULL.
typealias CompletionCallback =
  @convention(c) (
    _ context: UnsafeMutableRawPointer?, _ status: pentad_status, _ result: OpaquePointer?,
    _ error: OpaquePointer?
  ) -> Void

/// A pointer of the caller's that is only ever handed back to it.
struct Context: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer?) {
    self.pointer = pointer
  }
}

/// Starts an asynchronous call: `callback` runs once, on the callback queue, with what `work` makes.
///
/// `*operation` is written before the work starts, so that the callback may use it. When this throws,
/// the callback does not run.
func startOperation<Result: Handle>(
  _ callback: CompletionCallback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  work: @escaping @Sendable () async throws(PentadError) -> Result
) throws(PentadError) {
  operation?.pointee = nil
  try requireThreads()
  let callback = try require(callback, "callback")
  let context = Context(context)
  let handle = OperationHandle()
  operation?.pointee = handle.give()
  handle.start(work) { result in
    switch result {
    case .success(let value):
      value.lend { callback(context.pointer, PENTAD_OK, $0, nil) }
    case .failure(let error):
      Failure(error).lend { callback(context.pointer, error.status, nil, $0) }
    }
  }
}
