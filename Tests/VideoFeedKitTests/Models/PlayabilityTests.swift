import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct PlayabilityTests {
  private let minute: Int64 = 60_000
  private let file = MediaRendition(url: "https://example.org/a.mp4")

  @Test func givenMediaDecidePlayability() throws {
    let file = try #require(file)
    #expect(Video(key: Samples.key(), media: [file]).givenPlayability == .playable([file]))
    #expect(
      Video(key: Samples.key(), media: [file], unplayable: .removed).givenPlayability
        == .unplayable(.removed))
    let embed = try #require(VideoEmbed(url: "https://www.youtube.com/embed/BmzSEYNTkHA"))
    #expect(Video(key: Samples.key()).givenPlayability == .embedOnly(embed))
    let page = VideoKey(.web, "example.org/a")
    #expect(Video(key: page).givenPlayability == .pageOnly("https://example.org/a"))
    #expect(Video(key: VideoKey(.peertube, "x")).givenPlayability == .unknown)
  }

  @Test func shownPlayabilities() throws {
    let file = try #require(file)
    let failed = Playability.checkFailed(PentadError(.offline, "no network"))
    #expect(Playability.playable([file]).isPlayable && !failed.isPlayable)
    #expect(failed.isShown && Playability.unknown.isShown)
    #expect(!Playability.unplayable(.privateVideo).isShown)
    for reason in [UnplayableReason.removed, .restricted, .other("x")] {
      #expect(UnplayableReason(rawValue: reason.rawValue) == reason)
    }
  }

  /// A network that is down changes nothing of what is known.
  @Test func aCheckThatFailed() throws {
    let file = try #require(file)
    let failed = Playability.checkFailed(PentadError(.offline, "no network"))
    let known = PlayabilityCheck().followed(by: .playable([file]), at: 0)
    #expect(known.failures == 0 && known.nextCheck() == 1_440 * minute)
    #expect(known.nextCheck(isLive: true) == 5 * minute)
    let kept = known.followed(by: failed, at: 100)
    #expect(kept.playability == .playable([file]) && kept.failures == 1)
    #expect(kept.nextCheck() == 100 + minute)
    let first = PlayabilityCheck().followed(by: failed, at: 0)
    #expect(first.playability == failed && !first.playability.isPlayable)
    #expect(first.followed(by: .playable([file]), at: 1).failures == 0)
    let refused = PlayabilityCheck().followed(by: .unplayable(.removed), at: 0)
    #expect(refused.followed(by: failed, at: 1).playability == .unplayable(.removed))
  }

  @Test func whenToLookAgain() {
    #expect(PlayabilityCheck().nextCheck() == nil)
    var check = PlayabilityCheck()
    var waits: [Int64?] = []
    for _ in 0..<10 {
      check = check.followed(by: .checkFailed(PentadError(.offline, "no network")), at: 0)
      waits.append(check.nextCheck().map { $0 / minute })
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
    let limited = PentadError(.tooManyRequests, "wait", retryAfter: 600_000)
    #expect(PlayabilityCheck().followed(by: .checkFailed(limited), at: 5).nextCheck() == 600_005)
    let far = PentadError(.tooManyRequests, "wait", retryAfter: .max)
    #expect(
      PlayabilityCheck().followed(by: .checkFailed(far), at: 0).nextCheck() == 7 * 1_440 * minute)
    check = PlayabilityCheck().followed(by: .unknown, at: 5)
    #expect(check.nextCheck() == 1_440 * minute + 5)
    #expect(check.nextCheck(isLive: true) == 5 * minute + 5)
    check = PlayabilityCheck()
    for _ in 0..<100 { check = check.followed(by: .unplayable(.removed), at: 0) }
    #expect(check.nextCheck() == 7 * 1_440 * minute)
    #expect(
      PlayabilityCheck(playability: .pageOnly(""), checkedAt: .max, failures: 0).nextCheck() == nil)
  }
}
