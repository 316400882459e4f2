import CPentad
import PentadCore

/// The completion of an asynchronous call that returns a record, which is lent to the caller's
/// callback.
struct RecordCompletion<Record: BitwiseCopyable>: @unchecked Sendable {
  typealias Callback = (
    UnsafeMutableRawPointer?, pentad_status, UnsafePointer<Record>?, OpaquePointer?
  ) -> Void

  private let callback: Callback
  private let context: UnsafeMutableRawPointer?

  /// - Throws: `misuse` when `callback` is missing, and as `requireThreads`
  init(_ callback: Callback?, _ context: UnsafeMutableRawPointer?) throws(PentadError) {
    try requireThreads()
    self.callback = try require(callback, "callback")
    self.context = context
  }

  /// Calls back, with a record that `make` builds in an arena.
  func end<Value>(_ result: Result<Value, PentadError>, _ make: (Arena, Value) -> Record) {
    switch result {
    case .success(let value):
      withExtendedLifetime(Arena()) { arena in
        callback(context, PENTAD_OK, arena.record(make(arena, value)), nil)
      }
    case .failure(let failure):
      Failure(failure).lend { callback(context, failure.status, nil, $0) }
    }
  }
}
