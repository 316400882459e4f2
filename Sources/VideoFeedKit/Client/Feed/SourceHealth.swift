public import PentadCore

/// How a source has answered lately, and when it is asked again. All times are milliseconds since
/// 1970-01-01 00:00 UTC.
public struct SourceHealth: Hashable, Sendable {
  /// How many times in a row it has failed.
  public internal(set) var failures: Int
  /// How many times in a row it has said that there is nothing at its address.
  public internal(set) var goneCount: Int
  /// When it first said so of these times.
  public internal(set) var goneSince: Int64?
  /// When it last answered.
  public let lastSuccessAt: Int64?
  /// What it failed with the last time; nil when it answered.
  public internal(set) var lastError: PentadError?
  /// Before when it is not asked again; nil: at once.
  public internal(set) var nextPollAt: Int64?

  /// Describes a source; one that was never asked, unless it says so.
  public init(
    failures: Int = 0, goneCount: Int = 0, goneSince: Int64? = nil, lastSuccessAt: Int64? = nil,
    lastError: PentadError? = nil, nextPollAt: Int64? = nil
  ) {
    self.failures = max(0, failures)
    self.goneCount = max(0, goneCount)
    self.goneSince = goneSince
    self.lastSuccessAt = lastSuccessAt
    self.lastError = lastError
    self.nextPollAt = nextPollAt
  }
}
