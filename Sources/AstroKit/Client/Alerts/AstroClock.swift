import Foundation

/// Tells the time and waits for it; a test passes one of its own.
public protocol AstroClock: Sendable {
  /// The present.
  var now: Instant { get }
  /// Comes back when the clock shows a moment or later, or when the task is cancelled.
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
    while !Task.isCancelled {
      let rest = (moment.julianDay - now.julianDay) * 86_400
      guard rest > 0 else { return }
      try? await Task.sleep(for: .seconds(min(rest, 30)))
    }
  }
}
