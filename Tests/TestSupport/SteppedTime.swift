public import PentadCore

/// A clock that a test moves; a sleeper wakes when its time is reached.
public final class SteppedTime: Sendable {
  private struct Sleeper {
    let due: Int64
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now: Int64 = 0
    var count = 0
    var sleepers: [Sleeper] = []
    /// Numbers of those that were cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private let state = Lock(State())
  /// The wake-up times of all sleepers.
  public let alarms = Recorder<Int64>()

  /// A clock at 0, whose wall clock is that of 2026.
  public init() {}

  deinit {
    for sleeper in state.withLock({ $0.sleepers }) { sleeper.continuation.resume(returning: false) }
  }

  /// The time that the code under test gets.
  public var source: TimeSource {
    TimeSource(
      uptime: { self.now }, date: { self.now + 1_785_000_000_000 },
      sleep: { milliseconds async throws(PentadError) in try await self.sleep(milliseconds) })
  }

  /// Milliseconds since it was made, as far as it was moved.
  public var now: Int64 { state.withLock { $0.now } }

  /// Moves the clock on to a moment.
  public func advance(to time: Int64) {
    let woken = state.withLock { state in
      state.now = max(state.now, time)
      let now = state.now
      defer { state.sleepers.removeAll { $0.due <= now } }
      return state.sleepers.filter { $0.due <= now }
    }
    for sleeper in woken { sleeper.continuation.resume(returning: true) }
  }

  /// Waits until a sleeper with that wake-up time exists, and moves the clock to it.
  public func ring(at time: Int64) async {
    while true {
      let seen = alarms.entries.count
      if state.withLock({ state in state.sleepers.contains { $0.due == time } }) {
        return advance(to: time)
      }
      _ = await alarms.entries(seen + 1)
    }
  }

  private func sleep(_ milliseconds: Int) async throws(PentadError) {
    guard milliseconds > 0 else { return }
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let isWoken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let due = state.withLock { state -> Int64? in
          guard state.cancelled.remove(number) == nil else { return nil }
          let due = state.now + Int64(milliseconds)
          state.sleepers.append(Sleeper(due: due, number: number, continuation: continuation))
          return due
        }
        if let due { alarms.record(due) } else { continuation.resume(returning: false) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let index = state.sleepers.firstIndex { $0.number == number }
        if index == nil { state.cancelled.insert(number) }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(returning: false)
    }
    if !isWoken { throw PentadError(.cancelled, "the wait was cancelled") }
  }
}
