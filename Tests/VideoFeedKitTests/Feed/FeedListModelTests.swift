import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A ``FeedList`` compared with a store that has everything.
@Suite struct FeedListModelTests {
  @Test func listAgreesWithACompleteStore() throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let limit = Int.random(in: 1...12, using: &random)
      let roomy = Bool.random(using: &random)
      let budget = MemoryBudget(groups: limit, bytes: roomy ? 1 << 40 : Int64(limit) * 1_400)
      var list = FeedList(budget: budget)
      var store: [VideoKey: VideoGroup] = [:]
      for turn in 0..<120 {
        let before = list.groups
        let update = try step(&list, &store, turn, &random)
        let groups = list.groups
        #expect(update.items == groups)
        if let delta = update.delta { #expect(delta.applied(to: before) { groups[$0] } == groups) }
        #expect(groups == groups.sorted(by: VideoGroup.isNewer))
        #expect(
          groups.allSatisfy { group in
            store[group.key].map { $0 == group || $0.fitting(in: budget.groupBytes) == group }
              ?? false
          })
        #expect(Set(groups.map(\.key)).count == groups.count)
        let others = groups.count { $0.key != list.playing }
        #expect(others <= limit)
        let bytes = groups.reduce(0) { $0 + $1.memory }
        #expect(bytes == list.bytes)
        #expect(bytes <= budget.bytes || groups.count == 1 || list.playing != nil)
        // No holes: of what is not pinned, all that is newer than something here is here.
        let here = Set(groups.map(\.key))
        let plain = groups.filter { $0.state.pins.isEmpty && $0.key != list.playing }
        if let last = plain.last, turn % 2 == 0 {
          let above = store.values.filter { VideoGroup.isNewer($0, last) }
          #expect(above.allSatisfy { here.contains($0.key) })
        }
      }
    }
  }

  /// Every second turn ends with a pull.
  private func step(
    _ list: inout FeedList, _ store: inout [VideoKey: VideoGroup], _ turn: Int,
    _ random: inout SplitMix64
  ) throws -> ListUpdate<VideoGroup> {
    if turn % 2 == 0 { return list.trim() }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let newest = store.values.sorted(by: VideoGroup.isNewer).prefix(15)
      return list.load(newest.shuffled(using: &random), hasOlder: store.count > 15)
    case 1:
      let gone = store.keys.sorted().filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
      for key in gone { store[key] = nil }
      return list.apply([], removing: gone)
    case 2:
      list.playing = store.keys.sorted().randomElement(using: &random)
      return list.apply([])
    default:
      var changed: [VideoGroup] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let key = Samples.key("\(Int.random(in: 0..<40, using: &random))")
        // Shares are added, and the time advances.
        let shares =
          (store[key]?.broadcasts ?? []) + [
            try Samples.broadcast("\(turn)-\(changed.count)", of: key, at: Int64(turn))
          ]
        let isStill = store[key] != nil && Bool.random(using: &random)
        let group = try #require(
          VideoGroup(
            video: Video(key: key), broadcasts: isStill ? Array(shares.dropLast()) : shares,
            state: ViewState(isLiked: Int.random(in: 0..<5, using: &random) == 0)))
        changed.removeAll { $0.key == key }
        changed.append(group)
        store[key] = group
      }
      return list.apply(changed)
    }
  }
}
