public import PentadCore
import Synchronization

/// Waits on this thread, which is libFuzzer's, until work that is asynchronous has ended, and holds its
/// error to what ``Fuzzing/check(_:of:)`` says.
///
/// - Returns: nil when it threw.
@discardableResult
public func waitFor<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) -> Value? {
  HeapBalance.hasThreads = true
  let outcome = Outcome<Value>()
  let thread = OwnThread()
  Task.detached(executorPreference: thread) {
    do throws(PentadError) {
      let value = try await work()
      outcome.result.withLock { $0 = .success(value) }
    } catch {
      outcome.result.withLock { $0 = .failure(error) }
    }
  }
  thread.run { outcome.result.withLock { $0 != nil } }
  return outcome.result.withLock { $0 }.flatMap { result in
    Fuzzing.attempt { () throws(PentadError) in try result.get() }
  }
}

private final class Outcome<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, PentadError>?>(nil)
}
