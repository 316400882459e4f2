public import PentadCore

/// The recent results of polling a source, and the time of its next poll. All times are
/// milliseconds since 1970-01-01 00:00 UTC.
public struct SourceHealth: Hashable, Sendable {
  /// The number of consecutive failures.
  public internal(set) var failures: Int
  /// The number of consecutive "not found" answers.
  public internal(set) var goneCount: Int
  /// The time of the first of these "not found" answers.
  public internal(set) var goneSince: Int64?
  /// The time of the last successful answer.
  public let lastSuccessAt: Int64?
  /// The error of the last poll; nil if it succeeded.
  public internal(set) var lastError: PentadError?
  /// The time before which the source is not polled again; nil if it may be polled at once.
  public internal(set) var nextPollAt: Int64?

  /// Creates the health of a source; by default, of one that was never polled.
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
