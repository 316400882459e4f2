import Dispatch
import Synchronization

/// Runs a task on the thread that waits for it. After the wait the task has released its memory,
/// and the result does not depend on the load of the machine.
final class OwnThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let arrival = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrival.signal()
  }

  /// Runs what comes, until `isOver`, or until the seconds are over.
  func run(seconds: Double?, until isOver: () -> Bool) {
    let end = seconds.map { DispatchTime.now() + $0 } ?? .distantFuture
    while !isOver(), arrival.wait(timeout: end) == .success {
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
