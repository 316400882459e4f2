#if Astro
  import Dispatch
  import Foundation

  /// A single dedicated thread on which an actor runs.
  ///
  /// libswe keeps its files, settings and caches in thread-local memory. What one thread sets is
  /// unknown to another, and a thread that ends without `swe_close()` leaves its files open.
  final class EphemerisThread: SerialExecutor {
    /// The queue that the thread shares with its callers; it outlives the executor.
    private final class Inbox: Sendable {
      private nonisolated(unsafe) var jobs: [(UnownedJob, EphemerisThread)] = []
      private nonisolated(unsafe) var isEnded = false
      /// The lock of both variables.
      private let condition = NSCondition()

      /// Adds a job; returns false when the thread has ended or is ending.
      func put(_ job: UnownedJob, for executor: EphemerisThread) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard !isEnded else { return false }
        jobs.append((job, executor))
        condition.signal()
        return true
      }

      /// Lets the thread end after its pending jobs.
      func end() {
        condition.lock()
        isEnded = true
        condition.signal()
        condition.unlock()
      }

      /// Waits for the next jobs; returns none at the end.
      func take() -> [(UnownedJob, EphemerisThread)] {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty, !isEnded { condition.wait() }
        defer { jobs = [] }
        return jobs
      }
    }

    private let inbox = Inbox()
    /// The queue for jobs of an actor whose thread has ended; they only report that it is closed.
    private static let afterwards = DispatchQueue(label: "pentad.ephemeris.closed")

    /// Starts the thread; `farewell` runs on it last.
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

    /// Lets the thread end after its pending jobs.
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
