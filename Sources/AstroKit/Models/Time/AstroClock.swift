import Foundation

/// A clock that provides the time and waits for it; tests pass their own.
public protocol AstroClock: Sendable {
  /// The current time.
  var now: Instant { get }
  /// Waits until the clock shows a time or later, or until the task is cancelled. It may return
  /// early, such as when the clock was set back, so the caller must check the clock again.
  func sleep(until moment: Instant) async
}

/// The system clock.
public struct SystemAstroClock: AstroClock {
  /// Creates the clock.
  public init() {}

  /// The current time.
  public var now: Instant { Instant(Date()) }

  /// Checks the clock at least every 30 s, because it may be set or the machine may sleep.
  public func sleep(until moment: Instant) async {
    var before = Double.infinity
    while !Task.isCancelled {
      let rest = (moment.julianDay - now.julianDay) * 86_400
      guard rest > 0, rest < before else { return }
      before = rest
      try? await Task.sleep(for: .seconds(min(rest, 30)))
    }
  }
}
