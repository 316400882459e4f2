import PentadCore

/// What was found out about a video, when, and when to look again.
package struct PlayabilityCheck: Hashable, Sendable {
  /// What was found.
  package let playability: Playability
  /// When, in milliseconds since 1970-01-01 00:00 UTC; nil when nobody has looked.
  package let checkedAt: Int64?
  /// How often in a row it could not be watched, or asked for.
  package let failures: Int

  /// Nobody has looked.
  package init() { self.init(playability: .unknown, checkedAt: nil, failures: 0) }

  /// Describes what was found.
  package init(playability: Playability, checkedAt: Int64?, failures: Int) {
    self.playability = playability
    self.checkedAt = checkedAt
    self.failures = max(0, failures)
  }

  /// The check after this one. One that failed keeps what is known, if anything is: a network that is
  /// down makes no video unplayable, and none playable.
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

  // MARK: When to look again

  /// When to look again, in milliseconds since 1970-01-01 00:00 UTC; nil: at once.
  ///
  /// What can be watched, and what the source could tell nothing of, is looked at each day, what is live each
  /// five minutes. After a failure it takes a minute, or as long as the source said, doubling up to six
  /// hours; what cannot be watched is looked at after an hour, doubling up to a week.
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
