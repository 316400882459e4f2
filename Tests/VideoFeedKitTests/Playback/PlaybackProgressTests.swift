import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct PlaybackProgressTests {
  private static let key = Samples.key()

  private func progress(
    _ state: ViewState = ViewState(isWatchLater: true), duration: Int64? = 100_000,
    rules: PlaybackRules = PlaybackRules()
  ) -> PlaybackProgress {
    PlaybackProgress(Self.key, state, duration: duration, rules: rules, now: 0)
  }

  /// Plays from one position to another, with a report each second; what that leads to.
  private func play(
    _ progress: inout PlaybackProgress, _ start: Int64, _ end: Int64, from now: Int64 = 0
  ) -> [PlaybackEffect] {
    stride(from: start, through: end, by: 1_000).flatMap { position in
      progress.report(
        position, duration: nil, isPlaying: true, now: now + position - start)
    }
  }

  private func spans(_ text: String) -> WatchedSpans { WatchedSpans(text: text) }

  @Test func eachFiveSeconds() {
    var progress = progress(ViewState())
    #expect(
      play(&progress, 0, 12_000) == [
        .markWatched(Self.key),
        .save(Self.key, position: 5_000, seen: spans("0-5000")),
        .save(Self.key, position: 10_000, seen: spans("5000-10000")),
      ])
    #expect(
      progress.report(12_500, duration: nil, isPlaying: false, now: 12_500) == [
        .save(Self.key, position: 12_500, seen: spans("10000-12500"))
      ])
    #expect(progress.pause(13_000) == [])
    #expect(progress.state.spans.text == "0-12500")
  }

  @Test func watchedVideoIsNotReportedAgain() {
    var progress = progress(ViewState(isWatched: true))
    #expect(play(&progress, 0, 4_000) == [])
  }

  // MARK: Where it goes on

  @Test func goesOnWhereTheUserStopped() {
    #expect(progress(ViewState(position: 60_000)).position == 60_000)
    #expect(progress(ViewState(position: 95_000)).position == 0)
    #expect(progress(ViewState(position: 95_000), duration: nil).position == 95_000)
    let rules = PlaybackRules(resumes: false)
    #expect(progress(ViewState(position: 60_000), rules: rules).position == 0)
  }

  @Test func fromTheBeginningAfterTheEnd() {
    var progress = progress(ViewState(isWatched: true))
    _ = play(&progress, 95_000, 99_000)
    #expect(
      progress.end(4_500) == [.save(Self.key, position: 0, seen: spans("95000-100000"))])
    #expect(progress.position == 0)
  }

  // MARK: Watch later

  @Test func threeQuartersRemoveTheMark() {
    var progress = progress()
    #expect(!play(&progress, 0, 75_000).contains(.unsetWatchLater(Self.key)))
    let effects = progress.report(76_000, duration: nil, isPlaying: true, now: 76_000)
    #expect(
      effects == [
        .save(Self.key, position: 76_000, seen: spans("75000-76000")), .unsetWatchLater(Self.key),
      ])
    #expect(!play(&progress, 76_000, 99_000, from: 77_000).contains(.unsetWatchLater(Self.key)))
  }

  @Test func zeroThresholdRemovesTheMarkAtOnce() {
    var progress = progress(rules: PlaybackRules(watchLater: WatchLaterRule(threshold: 0)))
    _ = progress.report(0, duration: nil, isPlaying: true, now: 0)
    #expect(progress.state.isWatchLater)
    let effects = progress.report(1_000, duration: nil, isPlaying: true, now: 1_000)
    #expect(effects.last == .unsetWatchLater(Self.key))
  }

  /// AntennaPod's users complain of it, and the original did it: seeking is not watching.
  @Test func seekingIsNotWatching() {
    var progress = progress()
    _ = play(&progress, 0, 10_000)
    progress.seek(to: 90_000)
    #expect(!play(&progress, 90_000, 99_000, from: 11_000).contains(.unsetWatchLater(Self.key)))
    // This change was not reported.
    _ = progress.report(10_000, duration: nil, isPlaying: true, now: 21_000)
    _ = progress.report(89_000, duration: nil, isPlaying: true, now: 22_000)
    _ = progress.report(5_000, duration: nil, isPlaying: true, now: 23_000)
    #expect(progress.state.spans.text == "0-10000,90000-99000")
  }

  @Test func twiceAsFast() {
    var progress = progress()
    for step in Int64(0)...20 {
      _ = progress.report(step * 2_000, duration: nil, isPlaying: true, now: step * 1_000)
    }
    #expect(progress.state.spans.text == "0-40000")
  }

  @Test func neverWithoutAMarkOrADuration() {
    var plain = progress(ViewState())
    #expect(!play(&plain, 0, 99_000).contains(.unsetWatchLater(Self.key)))
    var long = progress(duration: nil)
    #expect(!play(&long, 0, 99_000).contains(.unsetWatchLater(Self.key)))
    var off = progress(rules: PlaybackRules(watchLater: nil))
    #expect(!play(&off, 0, 99_000).contains(.unsetWatchLater(Self.key)))
    // The player knows how long it is.
    let effects = long.report(99_500, duration: 100_000, isPlaying: true, now: 99_500)
    #expect(effects.last == .unsetWatchLater(Self.key) && long.duration == 100_000)
  }

  /// A user who clears the mark and sets it again wants to keep it.
  @Test func aMarkThatIsSetAgainStays() {
    var progress = progress()
    _ = play(&progress, 0, 50_000)
    progress.update(ViewState(isWatched: true), duration: nil)
    progress.update(ViewState(isWatchLater: true, isWatched: true), duration: nil)
    #expect(!play(&progress, 50_000, 99_000, from: 50_000).contains(.unsetWatchLater(Self.key)))
    #expect(progress.state.spans.text == "0-99000")
  }

  @Test func earlierWatchedSpansCount() {
    var progress = progress(ViewState(isWatchLater: true, spans: spans("0-70000")))
    #expect(play(&progress, 70_000, 76_000).contains(.unsetWatchLater(Self.key)))
  }

  @Test func impossibleReportsAreLimited() {
    var progress = progress()
    for position in [Int64.min, .max, -5, 200_000] {
      _ = progress.report(position, duration: -3, isPlaying: true, now: 0)
    }
    _ = progress.report(.max, duration: .max, isPlaying: true, now: .max)
    _ = progress.end(.max)
    #expect(progress.state.spans.covered() <= 1_000)
  }
}
