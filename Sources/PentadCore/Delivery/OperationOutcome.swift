import Dispatch

/// The state of an operation, and its waiters.
///
/// ``settle(_:)`` is the only place where an operation ends. It records the outcome, ends the
/// progress streams, and resumes awaiters and blocked threads. Then it submits callbacks to their
/// deliveries and calls the observers of ``whenSettled(_:)``, all in this order. Later callers find
/// the recorded outcome.
final class OperationOutcome<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, PentadError>

  private struct State {
    var outcome: Outcome?
    var progress: WorkProgress?
    var awaiters: [CheckedContinuation<Outcome, Never>] = []
    var blocked: [DispatchSemaphore] = []
    var notes: [@Sendable () -> Void] = []
    var callbacks: [(delivery: Delivery, call: @Sendable (Outcome) -> Void)] = []
  }

  private let state = Lock(State())
  private let streams = ValueStreams<WorkProgress>(keeping: .newest)

  func settle(_ outcome: Outcome) {
    let waiting = state.withLock { state -> State in
      guard state.outcome == nil else { return State() }
      defer { state = State(outcome: outcome, progress: state.progress) }
      return state
    }
    streams.finish()
    for awaiter in waiting.awaiters { awaiter.resume(returning: outcome) }
    for semaphore in waiting.blocked { semaphore.signal() }
    for callback in waiting.callbacks {
      callback.delivery.deliver { callback.call(outcome) }
    }
    for note in waiting.notes { note() }
  }

  func report(_ progress: WorkProgress) {
    state.withLock { state in
      guard state.outcome == nil else { return }
      state.progress = progress
      // Under the lock, so that every stream has the same order.
      streams.put(progress)
    }
    streams.wake()
  }

  var value: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let outcome = state.withLock { state in
          if state.outcome == nil { state.awaiters.append(continuation) }
          return state.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    }
  }

  var isSettled: Bool { state.withLock { $0.outcome != nil } }

  var newestProgress: WorkProgress? { state.withLock { $0.progress } }

  /// Blocks the thread until there is an outcome; nil if the time ran out first.
  func wait(milliseconds: Int?) -> Outcome? {
    let semaphore = DispatchSemaphore(value: 0)
    let outcome = state.withLock { state in
      if state.outcome == nil { state.blocked.append(semaphore) }
      return state.outcome
    }
    if let outcome { return outcome }
    _ = semaphore.wait(timeout: .after(milliseconds: milliseconds))
    return state.withLock { state in
      state.blocked.removeAll { $0 === semaphore }
      return state.outcome
    }
  }

  func whenSettled(_ note: @escaping @Sendable () -> Void) {
    let isSettled = state.withLock { state in
      if state.outcome == nil { state.notes.append(note) }
      return state.outcome != nil
    }
    if isSettled { note() }
  }

  func whenDone(on delivery: Delivery, _ call: @escaping @Sendable (Outcome) -> Void) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.callbacks.append((delivery, call)) }
      return state.outcome
    }
    if let outcome { delivery.deliver { call(outcome) } }
  }

  /// Returns a stream that begins with the newest progress, if any.
  func progressStream() -> AsyncStream<WorkProgress> {
    state.withLock { streams.stream(beginningWith: $0.progress) }
  }
}
