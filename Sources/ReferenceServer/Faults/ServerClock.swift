import Foundation
import PentadCore

/// The server's clock: the system clock with an offset. It runs evenly even if the system clock is
/// set.
public final class ServerClock: Sendable {
  private let offset = Lock<Int64>(0)
  private let start = ContinuousClock.now
  private let startDate = Int64(Date().timeIntervalSince1970 * 1_000)

  init() {}

  /// The time, in milliseconds since 1970.
  public var now: Int64 { system &+ offset.withLock { $0 } }

  /// Sets the clock to a time, from which it continues.
  public func set(_ milliseconds: Int64) {
    let new = milliseconds &- system
    offset.withLock { $0 = new }
  }

  /// Moves the clock forward, or back by a negative number.
  public func advance(by milliseconds: Int64) { offset.withLock { $0 &+= milliseconds } }

  /// Removes the offset.
  public func reset() { offset.withLock { $0 = 0 } }

  private var system: Int64 { startDate &+ Int64(start.duration(to: .now) / .milliseconds(1)) }
}
