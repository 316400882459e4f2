import CPentad
import Dispatch
import PentadCore

/// A registered delegate: `pentad_subscription`.
///
/// After `cancel` no callback starts, and the delegate's context is given back exactly once.
final class SubscriptionHandle: Handle, @unchecked Sendable {
  private let place: any CallbackPlace
  private let context: Context
  /// The group that is entered while a callback runs.
  private let running = DispatchGroup()
  private let state: Lock<State>

  private struct State {
    var isCancelled = false
    var detach: (@Sendable () -> Void)?
    var contextFree: pentad_context_free?
  }

  init(
    context: UnsafeMutableRawPointer?, contextFree: pentad_context_free?,
    place: any CallbackPlace = CallbackQueue.shared
  ) {
    self.place = place
    self.context = Context(context)
    state = Lock(State(contextFree: contextFree))
  }

  /// Sets the closure that detaches from the source of the events; runs it immediately if the
  /// subscription is cancelled already.
  func onCancel(_ detach: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.detach = detach }
      return state.isCancelled
    }
    if isCancelled { detach() }
  }

  /// Delivers an event to the callback queue.
  func deliver(_ callback: @escaping @Sendable (_ context: UnsafeMutableRawPointer?) -> Void) {
    place.deliver { self.perform(callback) }
  }

  /// Delivers the events from now on, until cancelled.
  func observe<Event: HubEvent>(
    _ events: EventHub<Event>,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, Published<Event>) -> Void
  ) {
    observe({ events.observe(on: $0, $1) }, callback)
  }

  /// Delivers the events of a source, until cancelled.
  func observe<Event: HubEvent>(
    _ attach: (Delivery, @escaping @Sendable (Published<Event>) -> Void) -> Subscription,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, Published<Event>) -> Void
  ) {
    let subscription = attach(place.delivery) { published in
      self.perform { callback($0, published) }
    }
    onCancel { subscription.cancel() }
  }

  /// Delivers the newest of a stream's values, each after the previous callback has returned.
  func follow<Value: Sendable>(
    _ values: AsyncStream<Value>,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, Value) -> Void
  ) async {
    for await value in values {
      await withCheckedContinuation { continuation in
        place.delivery.deliver {
          self.perform { callback($0, value) }
          continuation.resume()
        }
      }
    }
  }

  /// Calls back unless cancelled. The caller must be on the callback queue.
  ///
  /// - Returns: true if the callback ran
  @discardableResult
  func perform(_ callback: (_ context: UnsafeMutableRawPointer?) -> Void) -> Bool {
    let isWanted = state.withLock { state in
      guard !state.isCancelled, !place.isClosed else { return false }
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

  /// Ends the delivery. It waits for the running callback, unless called by a callback of the same
  /// queue; in that case the context is given back after that callback.
  ///
  /// In the child of a `fork()` it is a no-op: the thread to wait for does not exist, and a lock
  /// may be held forever.
  func cancel() {
    guard !Process.isForked else { return }
    let detach = state.withLock { state in
      state.isCancelled = true
      defer { state.detach = nil }
      return state.detach
    }
    detach?()
    if place.isCurrent {
      place.delivery.deliver { self.giveBackContext() }
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
