import Dispatch
import Synchronization

/// The descriptors and threads that tasks and timers need, checked before they are taken.
///
/// On Linux, Dispatch opens an epoll instance, an event descriptor and one timer descriptor a clock when
/// they are first used. Without a free descriptor it ends the process, or the timer never fires, even after
/// descriptors are free again. Once it has them, it keeps them. Dispatch retries without limit to start a
/// thread, so threads are checked, too.
package enum HostResources {
  /// What an operation of a Kit uses at once, 21 in a command with the five that Dispatch keeps: a process
  /// that has fewer gets an error at its beginning. Other threads may take some meanwhile.
  private static let descriptors = 24
  /// What an operation of a Kit uses at once, 10 in a command, with some to spare.
  private static let threads = 12
  /// Dispatch ends idle workers after 5 s; until then no new thread is needed.
  private static let freshness: Int64 = 4_000

  private static let areTimersMade = Atomic(false)
  private static let lastCheck = Atomic<Int64>(.min)

  /// Throws ``PentadError/Code/unavailable`` if tasks or timers could not run now.
  ///
  /// The first call that succeeds makes Dispatch's timers. Later calls cost some nanoseconds, or about
  /// 0.1 ms when none was made in the last 4 s. A Darwin kernel keeps timers itself, so nothing is checked
  /// there.
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
  /// In milliseconds. Dispatch makes no timer for less than one.
  private static let delay = 2
  /// In milliseconds; far more than a timer that has a descriptor takes.
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
    // Its end needs a thread of the cooperative pool, all of which may wait here: the descriptor suffices.
    _ = slept.wait(timeout: .after(milliseconds: 10 * delay))
    try SpareDescriptors.require(1)
  }
}
