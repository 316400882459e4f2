import Foundation
import PentadCore

/// The server's clock: the system's, moved.
public final class ServerClock: Sendable {
  private let offset = Lock<Int64>(0)

  init() {}

  /// Milliseconds since 1970.
  public var now: Int64 { Self.system &+ offset.withLock { $0 } }

  /// Puts the clock to a time; it goes on from there.
  public func set(_ milliseconds: Int64) {
    let new = milliseconds &- Self.system
    offset.withLock { $0 = new }
  }

  /// Moves the clock on, or back by a number below 0.
  public func advance(by milliseconds: Int64) { offset.withLock { $0 &+= milliseconds } }

  /// Puts it back to the system's time.
  public func reset() { offset.withLock { $0 = 0 } }

  private static var system: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }
}
