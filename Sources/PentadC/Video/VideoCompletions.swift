import CPentad
import PentadCore

/// The completion of an asynchronous call that returns a text, which is lent to the caller's
/// callback.
struct TextCompletion: @unchecked Sendable {
  private let callback: pentad_video_text_callback
  private let context: UnsafeMutableRawPointer?

  /// - Throws: `misuse` when `callback` is missing, and as `requireThreads`
  init(
    _ callback: pentad_video_text_callback?, _ context: UnsafeMutableRawPointer?
  ) throws(PentadError) {
    try requireThreads()
    self.callback = try require(callback, "callback")
    self.context = context
  }

  /// Calls back with the result.
  func end(_ result: Result<String, PentadError>) {
    switch result {
    case .success(let text): text.withoutNUL.withCString { callback(context, PENTAD_OK, $0, nil) }
    case .failure(let failure):
      Failure(failure).lend { callback(context, failure.status, nil, $0) }
    }
  }
}

/// The completion of an asynchronous call that returns a Boolean.
struct FlagCompletion: @unchecked Sendable {
  private let callback: pentad_video_flag_callback
  private let context: UnsafeMutableRawPointer?

  /// - Throws: as `TextCompletion`
  init(
    _ callback: pentad_video_flag_callback?, _ context: UnsafeMutableRawPointer?
  ) throws(PentadError) {
    try requireThreads()
    self.callback = try require(callback, "callback")
    self.context = context
  }

  /// Calls back with the result.
  func end(_ result: Result<Bool, PentadError>) {
    switch result {
    case .success(let isSo): callback(context, PENTAD_OK, isSo, nil)
    case .failure(let failure):
      Failure(failure).lend { callback(context, failure.status, false, $0) }
    }
  }
}
