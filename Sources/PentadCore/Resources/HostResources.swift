import Dispatch
import Synchronization

/// The descriptors and threads that tasks and timers need, checked before they are taken.
///
/// On Linux, Dispatch opens an epoll instance, an event descriptor and a timer descriptor for each clock
/// when they are first used. Without a free descriptor it ends the process, or the timer never fires, even after
/// descriptors are free again. Once it has them, it keeps them. Dispatch retries without limit to start a
/// thread, so threads are checked, too.
package enum HostResources {
  /// The descriptors that an operation of a Kit needs: 21 in a command, including five that
  /// Dispatch keeps, and some to spare for other threads. A process with fewer gets an error before
  /// the operation starts.
  private static let descriptors = 24
  /// The threads that an operation of a Kit needs: 10 in a command, and some to spare.
  private static let threads = 12
  /// In milliseconds. Dispatch ends idle workers after 5 s; until then no new thread is needed. So
  /// an operation has 4 s after the last check, and on a busy machine some need more than one.
  private static let freshness: Int64 = 1_000

  private static let areTimersMade = Atomic(false)
  private static let lastCheck = Atomic<Int64>(.min)

  /// Throws ``PentadError/Code/unavailable`` if tasks or timers could not run now.
  ///
  /// The first successful call makes Dispatch create its timers. Later calls take some nanoseconds,
  /// or about 0.1 ms if the last check is more than 1 s old. A Darwin kernel keeps timers itself,
  /// so nothing is checked there.
  package static func requireTasks() throws(PentadError) {
    #if !canImport(Darwin)
      let now = TimeSource.system.uptime()
      let last = lastCheck.load(ordering: .acquiring)
      guard last == .min || now - last > freshness else { return }
      try SpareThreads.require(threads)
      if !areTimersMade.load(ordering: .acquiring) {
        try SpareDescriptors.require(descriptors)
        try DispatchTimers.make()
        areTimersMade.store(true, ordering: .releasing)
      }
      lastCheck.store(now, ordering: .releasing)
    #endif
  }
}

/// The timers of Dispatch's three clocks.
private enum DispatchTimers {
  private static let queue = DispatchQueue(label: "pentad.timers")
  /// In milliseconds. Dispatch creates no timer for a shorter delay.
  private static let delay = 2
  /// In milliseconds; far longer than a timer with a descriptor takes.
  private static let patience = 2_000

  /// Uses each clock once, and throws ``PentadError/Code/unavailable`` if a timer does not fire.
  static func make() throws(PentadError) {
    // The clock of `Task.sleep(for:)`.
    let slept = DispatchSemaphore(value: 0)
    Task(executorPreference: QueueExecutor(label: "pentad.timers.task")) {
      try? await Task.sleep(for: .milliseconds(delay))
      slept.signal()
    }
    let fired = DispatchSemaphore(value: 0)
    queue.asyncAfter(deadline: .now() + .milliseconds(delay)) { fired.signal() }
    queue.asyncAfter(wallDeadline: .now() + .milliseconds(delay)) { fired.signal() }
    let deadline = DispatchTime.after(milliseconds: patience)
    for _ in 0..<2 {
      guard fired.wait(timeout: deadline) == .success else {
        throw PentadError(
          .unavailable,
          "the system's timers do not work: too many open files or threads; try again later")
      }
    }
    // The end of this task needs a thread of the cooperative pool, and all of them may wait here.
    // So a free descriptor is enough proof.
    _ = slept.wait(timeout: .after(milliseconds: 10 * delay))
    try SpareDescriptors.require(1)
  }
}
