/// A signal that wakes one waiting task; sent while no task waits, it wakes the next one that does.
package final class AsyncSignal: Sendable {
  private struct State {
    var isSent = false
    var waiter: (number: Int, resume: @Sendable () -> Void)?
    var count = 0
  }

  private let state = Lock(State())

  /// Makes a signal that is not sent.
  package init() {}

  /// Wakes the waiting task.
  package func send() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      if state.waiter == nil { state.isSent = true }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Waits until the signal is sent, the time is over or the task is cancelled.
  ///
  /// - Parameter milliseconds: the longest wait; nil for no limit.
  package func wait(atMost milliseconds: Int64?, _ time: TimeSource) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.sent() }
      if let milliseconds {
        group.addTask { try? await time.sleep(Int(clamping: max(0, milliseconds))) }
      }
      await group.next()
      group.cancelAll()
    }
  }

  private func sent() async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          if state.isSent || Task.isCancelled {
            state.isSent = state.isSent && Task.isCancelled
            return true
          }
          state.waiter = (number, { continuation.resume() })
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        guard state.waiter?.number == number else { return nil as (@Sendable () -> Void)? }
        defer { state.waiter = nil }
        return state.waiter?.resume
      }
      waiter?()
    }
  }
}
