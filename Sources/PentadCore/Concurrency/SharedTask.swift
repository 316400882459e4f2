/// An operation with several callers: it runs once, and each caller gets its value or its error.
///
/// - A cancelled caller stops waiting at once; the others keep waiting.
/// - The operation is cancelled when its last caller has left.
/// - It runs at the priority of its most urgent caller, or of the task that created it. On Apple's
///   platforms this requires macOS 26 or iOS 26.
///
/// Each caller calls ``join()``, and then either ``outcome()`` or ``leave()``, exactly once.
package final class SharedTask<Value: Sendable>: Sendable {
  package typealias Work = @Sendable () async throws(PentadError) -> Value
  package typealias Outcome = Result<Value, PentadError>

  private struct State {
    var callers = 0
    var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    var count = 0
    var outcome: Outcome?
    var task: Task<Void, Never>?
    /// True if all callers left before it ended.
    var isAbandoned = false

    /// Removes one caller.
    ///
    /// - Returns: the task to cancel, outside the lock.
    mutating func removeCaller() -> Task<Void, Never>? {
      callers -= 1
      guard callers == 0, outcome == nil else { return nil }
      isAbandoned = true
      return task
    }
  }

  private let state = Lock(State())

  /// Starts the work.
  package init(_ work: @escaping Work) {
    let task = Task {
      do throws(PentadError) {
        self.end(.success(try await work()))
      } catch {
        self.end(.failure(error))
      }
    }
    state.withLock { $0.task = task }
  }

  /// The number of callers that have joined, and have neither left nor received the outcome.
  package var callers: Int { state.withLock { $0.callers } }

  /// Adds a caller.
  ///
  /// - Returns: false if the work was cancelled because all callers had left; its outcome is an
  ///   error.
  @discardableResult package func join() -> Bool {
    state.withLock { state in
      state.callers += 1
      return !state.isAbandoned
    }
  }

  /// Removes a caller that does not wait for the outcome.
  package func leave() {
    state.withLock { $0.removeCaller() }?.cancel()
  }

  /// Waits for the outcome; returns `cancelled` as soon as the caller is cancelled.
  package func outcome() async -> Outcome {
    let (number, task) = state.withLock { state in
      state.count += 1
      return (state.count, state.task)
    }
    if #available(macOS 26, iOS 26, *) { task?.escalatePriority(to: Task.currentPriority) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let known = state.withLock { state in
          if state.outcome == nil { state.waiters[number] = waiter } else { state.callers -= 1 }
          return state.outcome
        }
        if let known { return waiter.resume(returning: known) }
        // The cancellation handler may have run before the waiter was stored.
        if Task.isCancelled { stopWaiting(number) }
      }
    } onCancel: {
      stopWaiting(number)
    }
  }

  private func stopWaiting(_ number: Int) {
    let (waiter, task) = state.withLock { state in
      let waiter = state.waiters.removeValue(forKey: number)
      return (waiter, waiter == nil ? nil : state.removeCaller())
    }
    task?.cancel()
    waiter?.resume(returning: .failure(PentadError.callCancelled))
  }

  private func end(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      state.outcome = outcome
      state.callers -= state.waiters.count
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }
}
