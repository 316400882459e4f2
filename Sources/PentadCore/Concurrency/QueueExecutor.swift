import Dispatch

/// Runs what tasks do one after the other, on a thread that is none of the cooperative pool's.
///
/// It goes on while all of those wait for something.
package final class QueueExecutor: TaskExecutor {
  private let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
