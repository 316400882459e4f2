/// The intervals and timeouts of a feed, in milliseconds.
package struct VideoFeedRhythm: Hashable, Sendable {
  /// The first interval between two polls of a source. It doubles with each answer without news.
  package var firstPoll: Int64 = 10_000
  /// The longest interval between two polls. It also limits the wait for an unreachable source.
  package var longestPoll: Int64 = 120_000
  /// The interval of a feed for which no other one is set.
  package var feedPoll: Int64 = 1_800_000
  /// The shortest time between two requests of a feed, unless a shorter interval is set.
  package var leastFeedPoll: Int64 = 300_000
  /// The longest wait after failures that the source itself reports.
  package var longestRetry: Int64 = 3_600_000
  /// The longest time that a source can ask to wait. A source that has gone is polled at this
  /// interval.
  package var longestHold: Int64 = 86_400_000
  /// The jitter of each wait in percent, which spreads the requests of many clients.
  package var jitter: Int64 = 10
  /// The number of consecutive "not found" answers after which a source counts as gone.
  package var goneCount = 5
  /// The time over which these answers must have come.
  package var goneAfter: Int64 = 86_400_000
  /// The time for which changes are coalesced before lists are updated.
  package var coalescing: Int64 = 2_000
  /// The interval at which the position of a playing video is stored.
  package var position: Int64 = 5_000
  /// The timeout for resolving the address of a video.
  package var resolving: Int64 = 8_000
  /// The lifetime of a resolved address if the source does not give one.
  package var addresses: Int64 = 300_000
  /// The interval of the heartbeats of ``SessionStatistics``.
  package var heartbeat: Int64 = 15_000

  /// Creates the default values.
  package init() {}

  /// Returns the wait after a number of repetitions: it doubles each time, up to a limit.
  static func doubled(_ first: Int64, _ times: Int, atMost limit: Int64) -> Int64 {
    let (wait, overflow) = first.multipliedReportingOverflow(by: 1 << min(max(times, 0), 40))
    return overflow ? limit : min(wait, limit)
  }
}
