import Dispatch

/// A handler that is called again and again until it is cancelled.
///
/// - After ``cancel(waiting:)`` no call starts.
/// - A cancelled handler is released, with all it captured: at once, or by the call that runs.
/// - The caller sees to it that calls do not overlap; a ``Delivery`` does.
package final class Callback<Input: Sendable>: Sendable {
  /// What is called.
  package typealias Handler = @Sendable (Input) -> Void

  private struct State {
    var handler: Handler?
    /// Where the handler is running now.
    var thread: CallingThread?
    var waiters: [DispatchSemaphore] = []
  }

  private let state: Lock<State>

  /// Makes a callback that has not run yet.
  package init(_ handler: @escaping Handler) {
    state = Lock(State(handler: handler))
  }

  /// Calls the handler; false when it has been cancelled.
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

  /// A function of its own, so that the handler is let go before anyone hears that the call ended.
  private func run(_ input: Input) -> Bool {
    let handler = state.withLock { state in
      if state.handler != nil { state.thread = .current }
      return state.handler
    }
    guard let handler else { return false }
    handler(input)
    return true
  }

  /// No call starts any more.
  ///
  /// - Parameter waiting: whether to come back only when the call that runs now has ended. Inside
  ///   that call itself, and where two callbacks would wait for each other, it does not wait.
  package func cancel(waiting: Bool) {
    // The handler dies outside the lock: what it captured may cancel something as it goes.
    _ = state.withLock { state in
      defer { state.handler = nil }
      return state.handler
    }
    if waiting { CallbackWaits.wait(for: self) }
  }
}

extension Callback: RunningCallback {
  var thread: CallingThread? { state.withLock { $0.thread } }

  func end() -> DispatchSemaphore? {
    state.withLock { state in
      guard state.thread != nil else { return nil }
      let end = DispatchSemaphore(value: 0)
      state.waiters.append(end)
      return end
    }
  }
}
