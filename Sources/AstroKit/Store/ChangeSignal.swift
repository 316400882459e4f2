import PentadCore

/// A signal that wakes tasks that wait for a change.
final class ChangeSignal: Sendable {
  private struct State {
    var number: UInt64 = 0
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter: UInt64 = 0
    /// The waiters that were cancelled before they were suspended.
    var cancelled: Set<UInt64> = []
  }

  private let state = Lock(State())

  /// The number of changes so far.
  var number: UInt64 { state.withLock { $0.number } }

  /// Signals a change.
  func fire() {
    let waiters = state.withLock { state in
      state.number += 1
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Waits for a change after that of `number`, or until the task is cancelled.
  func wait(after number: UInt64) async {
    let id = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.number > number || state.cancelled.remove(id) != nil { return true }
          state.waiters[id] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        let waiter = state.waiters.removeValue(forKey: id)
        if waiter == nil { state.cancelled.insert(id) }
        return waiter
      }
      waiter?.resume()
    }
    _ = state.withLock { $0.cancelled.remove(id) }
  }
}
