#if Astro
  import Dispatch
  import Foundation

  /// One thread on which an actor runs, always the same.
  ///
  /// libswe keeps its files, its settings and its caches in thread-local memory: set on one thread,
  /// they are unknown on the next, and a thread that ends without `swe_close()` leaves its files open.
  final class EphemerisThread: SerialExecutor {
    /// What the thread shares with those who give it work; it outlives the executor.
    private final class Inbox: Sendable {
      private nonisolated(unsafe) var jobs: [(UnownedJob, EphemerisThread)] = []
      private nonisolated(unsafe) var isEnded = false
      /// Guards both.
      private let condition = NSCondition()

      /// Takes a job; false when the thread has ended or is about to.
      func put(_ job: UnownedJob, for executor: EphemerisThread) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard !isEnded else { return false }
        jobs.append((job, executor))
        condition.signal()
        return true
      }

      /// Lets the thread end when it has done what it has.
      func end() {
        condition.lock()
        isEnded = true
        condition.signal()
        condition.unlock()
      }

      /// The next jobs, or none at the end.
      func take() -> [(UnownedJob, EphemerisThread)] {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty, !isEnded { condition.wait() }
        defer { jobs = [] }
        return jobs
      }
    }

    private let inbox = Inbox()
    /// Runs what is asked of an actor whose thread has ended: it can only say that it is closed.
    private static let afterwards = DispatchQueue(label: "pentad.ephemeris.closed")

    /// Starts the thread; `farewell` is the last thing that runs on it.
    init(farewell: @escaping @Sendable () -> Void) {
      let thread = Thread { [inbox] in
        while true {
          let jobs = inbox.take()
          if jobs.isEmpty { break }
          for (job, executor) in jobs {
            job.runSynchronously(on: executor.asUnownedSerialExecutor())
          }
        }
        farewell()
      }
      thread.name = "pentad.ephemeris"
      thread.stackSize = 1 << 20
      thread.start()
    }

    deinit { inbox.end() }

    /// Lets the thread end after the jobs that it has.
    func end() { inbox.end() }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      guard !inbox.put(job, for: self) else { return }
      Self.afterwards.async { [self] in
        job.runSynchronously(on: asUnownedSerialExecutor())
      }
    }
  }
#endif
