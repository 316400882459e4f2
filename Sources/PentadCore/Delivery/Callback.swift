import Dispatch

/// A handler that can be called repeatedly until it is cancelled.
///
/// - No call starts after ``cancel(waiting:)``.
/// - A cancelled handler is released with all that it captured: at once, or at the end of the
///   running call.
/// - Calls must not overlap. The caller ensures this; a ``Delivery`` does.
package final class Callback<Input: Sendable>: Sendable {
  /// The type of the function that is called.
  package typealias Handler = @Sendable (Input) -> Void

  private struct State {
    var handler: Handler?
    /// The thread on which the handler is running.
    var thread: ThreadIdentity?
    var waiters: [DispatchSemaphore] = []
  }

  private let state: Lock<State>

  /// Makes a callback that has not run yet.
  package init(_ handler: @escaping Handler) {
    state = Lock(State(handler: handler))
  }

  /// Calls the handler; returns false if it has been cancelled.
  package func callAsFunction(_ input: Input) -> Bool {
    guard run(input) else { return false }
    let waiters = state.withLock { state in
      state.thread = nil
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.signal() }
    return true
  }

  /// A separate function, so that the handler is released before any waiter is signalled.
  private func run(_ input: Input) -> Bool {
    let handler = state.withLock { state in
      if state.handler != nil { state.thread = .current }
      return state.handler
    }
    guard let handler else { return false }
    handler(input)
    return true
  }

  /// Cancels the callback: no call starts after this.
  ///
  /// - Parameter waiting: if true, returns only after the running call has ended. It does not wait
  ///   inside that call itself, nor where two callbacks would wait for each other.
  package func cancel(waiting: Bool) {
    // The handler is released outside the lock: the `deinit` of a captured object may cancel
    // another callback.
    _ = state.withLock { state in
      defer { state.handler = nil }
      return state.handler
    }
    if waiting { CallbackWaits.wait(for: self) }
  }
}

extension Callback: RunningCallback {
  var thread: ThreadIdentity? { state.withLock { $0.thread } }

  func end() -> DispatchSemaphore? {
    state.withLock { state in
      guard state.thread != nil else { return nil }
      let end = DispatchSemaphore(value: 0)
      state.waiters.append(end)
      return end
    }
  }
}
