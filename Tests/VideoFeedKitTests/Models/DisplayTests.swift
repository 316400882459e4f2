import Testing

@testable import VideoFeedKit

@Suite struct DisplayTests {
  @Test func namesOfSharers() {
    #expect(Samples.sharer("alice").displayName == "@alice")
    #expect(Samples.sharer("@alice").displayName == "@alice")
    #expect(Samples.sharer("alice", .facebook).displayName == "alice")
    for name in ["Straße & Co", "iOS Weekly", "ΟΔΥΣΣΕΥΣ", "dız"] {
      #expect(Sharer(nickname: name, origin: .feed).displayName == name)
    }
    #expect(Sharer(nickname: " ", name: "Alice A.", origin: .feed).displayName == "Alice A.")
    #expect(Sharer(nickname: "", origin: .twitter).displayName == "")
    #expect(ShareOrigin(rawValue: "Twitter") == .twitter)
  }

  @Test(
    arguments: [
      (0, "now", "now"), (9_999, "now", "now"), (10_000, "10 seconds ago", "10s ago"),
      (60_000, "1 minute ago", "1m ago"), (7_199_999, "1 hour ago", "1h ago"),
      (86_400_000 * 6, "6 days ago", "6d ago"), (86_400_000 * 7, "1 week ago", "1w ago"),
      (86_400_000 * 30, "1 month ago", "1mo ago"), (86_400_000 * 800, "2 years ago", "2y ago"),
      (-9_999, "now", "now"), (-60_000, "in 1 minute", "in 1m"),
      (-7_200_000, "in 2 hours", "in 2h"),
      (-86_400_000, "in 1 day", "in 1d"),
    ] as [(Int64, String, String)])
  func times(ago: Int64, text: String, short: String) {
    let time = RelativeTime(of: 1_000_000_000_000 - ago, now: 1_000_000_000_000)
    #expect(time.text == text && time.shortText == short)
  }

  @Test func timesWithoutEnd() {
    #expect(RelativeTime(of: .min, now: .max).text == "292471208 years ago")
    #expect(RelativeTime(of: .max, now: .min).text == "in 292471208 years")
  }

  @Test func linesUnderAVideo() throws {
    let group = try #require(
      VideoGroup(
        video: Video(key: Samples.key()),
        broadcasts: [
          Samples.broadcast("3", by: "carol", saying: "again", at: 30),
          Samples.broadcast("1", by: "alice", saying: "look", at: 10),
          Samples.broadcast("2", by: "bob", at: 20),
        ], comments: [Samples.comment("c2", at: 25), Samples.comment("c1", at: 5)]))
    let lines = group.commentLines
    #expect(lines.map(\.id.id) == ["1", "c1", "2", "c2", "3"])
    #expect(lines.map(\.isShare) == [true, false, true, false, true])
    #expect(lines.map(\.text) == ["look", "nice", nil, "nice", "again"])
    #expect(lines[0].author.displayName == "@alice")
  }
}
