import PentadCore

/// The result of checking a video, with the time of the check and of the next one.
package struct PlayabilityCheck: Hashable, Sendable {
  /// The result of the check.
  package let playability: Playability
  /// The time of the check, in milliseconds since 1970-01-01 00:00 UTC; nil if the video was never
  /// checked.
  package let checkedAt: Int64?
  /// The number of consecutive checks that failed or found the video unplayable.
  package let failures: Int

  /// Creates the state of a video that was never checked.
  package init() { self.init(playability: .unknown, checkedAt: nil, failures: 0) }

  /// Creates a check.
  package init(playability: Playability, checkedAt: Int64?, failures: Int) {
    self.playability = playability
    self.checkedAt = checkedAt
    self.failures = max(0, failures)
  }

  /// Returns the check after this one. If it failed, the last known result is kept: a network
  /// failure makes no video unplayable or playable.
  package func followed(by found: Playability, at now: Int64) -> PlayabilityCheck {
    switch found {
    case .checkFailed where isKnown:
      PlayabilityCheck(playability: playability, checkedAt: now, failures: failures + 1)
    case .checkFailed, .unplayable:
      PlayabilityCheck(playability: found, checkedAt: now, failures: failures + 1)
    case .unknown, .playable, .embedOnly, .pageOnly:
      PlayabilityCheck(playability: found, checkedAt: now, failures: 0)
    }
  }

  private var isKnown: Bool {
    switch playability {
    case .unknown, .checkFailed: false
    case .playable, .embedOnly, .pageOnly, .unplayable: true
    }
  }

  // MARK: Scheduling

  /// Returns the time of the next check, in milliseconds since 1970-01-01 00:00 UTC; nil for now.
  ///
  /// Playable videos, and those without any information, are checked daily, live ones every five
  /// minutes. After a failure the wait is one minute, doubling up to six hours, or as long as the
  /// source demands. Unplayable videos are checked after an hour, doubling up to a week.
  package func nextCheck(isLive: Bool = false) -> Int64? {
    guard let checkedAt else { return nil }
    let wait: Int64
    switch playability {
    case .checkFailed(let error):
      wait = max(
        Self.doubled(Self.minute, failures, atMost: 6 * Self.hour),
        Int64(clamping: error.retryAfter ?? 0))
    case .unplayable: wait = Self.doubled(Self.hour, failures, atMost: 7 * Self.day)
    case _ where failures > 0:
      wait = Self.doubled(Self.minute, failures, atMost: 6 * Self.hour)
    default: wait = isLive ? 5 * Self.minute : Self.day
    }
    let (next, overflow) = checkedAt.addingReportingOverflow(min(wait, Self.longestWait))
    return overflow ? nil : next
  }

  /// The longest wait, in milliseconds.
  static let longestWait = 7 * day
  private static let minute: Int64 = 60_000
  private static let hour = 60 * minute
  private static let day = 24 * hour

  private static func doubled(_ wait: Int64, _ failures: Int, atMost limit: Int64) -> Int64 {
    min(limit, wait << Int64(min(max(failures - 1, 0), 20)))
  }
}
