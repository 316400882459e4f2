import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct PollScheduleTests {
  private static let hour: Int64 = 3_600_000
  private static let offline = PentadError(.offline, "no network")
  private static let missing = PentadError(.notFound, "nothing there")

  /// The waits after so many of the same, without jitter.
  private func waits(
    _ count: Int, _ body: (inout PollSchedule, Int64) -> Void
  ) -> [Int64] {
    var schedule = PollSchedule()
    var now: Int64 = 1_000_000
    return (0..<count).map { _ in
      body(&schedule, now)
      let wait = schedule.wait(now)
      now += wait
      return wait / 1_000
    }
  }

  /// The original's timer.
  @Test func tenSecondsThenTwiceAsLongUpToTwoMinutes() {
    let quiet = waits(6) { $0.answered(hasNews: false, $1, random: Self.middle) }
    #expect(quiet == [10, 20, 40, 80, 120, 120])
    let busy = waits(3) { $0.answered(hasNews: true, $1, random: Self.middle) }
    #expect(busy == [10, 10, 10])
  }

  @Test func neverAskedIsDue() {
    let schedule = PollSchedule()
    #expect(schedule.isDue(0) && schedule.mayBeAsked(0) && schedule.wait(0) == 0)
  }

  @Test func aTenthOfJitter() {
    var schedule = PollSchedule()
    schedule.answered(hasNews: true, 0) { range in
      #expect(range == -1_000...1_000)
      return range.upperBound
    }
    #expect(schedule.wait(0) == 11_000)
  }

  // MARK: What a source wants

  @Test func freshnessHoldsPollingNotTheUser() {
    var schedule = PollSchedule()
    schedule.answered(hasNews: true, freshFor: Self.hour, 0, random: Self.middle)
    #expect(schedule.wait(0) == Self.hour && schedule.mayBeAsked(0))
    schedule.wake(60_000)
    #expect(schedule.wait(60_000) == Self.hour - 60_000)
    schedule.answered(hasNews: true, freshFor: 1_000, Self.hour, random: Self.middle)
    #expect(schedule.wait(Self.hour) == 10_000)
    schedule.answered(hasNews: true, freshFor: .max, 0, random: Self.middle)
    #expect(schedule.wait(0) == 24 * Self.hour)
    schedule.answered(hasNews: true, freshFor: -5, 0, random: Self.middle)
    #expect(schedule.wait(0) == 10_000)
  }

  @Test func retryAfterHoldsTheUserToo() {
    var schedule = PollSchedule()
    let error = PentadError(.tooManyRequests, "slower", retryAfter: 300_000)
    schedule.failed(error, 0, random: Self.middle)
    #expect(schedule.wait(0) == 300_000 && !schedule.mayBeAsked(299_999))
    schedule.wake(60_000)
    #expect(schedule.wait(60_000) == 240_000)
    // In another process, too.
    let stored = PollSchedule(schedule.health)
    #expect(!stored.isDue(299_999) && !stored.mayBeAsked(299_999) && stored.mayBeAsked(300_000))
    schedule.answered(hasNews: false, 300_000, random: Self.middle)
    #expect(schedule.mayBeAsked(300_000))
  }

  /// The store does not record that it was a `Retry-After`: only that the wait is longer than the
  /// schedule's own.
  @Test func retryAfterOfASourceThatCannotAnswerHoldsInAnotherProcess() {
    let (three, start) = (3 * Self.hour, 1_000 * Self.hour)
    for code in [PentadError.Code.serverUnavailable, .unavailable] {
      var schedule = PollSchedule()
      let error = PentadError(code, "503", retryAfter: Int(three))
      schedule.failed(error, start, random: Self.middle)
      var stored = PollSchedule(schedule.health)
      #expect(!stored.isDue(start) && stored.wait(start) == three && !stored.mayBeAsked(start))
      #expect(!stored.mayBeAsked(start + three - 12_000) && stored.isDue(start + three))
      stored.wake(start + Self.hour)
      #expect(stored.wait(start + Self.hour) == 2 * Self.hour)
      stored.answered(hasNews: true, start + three, random: Self.middle)
      #expect(stored.mayBeAsked(start + three))
    }
  }

  @Test func failureWithoutRetryAfterDoesNotBlockTheUser() {
    for failures in 1...12 {
      var schedule = PollSchedule()
      for _ in 0..<failures {
        schedule.failed(PentadError(.serverUnavailable, "503"), 0) { $0.upperBound }
      }
      var stored = PollSchedule(schedule.health)
      #expect(!stored.isDue(0) && stored.mayBeAsked(0))
      stored.wake(0)
      #expect(stored.isDue(0))
    }
  }

  // MARK: Failures

  @Test func noNetworkIsTriedEachTwoMinutesAndNoSourceEachHour() {
    let offline = waits(7) { $0.failed(Self.offline, $1, random: Self.middle) }
    #expect(offline == [10, 20, 40, 80, 120, 120, 120])
    let refused = waits(11) { schedule, now in
      schedule.failed(PentadError(.serverUnavailable, "no"), now, random: Self.middle)
    }
    #expect(refused.suffix(3) == [2_560, 3_600, 3_600])
    let hidden = waits(11) { schedule, now in
      schedule.failed(PentadError(.refused, "403"), now, random: Self.middle)
      #expect(!schedule.health.isGone && schedule.health.goneCount == 0)
    }
    #expect(hidden == refused)
  }

  @Test func anAnswerForgetsFailures() {
    var schedule = PollSchedule(SourceHealth(failures: .max, goneCount: .max))
    schedule.failed(Self.missing, 0, random: Self.middle)
    #expect(schedule.health.failures > 1_000)
    schedule.answered(hasNews: false, 5, random: Self.middle)
    #expect(
      schedule.health == SourceHealth(lastSuccessAt: 5, nextPollAt: 10_005))
  }

  @Test func cancellationIsNotAFailure() {
    var schedule = PollSchedule()
    schedule.failed(PentadError(.cancelled, "stopped"), 0, random: Self.middle)
    #expect(schedule.health == SourceHealth())
  }

  /// Servers of feeds respond 404 for days and then work again.
  @Test func goneAfterFiveTimesAndADay() {
    var schedule = PollSchedule()
    for turn in 0..<5 {
      schedule.failed(Self.missing, Int64(turn), random: Self.middle)
      #expect(schedule.health.lastError?.code == .serverUnavailable && !schedule.health.isGone)
    }
    // A missing network does not count as an answer; another answer of the server does.
    schedule.failed(Self.offline, 10, random: Self.middle)
    schedule.failed(Self.missing, 24 * Self.hour - 1, random: Self.middle)
    #expect(!schedule.health.isGone)
    schedule.failed(Self.missing, 24 * Self.hour, random: Self.middle)
    #expect(schedule.health.isGone && schedule.health.goneSince == 0)
    #expect(schedule.wait(24 * Self.hour) == 24 * Self.hour)
    schedule.failed(PentadError(.serverUnavailable, "503"), 30 * Self.hour, random: Self.middle)
    #expect(schedule.health.goneCount == 0 && !schedule.health.isGone)
  }

  @Test func fourTimesInAWeekIsNotGone() {
    var schedule = PollSchedule()
    for day in 0..<4 {
      schedule.failed(Self.missing, Int64(day) * 48 * Self.hour, random: Self.middle)
    }
    #expect(!schedule.health.isGone)
  }

  // MARK: The user, and the clock

  @Test func activityBeginsAgainButNotMoreOften() {
    var schedule = PollSchedule()
    for _ in 0..<5 { schedule.answered(hasNews: false, 0, random: Self.middle) }
    #expect(schedule.wait(0) == 120_000)
    for now in [Int64(1_000), 2_000, 3_000] { schedule.wake(now) }
    #expect(schedule.wait(3_000) == 7_000)
    schedule.wake(60_000)
    #expect(schedule.isDue(60_000))
    schedule.answered(hasNews: false, 60_000, random: Self.middle)
    #expect(schedule.wait(60_000) == 10_000)
  }

  @Test func clockSetBackDoesNotBlockPolling() {
    var schedule = PollSchedule()
    let later = 365 * 24 * Self.hour
    schedule.failed(
      PentadError(.tooManyRequests, "slower", retryAfter: 60_000), later, random: Self.middle)
    #expect(!schedule.isDue(later))
    #expect(schedule.isDue(0) && schedule.mayBeAsked(0) && schedule.wait(0) == 0)
    schedule.failed(Self.missing, .max, random: Self.middle)
    schedule.failed(Self.missing, .min, random: Self.middle)
    schedule.answered(hasNews: true, .max, random: Self.middle)
    #expect(schedule.isDue(.max))
  }

  /// This also holds for a clock that is set back by less than any wait: the recorded time itself
  /// is in the future.
  @Test(arguments: [1, 60, 9 * 3_600, 23 * 3_600, 400 * 86_400] as [Int64])
  func clockSetBackSlightlyDoesNotBlockPolling(_ seconds: Int64) {
    let later = 1_000 * 24 * Self.hour
    let now = later - seconds * 1_000
    var schedule = PollSchedule()
    schedule.answered(hasNews: true, freshFor: 24 * Self.hour, later, random: Self.middle)
    for stored in [schedule, PollSchedule(schedule.health)] {
      #expect(!stored.isDue(later) && stored.isDue(now) && stored.wait(now) == 0)
    }
    let slower = PentadError(.tooManyRequests, "slower", retryAfter: 80_000_000)
    schedule.failed(slower, later, random: Self.middle)
    #expect(!schedule.mayBeAsked(later) && schedule.mayBeAsked(now) && schedule.isDue(now))
    // It is asked once, and is as any other again, although it has answered in the future.
    schedule = PollSchedule(SourceHealth(lastSuccessAt: later, nextPollAt: later + 10_000))
    #expect(schedule.isDue(now))
    schedule.failed(Self.offline, now, random: Self.middle)
    #expect(schedule.wait(now) == 10_000 && PollSchedule(schedule.health).wait(now) == 10_000)
    schedule.wake(now)
    #expect(schedule.wait(now) == 10_000)
    schedule.answered(hasNews: true, now, random: Self.middle)
    #expect(schedule.wait(now) == 10_000 && PollSchedule(schedule.health).wait(now) == 10_000)
  }

  /// The time at which a failure was stored is unknown, but the maximum wait after it is known.
  @Test func failureOfALaterClockBlocksAtMostItsMaximumWait() {
    let later = 1_000 * 24 * Self.hour
    func wait(_ error: PentadError, _ back: Int64) -> Int64 {
      var schedule = PollSchedule()
      schedule.failed(error, later, random: Self.middle)
      return PollSchedule(schedule.health).wait(later - back)
    }
    let slower = PentadError(.tooManyRequests, "slower", retryAfter: 20_000)
    for error in [Self.offline, PentadError(.refused, "403"), PentadError(.timedOut, "slow")] {
      #expect(wait(error, 0) == 10_000 && wait(error, 9 * Self.hour) == 0)
    }
    #expect(wait(Self.offline, 180_000) == 0)
    #expect(wait(slower, 0) == 20_000 && wait(slower, 48 * Self.hour) == 0)
    // It may have asked to be left alone for as long.
    #expect(wait(Self.missing, 0) == 10_000 && wait(Self.missing, 48 * Self.hour) == 0)
    var schedule = PollSchedule(
      SourceHealth(failures: 3, lastError: Self.offline, nextPollAt: .min))
    #expect(schedule.isDue(.min) && schedule.isDue(.max))
    schedule = PollSchedule(SourceHealth(failures: 3, lastError: Self.offline, nextPollAt: .max))
    #expect(schedule.isDue(0) && schedule.isDue(.max))
  }

  /// In every case it is polled within a day, and never earlier than the source allows.
  @Test func alwaysComesBack() {
    var random = SplitMix64(seed: 3)
    let errors = [
      Self.offline, Self.missing, PentadError(.serverUnavailable, "503"),
      PentadError(.tooManyRequests, "429", retryAfter: 700_000),
      PentadError(.signInRequired, "401"),
    ]
    var schedule = PollSchedule()
    var now: Int64 = 0
    var held: Int64 = 0
    for _ in 0..<5_000 {
      let longest: Int64 = 1 << Int64.random(in: 0...26, using: &random)
      now += Int64.random(in: 0...longest, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: schedule.wake(now)
      case 1 where schedule.isDue(now):
        let error = errors[.random(in: 0..<errors.count, using: &random)]
        schedule.failed(error, now) { Int64.random(in: $0, using: &random) }
        held = error.retryAfter.map { now + Int64($0) } ?? 0
      case 2 where schedule.isDue(now):
        let isNew = Bool.random(using: &random)
        let fresh =
          Bool.random(using: &random) ? Int64.random(in: 0...134_000_000, using: &random) : nil
        schedule.answered(hasNews: isNew, freshFor: fresh, now) {
          Int64.random(in: $0, using: &random)
        }
        held = fresh.map { now + min($0, 24 * Self.hour) } ?? 0
      default: break
      }
      #expect(schedule.wait(now) <= 27 * Self.hour)
      #expect(!schedule.isDue(now) || now >= held)
      if schedule.health.nextPollAt != nil {
        #expect(schedule.isDue(now + schedule.wait(now)))
      }
    }
  }

  private static func middle(_ range: ClosedRange<Int64>) -> Int64 { 0 }
}
