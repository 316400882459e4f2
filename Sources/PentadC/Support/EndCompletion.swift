import CPentad
import PentadCore

/// The completion of an asynchronous call without a result.
struct EndCompletion: @unchecked Sendable {
  private let callback: pentad_completion_callback
  private let context: UnsafeMutableRawPointer?

  /// - Throws: `misuse` when `callback` is missing, and as `requireThreads`
  init(
    _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?
  ) throws(PentadError) {
    try requireThreads()
    self.callback = try require(callback, "callback")
    self.context = context
  }

  /// Calls back with the result.
  func end(_ result: Result<some Any, PentadError>) {
    switch result {
    case .success: callback(context, PENTAD_OK, nil)
    case .failure(let failure):
      Failure(failure).lend { callback(context, failure.status, $0) }
    }
  }
}
