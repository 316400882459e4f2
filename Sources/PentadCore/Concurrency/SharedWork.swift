/// Does a piece of work once for all who want the same while it is under way.
///
/// Cancelling one caller ends its wait alone; the work is cancelled when nobody waits for it.
package final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What is done for all.
  package typealias Work = @Sendable () async throws(PentadError) -> Value
  private typealias Waiter = CheckedContinuation<Result<Value, PentadError>, Never>

  private struct Flight {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter] = [:]
  }

  private struct State {
    var flights: [Key: Flight] = [:]
    var count = 0
  }

  private let state = Lock(State())

  /// With nothing under way.
  package init() {}

  /// Does the work, or joins it.
  ///
  /// - Throws: what the work does; ``PentadError/Code/cancelled``.
  package func run(_ key: Key, _ work: @escaping Work) async throws(PentadError) -> Value {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        join(key, number, waiter, work)
        // Its handler may have run before there was anything to leave.
        if Task.isCancelled { leave(key, number) }
      }
    } onCancel: {
      leave(key, number)
    }
    return try outcome.get()
  }

  private func join(_ key: Key, _ number: Int, _ waiter: Waiter, _ work: @escaping Work) {
    state.withLock { state in
      var flight =
        state.flights[key]
        ?? Flight(number: number, task: Task { await self.fly(key, number, work) })
      flight.waiters[number] = waiter
      state.flights[key] = flight
    }
  }

  private func leave(_ key: Key, _ number: Int) {
    let (waiter, task) = state.withLock { state in
      let waiter = state.flights[key]?.waiters.removeValue(forKey: number)
      let isLast = waiter != nil && state.flights[key]?.waiters.isEmpty == true
      return (waiter, isLast ? state.flights.removeValue(forKey: key)?.task : nil)
    }
    task?.cancel()
    waiter?.resume(returning: .failure(PentadError(.cancelled, "the call was cancelled")))
  }

  private func fly(_ key: Key, _ number: Int, _ work: Work) async {
    let outcome: Result<Value, PentadError>
    do throws(PentadError) {
      outcome = .success(try await work())
    } catch {
      outcome = .failure(error)
    }
    let flight = state.withLock { state in
      // After all had left, another may have begun.
      state.flights[key]?.number == number ? state.flights.removeValue(forKey: key) : nil
    }
    for waiter in (flight?.waiters ?? [:]).values { waiter.resume(returning: outcome) }
  }
}
