import PentadCore

/// When a source is asked again.
///
/// - Ten seconds after an answer, then after twice as long each time, up to two minutes, as long as there
///   is nothing new. What is new, and whatever the user does, begins it again.
/// - A feed is asked again after its interval, half an hour unless another is set; when the user does something,
///   after five minutes.
/// - Never before the source wants to be asked: the user who pulls at the list may go by how long a
///   source says it is fresh, but not by the time that it asks to wait.
/// - A clock that was set back keeps nobody away. In the next process, a source that has asked to be left
///   alone, cannot answer, or has gone, is left alone for a day at most, one that has failed otherwise for an
///   hour, and one that could not be reached for two minutes.
/// - In the next process, a source that cannot answer has asked to be left alone as long as the time to ask
///   it is farther off than the failures alone would have put it: nothing else tells.
///
/// Times are milliseconds since 1970-01-01 00:00 UTC.
struct PollSchedule: Hashable, Sendable {
  private(set) var health: SourceHealth
  private let rhythm: VideoFeedRhythm
  /// The interval of a feed; nil for another source.
  let interval: Int64?
  /// How many answers in a row had nothing new, of those since the user did something.
  private var quiet = 0
  private var askedAt: Int64?
  /// Until when the source is content not to be asked.
  private var freshUntil: Int64?
  /// Until when the source does not want to be asked.
  private var refusedUntil: Int64?
  /// How near to that nobody can tell any more whether it was the source that wanted it, or the schedule.
  private var doubt: Int64 = 0

  /// Goes on from what was stored.
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

  // MARK: Asking

  /// Whether it is to be asked now.
  func isDue(_ now: Int64) -> Bool { !lies(health.nextPollAt, after: now) }

  /// Whether it may be asked now, when the user wants it.
  func mayBeAsked(_ now: Int64) -> Bool { refusal(now) == nil }

  /// Until when the source does not want to be asked, as far as anybody can tell; nil for now.
  private func refusal(_ now: Int64) -> Int64? {
    guard let refusedUntil, lies(refusedUntil, after: now), refusedUntil - now > doubt else {
      return nil
    }
    return refusedUntil
  }

  /// How long to wait before it is to be asked.
  func wait(_ now: Int64) -> Int64 {
    guard let next = health.nextPollAt, !isDue(now) else { return 0 }
    return next - now
  }

  /// Whether a moment is still to come. One that was noted at a time that is itself still to come, or that
  /// lies farther off than anybody waits, was noted by a clock that has been set back since.
  private func lies(_ moment: Int64?, after now: Int64) -> Bool {
    guard let moment, moment > now, notedAt.map({ $0 <= now }) ?? true else { return false }
    let (distance, overflow) = moment.subtractingReportingOverflow(now)
    return !overflow && distance <= Self.longest(rhythm.longestHold)
  }

  /// When the times were noted. Of a failure that is stored nobody knows: as early as can be.
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

  /// A wait with all that its jitter can add.
  private static func longest(_ wait: Int64) -> Int64 { wait + wait / 10 }

  private static func isUnreachable(_ error: PentadError) -> Bool {
    [.offline, .timedOut].contains(error.code.coarse)
  }

  // MARK: What happens

  /// Something has happened that makes it worth while to ask soon: the user is there, or the network is
  /// another. However often it happens, ``VideoFeedRhythm/firstPoll`` lies between two requests, and of a feed that
  /// has answered ``VideoFeedRhythm/leastFeedPoll``.
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

  /// Whether what is stored says the same, but no longer when to ask: somebody, perhaps in another process,
  /// has let go of what the source told of. How fresh that was counts no more.
  func isForgotten(by stored: SourceHealth) -> Bool {
    var known = health
    known.nextPollAt = nil
    return health.nextPollAt != nil && stored == known
  }

  /// The source has answered.
  ///
  /// - Parameters:
  ///   - freshFor: how long it is content not to be asked, in milliseconds; nil when it does not say.
  ///   - random: a number of a range, each as likely as any other.
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

  /// The source has failed. That it was not waited for its answer is no failure.
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

  /// How long the schedule itself waits after so many failures.
  private func wait(after failures: Int, atMost limit: Int64) -> Int64 {
    VideoFeedRhythm.doubled(rhythm.firstPoll, failures - 1, atMost: limit)
  }

  /// There is nothing at its address. It has gone when it has said so often enough, for long enough:
  /// servers do so for days and then work again.
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
  /// Whether the source has gone for good, as far as anybody can tell: it has said so five times in a
  /// row, for a day at least. What it told of stays, and it is asked once a day.
  public var isGone: Bool { lastError?.code == .sourceGone }
}
