import CPentad
import Dispatch
import PentadCore

/// A registered delegate: `pentad_subscription`.
///
/// After `cancel` no callback starts, and the delegate's context is given back exactly once.
final class SubscriptionHandle: Handle, @unchecked Sendable {
  private let queue: CallbackQueue
  private let context: Context
  /// Entered while a callback runs.
  private let running = DispatchGroup()
  private let state: Lock<State>

  private struct State {
    var isCancelled = false
    var detach: (@Sendable () -> Void)?
    var contextFree: pentad_context_free?
  }

  init(
    context: UnsafeMutableRawPointer?, contextFree: pentad_context_free?,
    queue: CallbackQueue = .shared
  ) {
    self.queue = queue
    self.context = Context(context)
    state = Lock(State(contextFree: contextFree))
  }

  /// Says how to leave the source of the events; runs at once if that is due already.
  func onCancel(_ detach: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.detach = detach }
      return state.isCancelled
    }
    if isCancelled { detach() }
  }

  /// Brings an event to the callback queue.
  func deliver(_ callback: @escaping @Sendable (_ context: UnsafeMutableRawPointer?) -> Void) {
    queue.deliver { self.perform(callback) }
  }

  /// Brings what happens from now on, until cancelled.
  func observe<Event: HubEvent>(
    _ events: EventHub<Event>,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, Published<Event>) -> Void
  ) {
    let subscription = events.observe(on: .queue(queue.queue)) { published in
      self.perform { callback($0, published) }
    }
    onCancel { subscription.cancel() }
  }

  /// Brings the newest of a stream's values, each when the callback of the one before has returned.
  func follow<Value: Sendable>(
    _ values: AsyncStream<Value>,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, Value) -> Void
  ) async {
    for await value in values {
      await withCheckedContinuation { continuation in
        queue.queue.async {
          self.perform { callback($0, value) }
          continuation.resume()
        }
      }
    }
  }

  /// Calls back, unless cancelled; for a caller that is on the callback queue.
  ///
  /// - Returns: whether the callback ran
  @discardableResult
  func perform(_ callback: (_ context: UnsafeMutableRawPointer?) -> Void) -> Bool {
    let isWanted = state.withLock { state in
      guard !state.isCancelled, !queue.isClosed else { return false }
      running.enter()
      return true
    }
    guard isWanted else { return false }
    callback(context.pointer)
    running.leave()
    return true
  }

  /// Leaves the context to the caller: it will not be given back.
  func disown() {
    state.withLock { $0.contextFree = nil }
  }

  /// Ends the delivery. Waits for the running callback, unless called on the callback queue; there
  /// the context is given back after the callback that runs.
  ///
  /// In the child of a `fork()` it does nothing: the thread to wait for is not there, and a lock may
  /// be held for ever.
  func cancel() {
    guard !Process.isForked else { return }
    let detach = state.withLock { state in
      state.isCancelled = true
      defer { state.detach = nil }
      return state.detach
    }
    detach?()
    if queue.isCurrent {
      queue.deliver { self.giveBackContext() }
    } else {
      running.wait()
      giveBackContext()
    }
  }

  private func giveBackContext() {
    let contextFree = state.withLock { state in
      defer { state.contextFree = nil }
      return state.contextFree
    }
    contextFree?(context.pointer)
  }
}
