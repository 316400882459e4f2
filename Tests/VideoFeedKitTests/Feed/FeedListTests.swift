import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct FeedListTests {
  private static let roomy: Int64 = 1 << 40

  private func group(
    _ id: Int, at time: Int64, state: ViewState = ViewState(), comments: [Int] = []
  ) throws -> VideoGroup {
    let key = Samples.key("video\(id)")
    return try #require(
      try VideoGroup(
        video: Video(key: key), broadcasts: [Samples.broadcast("\(id)", of: key, at: time)],
        comments: comments.map { number in
          try Samples.comment(
            "\(id)/\(number)", on: key, String(repeating: "x", count: 1_000), at: Int64(number))
        }, state: state))
  }

  private func list(_ groups: [VideoGroup], _ count: Int, hasOlder: Bool = false) -> FeedList {
    var list = FeedList(budget: MemoryBudget(groups: count, bytes: Self.roomy))
    _ = list.load(groups, hasOlder: hasOlder)
    return list
  }

  private func ids(_ list: FeedList) -> [String] {
    list.groups.map { String($0.key.id.dropFirst(5)) }
  }

  @Test func theNewestStay() throws {
    var list = list(try (0..<5).map { try group($0, at: Int64($0)) }, 3)
    #expect(ids(list) == ["4", "3", "2"])
    let update = list.apply([try group(7, at: 7), try group(2, at: 9)])
    #expect(ids(list) == ["2", "7", "4"])
    #expect(update.items == list.groups)
    #expect(update.delta?.insertions == [1] && update.delta?.deletions == [1])
    #expect(update.delta?.moves.count == 1 && update.delta?.updates == [0])
  }

  /// Pinned groups stay, up to half; the played one always stays.
  @Test func pins() throws {
    let states = [
      ViewState(isLiked: true), ViewState(isWatchLater: true), ViewState(position: 5),
      ViewState(isWatched: true),
    ]
    #expect(states.map(\.pins) == [.starred, .bookmarked, .partlyWatched, []])
    var list = list(try (0..<4).map { try group($0, at: Int64($0), state: states[$0]) }, 4)
    list.playing = Samples.key("video3")
    _ = list.apply(try (10..<20).map { try group($0, at: Int64($0)) })
    #expect(ids(list) == ["19", "3", "2", "1"])
    list.playing = nil
    _ = list.apply([try group(20, at: 20)])
    #expect(ids(list) == ["20", "19", "2", "1"])
  }

  /// A list has no holes: what would lie behind them stays in the store.
  @Test func noHoles() throws {
    var list = list(try (5..<8).map { try group($0, at: Int64($0)) }, 3, hasOlder: true)
    _ = list.apply([try group(1, at: 1)], removing: [Samples.key("video6")])
    #expect(ids(list) == ["7", "5"])
    _ = list.apply([try group(6, at: 6)])
    #expect(ids(list) == ["7", "6", "5"])
  }

  /// An unliked video does not vanish under the user's finger, but when the list is pulled.
  @Test func pullingTrims() throws {
    let liked = try group(1, at: 1, state: ViewState(isLiked: true))
    var list = list(try (5..<9).map { try group($0, at: Int64($0)) } + [liked], 3)
    #expect(ids(list) == ["8", "7", "1"])
    _ = list.apply([try group(1, at: 1)], removing: [Samples.key("video7")])
    #expect(ids(list) == ["8", "1"])
    let update = list.trim()
    #expect(ids(list) == ["8"] && update.delta?.deletions == [1])
    #expect(list.trim().delta?.isEmpty == true)
    _ = list.apply([try group(9, at: 9)])
    _ = list.trim(to: MemoryBudget(groups: 1, bytes: Self.roomy))
    #expect(ids(list) == ["9"])
  }

  @Test func unchangedItemsCauseNoUpdate() throws {
    var list = list(try (0..<5).map { try group($0, at: Int64($0)) }, 5)
    let again = try (0..<5).map { try group($0, at: Int64($0)) }
    #expect(list.load(again, hasOlder: false).delta?.isEmpty == true)
    #expect(list.apply(again).delta?.isEmpty == true)
    let twice = [try group(1, at: 50), try group(1, at: 60)]
    #expect(list.apply(twice).items.first?.latestShare == 50)
    #expect(list.load(twice, hasOlder: false).items.count == 1)
  }

  // MARK: Bytes

  @Test func withinItsBytes() throws {
    var list = FeedList(budget: MemoryBudget(groups: 1_000, bytes: 20_000))
    _ = list.load(
      try (0..<50).map { try group($0, at: Int64($0), comments: [1]) }, hasOlder: false)
    #expect((5..<20).contains(list.groups.count) && list.bytes <= 20_000)
    #expect(list.bytes == list.groups.reduce(0) { $0 + $1.memory })
  }

  /// A single video with a thousand comments leaves room for others; its newest comments are kept.
  @Test func oneDoesNotTakeAll() throws {
    var list = FeedList(budget: MemoryBudget(groups: 100, bytes: 100_000))
    let large = try group(9, at: 99, comments: Array(0..<1_000))
    let all = try [large] + (0..<8).map { try group($0, at: Int64($0)) }
    _ = list.load(all, hasOlder: false)
    #expect(list.groups.count == 9 && list.bytes <= 100_000)
    let shown = try #require(list.groups.first)
    #expect((1..<20).contains(shown.comments.count) && shown.comments.last == large.comments.last)
    #expect(shown.face == large.face && shown.latestShare == large.latestShare)
    #expect(list.apply([large]).delta?.isEmpty == true)
  }

  @Test func facesAndNewestSharesStay() throws {
    let key = Samples.key()
    let shares = try (0..<100).map { try Samples.broadcast("\($0)", of: key, at: Int64($0)) }
    let group = try #require(VideoGroup(video: Video(key: key), broadcasts: shares))
    let part = group.fitting(in: 3_000)
    #expect(part.memory <= 3_000 && part.face == group.face && part.broadcasts.count > 3)
    #expect(part.latestShare == group.latestShare)
    #expect(part.broadcasts.dropFirst().elementsEqual(shares.suffix(part.broadcasts.count - 1)))
    #expect(group.fitting(in: 0).broadcasts == [shares[0], shares[99]])
    #expect(group.fitting(in: .max) == group)
  }

  /// At least one group is shown, of any size.
  @Test func neverEmpty() throws {
    var list = FeedList(budget: MemoryBudget(groups: 1, bytes: 1))
    _ = list.load([try group(1, at: 1), try group(2, at: 2)], hasOlder: false)
    #expect(ids(list) == ["2"])
    #expect(list.apply([], removing: [Samples.key("video2")]).items.isEmpty)
  }
}
