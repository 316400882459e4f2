import Testing

@testable import VideoFeedKit

@Suite struct PlaybackBacklogTests {
  private let one = Samples.key("one")
  private let other = Samples.key("other")

  private func save(_ key: VideoKey, _ position: Int64, _ seen: String) -> PlaybackEffect {
    .save(key, position: position, seen: WatchedSpans(text: seen))
  }

  @Test func pendingRecordsOfAVideoAreCombined() {
    var backlog = PlaybackBacklog()
    for turn in Int64(0)..<1_000 {
      for key in [one, other] {
        backlog.add(.markWatched(key))
        backlog.add(save(key, turn * 5_000, "\(turn * 5_000)-\(turn * 5_000 + 5_000)"))
        backlog.add(.unsetWatchLater(key))
      }
    }
    #expect(
      backlog.effects
        == [one, other].flatMap { key in
          [.markWatched(key), save(key, 4_995_000, "0-5000000"), .unsetWatchLater(key)]
        })
  }

  @Test func theOldestIsFirst() {
    var backlog = PlaybackBacklog()
    #expect(backlog.next() == nil)
    backlog.add(.markWatched(one))
    backlog.add(save(one, 1, "0-1"))
    #expect(backlog.next() == .markWatched(one) && backlog.next() == save(one, 1, "0-1"))
    #expect(backlog.next() == nil)
  }

  /// Also what has been taken out, until the next one is.
  @Test func pendingRecordsPredictTheStoredState() {
    var backlog = PlaybackBacklog()
    for effect in [
      save(one, 5_000, "0-5000"), .markWatched(one), .unsetWatchLater(one), save(other, 1, "0-1"),
    ] { backlog.add(effect) }
    var stored = ViewState()
    stored.isWatchLater = true
    stored.spans = WatchedSpans(text: "4000-9000")
    var expected = ViewState()
    (expected.isWatched, expected.position) = (true, 5_000)
    expected.spans = WatchedSpans(text: "0-9000")
    #expect(backlog.applied(to: stored, of: one) == expected)
    _ = backlog.next()
    #expect(backlog.applied(to: stored, of: one) == expected)
    _ = backlog.next()
    (expected.position, expected.spans) = (stored.position, stored.spans)
    #expect(backlog.applied(to: stored, of: one) == expected)
  }

  /// Meanwhile newer records arrived: their position counts.
  @Test func failedRecordIsRetriedFirst() {
    var backlog = PlaybackBacklog()
    backlog.add(save(one, 5_000, "0-5000"))
    let failed = backlog.next()
    backlog.add(.unsetWatchLater(one))
    backlog.add(save(other, 9, "8-9"))
    backlog.add(save(one, 2_000, "7000-9000"))
    if let failed { backlog.putBack(failed) }
    #expect(
      backlog.effects == [
        save(one, 2_000, "0-5000,7000-9000"), .unsetWatchLater(one), save(other, 9, "8-9"),
      ])
  }
}
