import Foundation

/// Tells the time and waits for it; a test passes one of its own.
public protocol AstroClock: Sendable {
  /// The present.
  var now: Instant { get }
  /// Comes back when the clock shows a moment or later, or when the task is cancelled. It may come back
  /// early, as when the clock was set back: whoever waits looks again.
  func sleep(until moment: Instant) async
}

/// The clock of the system.
public struct SystemAstroClock: AstroClock {
  /// Makes the clock.
  public init() {}

  /// The present.
  public var now: Instant { Instant(Date()) }

  /// Looks at the clock every 30 s at least: somebody may set it, or the machine may sleep.
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
