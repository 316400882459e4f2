/// A counting semaphore for tasks. Waiters are served first in, first out.
package actor AsyncSemaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a semaphore with `count` permits, at least one.
  package init(_ count: Int) { free = max(1, count) }

  /// Takes a permit, or waits for one; a cancelled task waits, too.
  package func wait() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a permit back, to the task that has waited longest.
  package func signal() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }

  /// Runs a closure with a permit, and gives the permit back however the closure ends.
  package nonisolated func withPermit<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    await wait()
    let outcome: Result<Value, PentadError>
    do throws(PentadError) {
      outcome = .success(try await body())
    } catch {
      outcome = .failure(error)
    }
    await signal()
    return try outcome.get()
  }
}
