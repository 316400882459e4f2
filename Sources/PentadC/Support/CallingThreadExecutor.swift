import Dispatch
import PentadCore

/// The thread of a blocking call, as the executor of the task that it waits for.
final class CallingThreadExecutor: TaskExecutor {
  private let jobs = Lock<[UnownedJob]>([])
  private let ready = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    ready.signal()
  }

  /// Waits for a job and runs it; nil waits without limit. Returns false if none came in time.
  @discardableResult func runNext(milliseconds: Int?) -> Bool {
    let limit = milliseconds.map { DispatchTime.now() + .milliseconds($0) } ?? .distantFuture
    guard ready.wait(timeout: limit) == .success else { return false }
    let job = jobs.withLock { $0.removeFirst() }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }
}
