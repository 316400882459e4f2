public import PentadCore

/// Waits on this thread, which is libFuzzer's, until work that is asynchronous has ended, and holds its
/// error to what ``Fuzzing/check(_:of:)`` says.
///
/// - Returns: nil when it threw.
@discardableResult
public func waitFor<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) -> Value? {
  HeapBalance.hasThreads = true
  return OwnTask(work).wait().flatMap { result in
    Fuzzing.attempt { () throws(PentadError) in try result.get() }
  }
}
