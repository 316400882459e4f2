import PentadCore

/// A piece of work that several callers wait for, done once.
///
/// It is cancelled when the last of them has gone.
final class Flight<Value: Sendable>: Sendable {
  private let task: Task<Result<[Value], PentadError>, Never>
  private let waiting = Lock(0)

  init(_ work: @escaping @Sendable () async throws(PentadError) -> [Value]) {
    task = Task {
      do throws(PentadError) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Waits for the outcome; a cancelled caller gets it as soon as the work has ended.
  ///
  /// ``join()`` must have been called for this wait.
  func outcome() async -> Result<[Value], PentadError> {
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      leave()
    }
  }

  /// Announces a wait.
  func join() { waiting.withLock { $0 += 1 } }

  /// Takes a wait back.
  func leave() {
    let remaining = waiting.withLock { count in
      count -= 1
      return count
    }
    if remaining == 0 { task.cancel() }
  }
}
