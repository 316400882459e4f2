import CPentad
import PentadCore

/// The completion of an asynchronous call that opens something: it writes the handle to `*out`
/// right before the caller's callback.
struct HandleCompletion: @unchecked Sendable {
  private let out: UnsafeMutablePointer<OpaquePointer?>
  private let callback: pentad_completion_callback
  private let context: UnsafeMutableRawPointer?

  /// - Throws: `misuse` when `out` or `callback` is missing, and as `requireThreads`
  init(
    _ out: UnsafeMutablePointer<OpaquePointer?>?, _ callback: pentad_completion_callback?,
    _ context: UnsafeMutableRawPointer?
  ) throws(PentadError) {
    self.out = try requireOut(out)
    try requireThreads()
    self.callback = try require(callback, "callback")
    self.context = context
  }

  /// Gives the handle, and calls back.
  func end(_ result: Result<some Handle, PentadError>) {
    switch result {
    case .success(let handle):
      out.pointee = handle.give()
      callback(context, PENTAD_OK, nil)
    case .failure(let failure):
      Failure(failure).lend { callback(context, failure.status, $0) }
    }
  }
}
