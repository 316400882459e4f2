import Dispatch

/// A task executor that runs jobs one at a time on a serial queue, outside Swift's cooperative
/// pool.
///
/// It makes progress even while all threads of the cooperative pool are blocked.
package final class QueueExecutor: TaskExecutor {
  private let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
