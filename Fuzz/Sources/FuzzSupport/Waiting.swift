public import PentadCore

/// Waits on this thread, which is libFuzzer's, until asynchronous work has ended, and checks its
/// error by ``Fuzzing/check(_:of:)``.
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
