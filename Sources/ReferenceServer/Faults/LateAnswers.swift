import PentadCore

/// Requests that are executed later, even if their client has disconnected meanwhile.
final class LateAnswers: Sendable {
  private struct State {
    var lastNumber = 0
    var tasks: [Int: Task<Response, Never>] = [:]
    var isClosed = false
  }

  /// The maximum delay of a request, in milliseconds.
  static let longest = 30_000

  private let state = Lock(State())

  /// The number of waiting requests.
  var count: Int { state.withLock { $0.tasks.count } }

  /// Returns the answer that `real` creates after a delay in milliseconds, at most ``longest``.
  func answer(
    after delay: Int, _ real: @escaping @Sendable () async -> Response
  ) async -> Response {
    let begun = state.withLock { state -> (Int, Task<Response, Never>)? in
      if state.isClosed { return nil }
      state.lastNumber += 1
      let task = Task.detached {
        let pause = Duration.milliseconds(min(max(0, delay), Self.longest))
        guard (try? await Task.sleep(for: pause)) != nil else { return Self.dropped }
        return await real()
      }
      state.tasks[state.lastNumber] = task
      return (state.lastNumber, task)
    }
    guard let (number, task) = begun else { return Self.dropped }
    let response = await task.value
    state.withLock { _ = $0.tasks.removeValue(forKey: number) }
    return response
  }

  /// Drops the waiting requests without executing them.
  func drop() {
    let tasks = state.withLock { Array($0.tasks.values) }
    for task in tasks { task.cancel() }
  }

  /// Drops the waiting requests, and all later ones.
  func close() {
    state.withLock { $0.isClosed = true }
    drop()
  }

  private static var dropped: Response { Response(body: .hangUp) }
}
