import Foundation
import PentadCore

/// The server's clock: the system's, moved. It goes on evenly where the system's is set anew.
public final class ServerClock: Sendable {
  private let offset = Lock<Int64>(0)
  private let start = ContinuousClock.now
  private let startDate = Int64(Date().timeIntervalSince1970 * 1_000)

  init() {}

  /// Milliseconds since 1970.
  public var now: Int64 { system &+ offset.withLock { $0 } }

  /// Puts the clock to a time; it goes on from there.
  public func set(_ milliseconds: Int64) {
    let new = milliseconds &- system
    offset.withLock { $0 = new }
  }

  /// Moves the clock on, or back by a number below 0.
  public func advance(by milliseconds: Int64) { offset.withLock { $0 &+= milliseconds } }

  /// Puts it back to the time that it would have if it had not been moved.
  public func reset() { offset.withLock { $0 = 0 } }

  private var system: Int64 { startDate &+ Int64(start.duration(to: .now) / .milliseconds(1)) }
}
