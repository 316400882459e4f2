/// The shared tasks in progress: one ``SharedTask`` for each key.
///
/// It caches no result: a call after the end of a task starts a new one.
package final class SharedTasks<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var tasks: [Key: (number: Int, task: SharedTask<Value>)] = [:]
    var count = 0
  }

  private let state = Lock(State())

  /// Makes an empty set of tasks.
  package init() {}

  /// Starts the work, or joins the task in progress for the same key.
  ///
  /// - Throws: the error of the work; ``PentadError/Code/cancelled``.
  package func run(
    _ key: Key, _ work: @escaping SharedTask<Value>.Work
  ) async throws(PentadError) -> Value {
    let task = state.withLock { state in
      if let task = state.tasks[key]?.task, task.join() { return task }
      state.count += 1
      let number = state.count
      let task = SharedTask { () async throws(PentadError) in
        defer { self.remove(key, number) }
        return try await work()
      }
      task.join()
      state.tasks[key] = (number, task)
      return task
    }
    return try await task.outcome().get()
  }

  /// Returns the number of callers that wait for the task of a key.
  func callers(of key: Key) -> Int { state.withLock { $0.tasks[key]?.task.callers ?? 0 } }

  /// Removes a task, unless a newer one has replaced it after all its callers had left.
  private func remove(_ key: Key, _ number: Int) {
    let ended = state.withLock { state in
      state.tasks[key]?.number == number ? state.tasks.removeValue(forKey: key) : nil
    }
    _ = ended
  }
}
