import PentadCore

@testable import AstroKit

/// A clock that a test moves.
final class ManualClock: AstroClock {
  private let time: Lock<Instant>
  private let moved = ChangeSignal()
  private let sleepers = Lock(0)
  private let slept = ChangeSignal()

  init(_ now: Instant) { time = Lock(now) }

  var now: Instant { time.withLock { $0 } }

  func move(to moment: Instant) {
    time.withLock { $0 = moment }
    moved.fire()
  }

  func sleep(until moment: Instant) async {
    sleepers.withLock { $0 += 1 }
    slept.fire()
    while !Task.isCancelled {
      let number = moved.number
      if now >= moment { break }
      await moved.wait(after: number)
    }
    sleepers.withLock { $0 -= 1 }
  }

  /// Returns when a task is sleeping on this clock.
  func someoneSleeps() async {
    while true {
      let number = slept.number
      if sleepers.withLock({ $0 }) > 0 { return }
      await slept.wait(after: number)
    }
  }
}
