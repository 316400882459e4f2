import CPentad
import PentadCore

/// The completion of an asynchronous call that returns a count.
struct CountCompletion: @unchecked Sendable {
  private let callback: pentad_stellar_count_callback
  private let context: UnsafeMutableRawPointer?

  /// - Throws: `misuse` when `callback` is missing, and as `requireThreads`
  init(
    _ callback: pentad_stellar_count_callback?, _ context: UnsafeMutableRawPointer?
  ) throws(PentadError) {
    try requireThreads()
    self.callback = try require(callback, "callback")
    self.context = context
  }

  /// Calls back with the result.
  func end(_ result: Result<Int, PentadError>) {
    switch result {
    case .success(let count): callback(context, PENTAD_OK, Int64(count), nil)
    case .failure(let failure):
      Failure(failure).lend { callback(context, failure.status, 0, $0) }
    }
  }
}
