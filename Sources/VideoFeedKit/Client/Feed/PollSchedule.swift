import PentadCore

/// The poll schedule of a source.
///
/// - After an answer without news, the interval starts at ten seconds and doubles up to two
///   minutes. News and user activity reset it.
/// - A feed is polled at its interval, half an hour by default; after user activity, no earlier
///   than five minutes after its last answer.
/// - A source is never polled before the time that it requested (`Retry-After`). Pull to refresh
///   may ignore how long a source declared itself fresh, but not that time.
/// - A clock that was set back never blocks a source. In the next process, a source is held back by
///   at most a day if it asked to wait, cannot answer or has gone. The limit is an hour after other
///   failures, and two minutes if the source was unreachable.
/// - In the next process, a `Retry-After` of an unavailable source is assumed if its next poll is
///   later than its failures alone would put it. Nothing else about it is stored.
///
/// Times are milliseconds since 1970-01-01 00:00 UTC.
struct PollSchedule: Hashable, Sendable {
  private(set) var health: SourceHealth
  private let rhythm: VideoFeedRhythm
  /// The interval of a feed; nil for other sources.
  let interval: Int64?
  /// The number of consecutive answers without news since the last user activity.
  private var quiet = 0
  private var askedAt: Int64?
  /// The time until which the source declared itself fresh.
  private var freshUntil: Int64?
  /// The time before which the source asked not to be polled.
  private var refusedUntil: Int64?
  /// The remaining wait, in milliseconds, below which `refusedUntil` may come from the schedule
  /// itself and not from the source.
  private var doubt: Int64 = 0

  /// Creates the schedule of a source from its stored health.
  init(
    _ health: SourceHealth = SourceHealth(), rhythm: VideoFeedRhythm = VideoFeedRhythm(),
    interval: Int64? = nil
  ) {
    self.health = health
    self.rhythm = rhythm
    self.interval = interval
    guard let code = health.lastError?.code, code.coarse == .unavailable else { return }
    refusedUntil = health.nextPollAt
    if code != .tooManyRequests {
      doubt = Self.longest(wait(after: health.failures, atMost: rhythm.longestRetry))
    }
  }

  // MARK: Next poll

  /// Returns true if the source is due for a poll.
  func isDue(_ now: Int64) -> Bool { !lies(health.nextPollAt, after: now) }

  /// Returns true if the source may be polled at the user's request.
  func mayBeAsked(_ now: Int64) -> Bool { refusal(now) == nil }

  /// The time before which the source asked not to be polled, as far as is known; nil if it may be
  /// polled now.
  private func refusal(_ now: Int64) -> Int64? {
    guard let refusedUntil, lies(refusedUntil, after: now), refusedUntil - now > doubt else {
      return nil
    }
    return refusedUntil
  }

  /// Returns the milliseconds until the next poll.
  func wait(_ now: Int64) -> Int64 {
    guard let next = health.nextPollAt, !isDue(now) else { return 0 }
    return next - now
  }

  /// Returns true if a moment is in the future and plausible. It is implausible if the clock has
  /// been set back since: it was recorded at a time still in the future, or is further away than
  /// the longest hold.
  private func lies(_ moment: Int64?, after now: Int64) -> Bool {
    guard let moment, moment > now, notedAt.map({ $0 <= now }) ?? true else { return false }
    let (distance, overflow) = moment.subtractingReportingOverflow(now)
    return !overflow && distance <= Self.longest(rhythm.longestHold)
  }

  /// The time when the moments were recorded. It is not stored for a failure; the earliest possible
  /// time is used.
  private var notedAt: Int64? {
    if let askedAt { return askedAt }
    guard let error = health.lastError, let next = health.nextPollAt else {
      return health.lastSuccessAt
    }
    return Self.sum(next, -Self.longest(longestWait(after: error)))
  }

  private func longestWait(after error: PentadError) -> Int64 {
    if Self.isUnreachable(error) { return rhythm.longestPoll }
    let isHeld = error.code.coarse == .unavailable || error.code == .sourceGone
    return isHeld ? rhythm.longestHold : rhythm.longestRetry
  }

  /// Returns the longest wait that jitter can produce.
  private static func longest(_ wait: Int64) -> Int64 { wait + wait / 10 }

  private static func isUnreachable(_ error: PentadError) -> Bool {
    [.offline, .timedOut].contains(error.code.coarse)
  }

  // MARK: Events

  /// Brings the next poll forward after user activity or a network change. However often this is
  /// called, at least ``VideoFeedRhythm/firstPoll`` passes between two requests, or
  /// ``VideoFeedRhythm/leastFeedPoll`` for a feed that has answered.
  mutating func wake(_ now: Int64) {
    quiet = 0
    guard health.nextPollAt != nil, !isDue(now) else { return }
    let holds = [lies(freshUntil, after: now) ? freshUntil : nil, refusal(now)]
    let answeredAt = health.lastError == nil ? health.lastSuccessAt : nil
    let rested =
      interval.flatMap { interval in
        answeredAt.map { Self.sum($0, min(interval, rhythm.leastFeedPoll)) }
      } ?? askedAt.map { Self.sum($0, rhythm.firstPoll) }
    let soon = [lies(rested, after: now) ? rested : nil].compactMap { $0 }
    let earliest = (holds.compactMap { $0 } + soon).max() ?? now
    health.nextPollAt = min(health.nextPollAt ?? earliest, earliest)
  }

  /// Returns true if the stored health is equal except for a missing next poll time: the content of
  /// the source was deleted, possibly by another process. Its freshness no longer applies then.
  func isForgotten(by stored: SourceHealth) -> Bool {
    var known = health
    known.nextPollAt = nil
    return health.nextPollAt != nil && stored == known
  }

  /// Records an answer of the source.
  ///
  /// - Parameters:
  ///   - freshFor: the time for which the source declared itself fresh, in milliseconds; nil if it
  ///     did not.
  ///   - random: returns a uniformly distributed number of a range.
  mutating func answered(
    hasNews: Bool, freshFor: Int64? = nil, _ now: Int64,
    random: (ClosedRange<Int64>) -> Int64
  ) {
    if hasNews { quiet = 0 }
    let wait =
      interval ?? VideoFeedRhythm.doubled(rhythm.firstPoll, quiet, atMost: rhythm.longestPoll)
    quiet += 1
    health = SourceHealth(lastSuccessAt: now)
    (refusedUntil, doubt) = (nil, 0)
    freshUntil = freshFor.map { Self.sum(now, min(max($0, 0), rhythm.longestHold)) }
    ask(after: wait, notBefore: freshUntil, now, random)
  }

  /// Records a failure of the source. Cancellation is not a failure.
  mutating func failed(
    _ error: PentadError, _ now: Int64, random: (ClosedRange<Int64>) -> Int64
  ) {
    guard error.code.coarse != .cancelled else { return }
    let isUnreachable = Self.isUnreachable(error)
    health.failures = min(health.failures, 1 << 30) + 1
    health.lastError = error
    if error.code.coarse == .notFound {
      miss(error, now)
    } else if !isUnreachable {
      (health.goneCount, health.goneSince) = (0, nil)
    }
    (freshUntil, doubt) = (nil, 0)
    refusedUntil = error.retryAfter.map {
      Self.sum(now, min(max(Int64($0), 0), rhythm.longestHold))
    }
    let limit = isUnreachable ? rhythm.longestPoll : rhythm.longestRetry
    let wait = wait(after: health.failures, atMost: limit)
    ask(after: health.isGone ? rhythm.longestHold : wait, notBefore: refusedUntil, now, random)
  }

  /// Returns the schedule's own wait after a number of consecutive failures.
  private func wait(after failures: Int, atMost limit: Int64) -> Int64 {
    VideoFeedRhythm.doubled(rhythm.firstPoll, failures - 1, atMost: limit)
  }

  /// Records that the source was not found. Servers may report this for days and recover, so a
  /// source counts as gone only after enough reports over enough time.
  private mutating func miss(_ error: PentadError, _ now: Int64) {
    health.goneCount = min(health.goneCount, 1 << 30) + 1
    let since = min(health.goneSince ?? now, now)
    health.goneSince = since
    let (span, overflow) = now.subtractingReportingOverflow(since)
    let isGone = health.goneCount >= rhythm.goneCount && (overflow || span >= rhythm.goneAfter)
    health.lastError = PentadError(
      isGone ? .sourceGone : .serverUnavailable, error.message, retryAfter: error.retryAfter)
  }

  private mutating func ask(
    after wait: Int64, notBefore hold: Int64?, _ now: Int64,
    _ random: (ClosedRange<Int64>) -> Int64
  ) {
    askedAt = now
    let spread = wait / 100 * rhythm.jitter
    let change = random(-spread...spread)
    // An interval is the shortest time.
    let next = Self.sum(now, wait + (wait == interval ? abs(change) : change))
    health.nextPollAt = max(next, hold ?? next)
  }

  private static func sum(_ moment: Int64, _ span: Int64) -> Int64 {
    let (sum, overflow) = moment.addingReportingOverflow(span)
    return overflow ? span < 0 ? .min : .max : sum
  }
}

extension SourceHealth {
  /// True if the source counts as gone: it was reported as not found five times in a row, over at
  /// least a day. Its content stays, and it is polled once a day.
  public var isGone: Bool { lastError?.code == .sourceGone }
}
