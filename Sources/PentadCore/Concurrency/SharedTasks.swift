/// The shared tasks that are under way, a ``SharedTask`` for each key.
///
/// Nothing is kept: a call that comes after the work has ended begins it again.
package final class SharedTasks<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var tasks: [Key: (number: Int, task: SharedTask<Value>)] = [:]
    var count = 0
  }

  private let state = Lock(State())

  /// With nothing under way.
  package init() {}

  /// Does the work, or waits for the same work that is under way.
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

  /// The number of callers that wait for the work of a key.
  func callers(of key: Key) -> Int { state.withLock { $0.tasks[key]?.task.callers ?? 0 } }

  /// Removes a task, unless another has taken its place since all callers had left it.
  private func remove(_ key: Key, _ number: Int) {
    let ended = state.withLock { state in
      state.tasks[key]?.number == number ? state.tasks.removeValue(forKey: key) : nil
    }
    _ = ended
  }
}
