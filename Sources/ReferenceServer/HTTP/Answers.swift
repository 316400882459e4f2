#if Networking
  import PentadCore

  /// The answers in progress. Their event loop must not end before them.
  final class Answers: Sendable {
    private struct State {
      var next = 0
      var tasks: [Int: Task<Void, Never>] = [:]
    }

    private let state = Lock(State())

    /// Begins an answer.
    func begin(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
      state.withLock { state in
        let number = state.next
        state.next += 1
        let task = Task {
          await work()
          self.state.withLock { _ = $0.tasks.removeValue(forKey: number) }
        }
        state.tasks[number] = task
        return task
      }
    }

    /// Cancels all answers, and returns when they have ended.
    func end() async {
      while let task = state.withLock({ $0.tasks.values.first }) {
        task.cancel()
        await task.value
      }
    }
  }
#endif
