import Dispatch

/// A callback as those see it who wait for its end.
protocol RunningCallback: AnyObject, Sendable {
  /// The thread on which it runs now.
  var thread: CallingThread? { get }
  /// A semaphore that is signalled when the call ends; nil when none is running.
  func end() -> DispatchSemaphore?
}

/// Which thread waits for the end of which callback.
///
/// Callbacks that cancel each other would each wait for the other's end. Whoever would close such a
/// ring does not wait. A callback that cancels itself is the smallest ring.
enum CallbackWaits {
  private static let waits = Lock<[CallingThread: any RunningCallback]>([:])

  /// Returns when no call of `callback`, which is cancelled already, is running, or at once when
  /// that call cannot end before this one returns.
  static func wait(for callback: any RunningCallback) {
    let here = CallingThread.current
    let end: DispatchSemaphore? = waits.withLock { waits in
      // A cancelled callback runs on one thread until it ends, so no ring can form behind this walk.
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
