import Dispatch

/// The view of a callback for threads that wait until its running call ends.
protocol RunningCallback: AnyObject, Sendable {
  /// The thread on which it is running.
  var thread: ThreadIdentity? { get }
  /// Returns a semaphore that is signalled when the running call ends; nil if no call is running.
  func end() -> DispatchSemaphore?
}

/// The threads that wait for a running callback, to prevent deadlocks.
///
/// Callbacks that cancel each other would each wait for the other's end. The call that would close
/// such a cycle does not wait. A callback that cancels itself is the smallest cycle.
enum CallbackWaits {
  private static let waits = Lock<[ThreadIdentity: any RunningCallback]>([:])

  /// Waits until no call of `callback`, which is already cancelled, is running. Returns at once if
  /// that call cannot end before this one returns.
  static func wait(for callback: any RunningCallback) {
    let here = ThreadIdentity.current
    let end: DispatchSemaphore? = waits.withLock { waits in
      // A cancelled callback stays on one thread until it ends, so no cycle can form behind this
      // walk.
      var thread = callback.thread
      while let next = thread {
        if next == here { return nil }
        thread = waits[next]?.thread
      }
      guard let end = callback.end() else { return nil }
      waits[here] = callback
      return end
    }
    guard let end else { return }
    end.wait()
    waits.withLock { $0[here] = nil }
  }
}
