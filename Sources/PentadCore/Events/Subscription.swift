/// The observation of an event source, which ends when this is cancelled or released.
///
/// No callback starts after that.
///
/// C: `pentad_subscription`.
public final class Subscription: Sendable {
  private let end: @Sendable (_ waiting: Bool) -> Void

  /// Makes a subscription that `end` ends. `end` is called for every ``cancel()``, and when the
  /// subscription is released, then without waiting.
  package init(_ end: @escaping @Sendable (_ waiting: Bool) -> Void) {
    self.end = end
  }

  /// Cancels, but does not wait for a running callback: the last reference may be released on any
  /// thread and under any lock.
  deinit { end(false) }

  /// Ends the observation. May be called on any thread, and repeatedly.
  ///
  /// - No callback starts after it.
  /// - Inside the observer's own callback it returns at once.
  /// - Anywhere else it waits until the running callback, if any, has ended.
  /// - The handler and all that it captured are released by then; inside the callback, at its end.
  ///
  /// One observer's callback may cancel another observer. If the other's callback cancels the first
  /// at the same moment, each would wait for the other's end. The later of the two calls then
  /// returns at once, for any number of observers in the cycle. Other cycles cannot be detected. Do
  /// not cancel while you hold a lock, or block a queue, that the callback needs. Do not wait
  /// inside a callback for a task or a thread that cancels its subscription.
  ///
  /// C: `pentad_subscription_cancel`.
  public func cancel() { end(true) }
}
