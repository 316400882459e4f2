/// An observer's hold on what it observes.
///
/// The observer hears nothing more once its subscription is cancelled or let go.
///
/// C: `pentad_subscription`.
public final class Subscription: Sendable {
  private let end: @Sendable (_ waiting: Bool) -> Void

  /// Makes a subscription that `end` ends. It is called for every ``cancel()`` and at the end of
  /// the subscription's life, then without waiting.
  package init(_ end: @escaping @Sendable (_ waiting: Bool) -> Void) {
    self.end = end
  }

  /// Cancels, but does not wait for a callback that is running: nobody can tell on which thread,
  /// and under which locks, the last reference goes.
  deinit { end(false) }

  /// Ends the observation. May be called on any thread and more than once.
  ///
  /// - After it no callback starts.
  /// - Inside the observer's own callback it returns at once.
  /// - Anywhere else it waits for the callback that is running, if one is, and returns after its end.
  /// - The handler and all that it captured are released by then; inside the callback, at its end.
  ///
  /// One observer's callback may cancel another observer. If the other's callback cancels the first
  /// at the same moment, each would wait for the other's end: the later of the two calls returns at
  /// once, whatever the number of observers in the ring. No other ring can be seen from here. Do not
  /// cancel while you hold a lock, or keep a queue, that the callback needs; and do not wait inside a
  /// callback for a task or a thread that cancels its subscription.
  ///
  /// C: `pentad_subscription_cancel`.
  public func cancel() { end(true) }
}
