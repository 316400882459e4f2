/// A piece of work for several callers: it runs once, and each gets its value or its error.
///
/// - A caller that is cancelled stops waiting at once; the others go on waiting.
/// - The work is cancelled when the last caller has left.
/// - It runs at the priority of its most urgent caller, or at that of the task which made it. On Apple's
///   platforms that takes macOS 26 or iOS 26.
///
/// Each caller calls ``join()``, and then once ``outcome()`` or ``leave()``.
package final class SharedTask<Value: Sendable>: Sendable {
  package typealias Work = @Sendable () async throws(PentadError) -> Value
  package typealias Outcome = Result<Value, PentadError>

  private struct State {
    var callers = 0
    var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    var count = 0
    var outcome: Outcome?
    var task: Task<Void, Never>?
    /// Whether all callers have left before it ended.
    var isAbandoned = false

    /// - Returns: the task to cancel, outside of the lock.
    mutating func removeCaller() -> Task<Void, Never>? {
      callers -= 1
      guard callers == 0, outcome == nil else { return nil }
      isAbandoned = true
      return task
    }
  }

  private let state = Lock(State())

  /// Begins the work.
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

  /// The number of callers that have joined and neither left nor got the outcome.
  package var callers: Int { state.withLock { $0.callers } }

  /// Adds a caller.
  ///
  /// - Returns: false for work that is cancelled, since all callers had left; its outcome is an error.
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

  /// Waits for the outcome; `cancelled` as soon as the caller is.
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
        // The handler may have run before there was a waiter.
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
