/// Wakes one who waits; a ring that nobody waits for is heard by the next who does.
package final class Bell: Sendable {
  private struct State {
    var hasRung = false
    var waiter: (number: Int, resume: @Sendable () -> Void)?
    var count = 0
  }

  private let state = Lock(State())

  /// One that nobody has rung.
  package init() {}

  /// Wakes who waits.
  package func ring() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      if state.waiter == nil { state.hasRung = true }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Waits for a ring, so many milliseconds at most, or until the task is cancelled; nil: for a ring
  /// alone.
  package func wait(atMost milliseconds: Int64?, _ time: TimeSource) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.ringing() }
      if let milliseconds {
        group.addTask { try? await time.sleep(Int(clamping: max(0, milliseconds))) }
      }
      await group.next()
      group.cancelAll()
    }
  }

  private func ringing() async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          if state.hasRung || Task.isCancelled {
            state.hasRung = state.hasRung && Task.isCancelled
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
