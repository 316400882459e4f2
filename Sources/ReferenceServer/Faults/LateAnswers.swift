import PentadCore

/// Requests that are carried out later, also when their client has gone by then.
final class LateAnswers: Sendable {
  private struct State {
    var lastNumber = 0
    var tasks: [Int: Task<Response, Never>] = [:]
    var isClosed = false
  }

  /// How many milliseconds a request may be held.
  static let longest = 30_000

  private let state = Lock(State())

  /// How many wait.
  var count: Int { state.withLock { $0.tasks.count } }

  /// The answer that `real` makes after so many milliseconds, at most ``longest``.
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

  /// Those that wait are not carried out any more.
  func drop() {
    let tasks = state.withLock { Array($0.tasks.values) }
    for task in tasks { task.cancel() }
  }

  /// None is carried out any more.
  func close() {
    state.withLock { $0.isClosed = true }
    drop()
  }

  private static var dropped: Response { Response(body: .hangUp) }
}
