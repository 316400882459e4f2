import Dispatch

/// Where asynchronous calls run that do nothing but block for a moment, one after the other in the
/// order of the calls.
///
/// They need no other thread: to hand a short write to the library's threads and from there to the
/// store's takes longer than the write.
final class BlockingQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "pentad.calls")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
