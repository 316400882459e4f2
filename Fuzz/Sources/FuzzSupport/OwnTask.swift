import PentadCore
import Synchronization

/// Work that is asynchronous, on the thread that waits for it.
final class OwnTask<Value: Sendable> {
  private final class Outcome: Sendable {
    let result = Mutex<Result<Value, PentadError>?>(nil)
  }

  private let outcome = Outcome()
  private let thread = OwnThread()

  init(_ work: @escaping @Sendable () async throws(PentadError) -> Value) {
    Task.detached(executorPreference: thread) { [outcome] in
      do throws(PentadError) {
        let value = try await work()
        outcome.result.withLock { $0 = .success(value) }
      } catch {
        outcome.result.withLock { $0 = .failure(error) }
      }
    }
  }

  /// Waits for the end of the work.
  ///
  /// - Parameter seconds: the time limit; nil for none.
  /// - Returns: nil if the time is over before that.
  func wait(seconds: Double? = nil) -> Result<Value, PentadError>? {
    thread.run(seconds: seconds) { outcome.result.withLock { $0 != nil } }
    return outcome.result.withLock { $0 }
  }
}
