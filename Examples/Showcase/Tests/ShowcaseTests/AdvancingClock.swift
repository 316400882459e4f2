import PentadCore
import Synchronization

@testable import Showcase

/// Clocks that a test moves forward. Sleeps end when the moved time has come.
final class AdvancingClock: Sendable {
  private let ahead = Mutex<Int64>(0)

  /// Moves both clocks forward, by milliseconds.
  func advance(by milliseconds: Int64) { ahead.withLock { $0 += milliseconds } }

  /// The clocks, for a showcase.
  var time: TimeSource {
    let system = TimeSource.patient()
    let uptime: @Sendable () -> Int64 = { system.uptime() + self.ahead.withLock { $0 } }
    return TimeSource(
      uptime: uptime, date: { system.date() + self.ahead.withLock { $0 } },
      sleep: { milliseconds async throws(PentadError) in
        let end = uptime() + Int64(milliseconds)
        while case let rest = end - uptime(), rest > 0 {
          try await system.sleep(Int(min(rest, 20)))
        }
      })
  }
}
