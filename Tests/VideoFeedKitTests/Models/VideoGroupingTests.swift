import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct VideoGroupingTests {
  private let one = Samples.key("one01234567")
  private let two = Samples.key("two01234567")

  @Test func newVideosAndNewComments() throws {
    var grouping = VideoGrouping()
    let first = grouping.add(
      videos: [Video(key: one, title: "One")],
      broadcasts: [
        try Samples.broadcast("1", of: one, at: 10), try Samples.broadcast("2", of: one, at: 20),
        try Samples.broadcast("3", of: two, at: 15),
      ], from: Samples.shelby)
    #expect(first == VideoNews(videos: 2, comments: 0))
    #expect(grouping.groups.map(\.key) == [one, two])
    let second = grouping.add(
      videos: [],
      broadcasts: [
        try Samples.broadcast("3", of: two, at: 15), try Samples.broadcast("4", of: two, at: 30),
      ], comments: [try Samples.comment("c", on: one)], from: Samples.shelby)
    #expect(second == VideoNews(videos: 0, comments: 2))
    // Shared again, it is on top; its face is the oldest still.
    #expect(grouping.groups.map(\.key) == [two, one])
    #expect(grouping.group(two)?.face.id.id == "3" && grouping.group(two)?.broadcasts.count == 2)
    #expect(grouping.add(videos: [], broadcasts: [], from: Samples.shelby).isEmpty)
  }

  @Test func oneVideoOfSeveralSources() throws {
    var grouping = VideoGrouping()
    grouping.add(
      videos: [Video(key: one, title: "One")],
      broadcasts: [try Samples.broadcast("1", of: one, at: 10)], from: Samples.shelby)
    let news = grouping.add(
      videos: [Video(key: one, title: "Other", author: "A")],
      broadcasts: [try Samples.broadcast("1", of: one, at: 5, from: Samples.feed)],
      from: Samples.feed)
    #expect(news == VideoNews(videos: 0, comments: 1))
    let group = try #require(grouping.group(one))
    #expect(group.video.title == "One" && group.video.author == "A")
    #expect(group.broadcasts.map(\.source) == [Samples.feed, Samples.shelby])
    grouping.add(videos: [Video(key: one, title: "New")], broadcasts: [], from: Samples.shelby)
    #expect(grouping.group(one)?.video.title == "New")
    grouping.remove(Samples.shelby)
    #expect(grouping.group(one)?.broadcasts.map(\.source) == [Samples.feed])
    grouping.remove(Samples.feed)
    #expect(grouping.groups.isEmpty && grouping.group(one) == nil)
  }

  @Test func aBroadcastOfAnotherVideoNow() throws {
    var grouping = VideoGrouping()
    grouping.add(
      videos: [], broadcasts: [try Samples.broadcast("1", of: one)], from: Samples.shelby)
    let news = grouping.add(
      videos: [], broadcasts: [try Samples.broadcast("1", of: two)], from: Samples.shelby)
    #expect(news == VideoNews(videos: 1, comments: 0))
    #expect(grouping.groups.map(\.key) == [two])
  }

  @Test func userStateIsKept() throws {
    var grouping = VideoGrouping()
    grouping.add(
      videos: [], broadcasts: [try Samples.broadcast("1", of: one)], from: Samples.shelby)
    grouping.setState(ViewState(isLiked: true), of: one)
    grouping.setState(ViewState(isLiked: true), of: two)
    grouping.add(
      videos: [Video(key: one, title: "One")],
      broadcasts: [try Samples.broadcast("2", of: one)], from: Samples.shelby)
    #expect(grouping.group(one)?.state.isLiked == true && grouping.group(two) == nil)
  }

  /// Broadcasts are split into pages, reordered and repeated at random: the groups always equal
  /// those of all broadcasts together, and the counts are correct.
  @Test func inAnyOrderTheSame() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let keys = (0..<8).map { Samples.key("video\($0)") }
      let all = try (0..<30).map { number in
        try Samples.broadcast(
          "\(number)", of: keys[Int.random(in: 0..<8, using: &random)],
          at: .random(in: 0..<20, using: &random),
          from: Bool.random(using: &random) ? Samples.shelby : Samples.feed)
      }
      var grouping = VideoGrouping()
      var counted = VideoNews()
      var rest = (all + all.prefix(10)).shuffled(using: &random)[...]
      while !rest.isEmpty {
        let page = rest.prefix(.random(in: 1...9, using: &random))
        rest = rest.dropFirst(page.count)
        for source in [Samples.shelby, Samples.feed] {
          let own = page.filter { $0.source == source }
          let news = grouping.add(videos: [], broadcasts: Array(own), from: source)
          counted.videos += news.videos
          counted.comments += news.comments
        }
      }
      let groups = grouping.groups
      let expected = Dictionary(grouping: all, by: \.video).compactMap {
        VideoGroup(video: Video(key: $0, authority: .mention), broadcasts: $1)
      }
      #expect(groups == expected.sorted(by: VideoGroup.isNewer))
      #expect(counted.videos == groups.count)
      #expect(counted.comments <= all.count - groups.count)
      let order = groups.map(\.latestShare)
      #expect(order == order.sorted(by: >))
    }
  }
}
