import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct VideoDeltaTests {
  private func group(_ id: Int, at time: Int64, isLiked: Bool = false) throws -> VideoGroup {
    let key = Samples.key("video\(id)")
    return try #require(
      try VideoGroup(
        video: Video(key: key), broadcasts: [Samples.broadcast("\(id)", of: key, at: time)],
        state: ViewState(isLiked: isLiked)))
  }

  /// A video that is shared again moves to the top; one that is liked is updated; one is new, one goes.
  @Test func oneOfEach() throws {
    let old = [try group(1, at: 30), try group(2, at: 20), try group(3, at: 10)]
    let new = [
      try group(4, at: 50), try group(3, at: 40), try group(1, at: 30, isLiked: true),
    ]
    let delta = ListDelta(from: old, to: new)
    #expect(delta.deletions == [1] && delta.insertions == [0] && delta.updates == [1, 2])
    #expect(delta.moves.map { [$0.oldIndex, $0.newIndex] } == [[2, 1]])
    #expect(delta.applied(to: old) { new[$0] } == new)
  }

  /// A screen's content becomes exactly the new list, for all changes to a feed.
  @Test func replayGivesTheNewList() throws {
    var random = SplitMix64(seed: 11)
    var grouping = VideoGrouping()
    var shown: [VideoGroup] = []
    for turn in 0..<300 {
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let key = Samples.key("video\(Int.random(in: 0..<40, using: &random))")
        let source = Bool.random(using: &random) ? Samples.shelby : Samples.feed
        let id = "\(Int.random(in: 0..<200, using: &random))"
        grouping.add(
          videos: [Video(key: key, title: "\(turn / 10)")],
          broadcasts: [
            try Samples.broadcast(
              id, of: key, at: .random(in: 0..<1_000, using: &random), from: source)
          ], from: source)
        if turn % 5 == 0 { grouping.setState(ViewState(isLiked: true), of: key) }
      }
      if turn % 97 == 96 { grouping.remove(Samples.feed) }
      // As a trimmed list has it.
      let new = Array(grouping.groups.prefix(30))
      let delta = ListDelta(from: shown, to: new)
      #expect(delta.applied(to: shown) { new[$0] } == new)
      #expect(delta.isEmpty == (shown == new))
      shown = new
    }
  }
}
