/// How long a feed waits for what; all in milliseconds.
package struct VideoFeedRhythm: Hashable, Sendable {
  /// How long after an answer a source is asked again. It doubles with each answer that has nothing new.
  package var firstPoll: Int64 = 10_000
  /// What that grows to. A source that could not be reached is not asked later either.
  package var longestPoll: Int64 = 120_000
  /// How long after an answer a feed is asked again for which no other interval is set.
  package var feedPoll: Int64 = 1_800_000
  /// The shortest time between two requests of a feed, unless a shorter interval is set.
  package var leastFeedPoll: Int64 = 300_000
  /// What the wait grows to after a source itself has said no.
  package var longestRetry: Int64 = 3_600_000
  /// The longest that a source keeps us away, whatever it says. One that has gone is asked as often.
  package var longestHold: Int64 = 86_400_000
  /// By how many hundredths a wait is longer or shorter, so that many clients do not come together.
  package var jitter: Int64 = 10
  /// How often in a row a source says that there is nothing before it counts as gone.
  package var goneCount = 5
  /// How long it has to have said so.
  package var goneAfter: Int64 = 86_400_000
  /// How long changes are gathered before lists are told.
  package var coalescing: Int64 = 2_000
  /// How often a video that plays stores how far it is.
  package var position: Int64 = 5_000
  /// How long a source has to tell where a video is.
  package var resolving: Int64 = 8_000
  /// How long what it tells holds, if it does not say.
  package var addresses: Int64 = 300_000
  /// How often a session counts as alive, for ``SessionStatistics``.
  package var heartbeat: Int64 = 15_000

  /// The usual figures.
  package init() {}

  /// The wait after so many times in a row, that doubles each time after the first, up to a limit.
  static func doubled(_ first: Int64, _ times: Int, atMost limit: Int64) -> Int64 {
    let (wait, overflow) = first.multipliedReportingOverflow(by: 1 << min(max(times, 0), 40))
    return overflow ? limit : min(wait, limit)
  }
}
