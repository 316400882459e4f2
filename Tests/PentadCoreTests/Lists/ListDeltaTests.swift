import PentadCore
import Testing

@Suite struct ListDeltaTests {
  @Test func deltaDescribesAllChanges() {
    let old = ["a1", "b1", "c1", "d1", "e1"]
    let new = ["e2", "a1", "x1", "c2", "d1"]
    let delta = Letters.delta(old, new)
    #expect(delta.oldCount == 5 && delta.newCount == 5 && !delta.isEmpty)
    #expect(delta.deletions == [1])
    #expect(delta.insertions == [2])
    #expect(delta.moves.map { [$0.oldIndex, $0.newIndex] } == [[4, 0]])
    #expect(delta.updates == [0, 3])
    #expect(delta.applied(to: old) { new[$0] } == new)
  }

  @Test func listsThatAreTheSame() {
    for list in [[], ["a1"], ["a1", "a1", "b2"]] {
      let delta = Letters.delta(list, list)
      #expect(delta.isEmpty && delta.oldCount == list.count && delta.newCount == list.count)
      #expect(delta.applied(to: list) { _ in "none" } == list)
    }
  }

  @Test func fromNothingAndToNothing() {
    let list = ["a1", "b1", "c1"]
    let all = Letters.delta([], list)
    #expect(all.insertions == [0, 1, 2] && all.deletions == [] && all.moves == [])
    #expect(all.applied(to: []) { list[$0] } == list)
    let none = Letters.delta(list, [])
    #expect(none.deletions == [0, 1, 2] && none.insertions == [] && none.moves == [])
    #expect(none.applied(to: list) { _ in "none" } == [])
  }

  /// A single item moves over all others; the others do not move over it.
  @Test func aMoveIsOneMove() {
    let down = Letters.delta(["a1", "b1", "c1", "d1"], ["b1", "c1", "d1", "a1"])
    #expect(down.moves.map { [$0.oldIndex, $0.newIndex] } == [[0, 3]])
    let up = Letters.delta(["a1", "b1", "c1", "d1"], ["d1", "a1", "b1", "c1"])
    #expect(up.moves.map { [$0.oldIndex, $0.newIndex] } == [[3, 0]])
  }

  @Test func reversed() {
    let list = (0..<1_000).map { $0 }
    let delta = ListDelta(from: list, to: list.reversed(), key: \.self)
    #expect(delta.moves.count == 999)
    #expect(delta.insertions + delta.deletions + delta.updates == [])
    #expect(delta.applied(to: list) { _ in -1 } == list.reversed())
  }

  @Test func oneKeyForAll() {
    let delta = Letters.delta(["a1", "a2", "a3"], ["a0", "a2"])
    #expect(delta.deletions == [2] && delta.insertions == [] && delta.moves == [])
    #expect(delta.updates == [0])
    let many = Array(0..<10_000)
    let all = ListDelta(from: many, to: many.reversed(), key: { _ in 0 })
    #expect(all.moves == [] && all.updates.count == 10_000)
    #expect(all.applied(to: many) { 9_999 - $0 } == many.reversed())
  }

  @Test func surplusItemsOfAKey() {
    let more = Letters.delta(["a1", "b1"], ["a1", "a1", "b1", "a1"])
    #expect(more.insertions == [1, 3] && more.deletions == [] && more.moves == [])
    let fewer = Letters.delta(["b1", "a1", "c1", "a2", "a3"], ["c1", "a1", "d1"])
    #expect(fewer.deletions == [0, 3, 4] && fewer.insertions == [2] && fewer.moves.count == 1)
  }

  /// A screen's state for an item stays with it, unless the item was replaced.
  @Test func rowsFollowTheirItems() {
    let delta = Letters.delta(["a1", "b1", "c1"], ["c1", "b2", "d1", "a1"])
    let rows = delta.applied(to: ["row a", "row b", "row c"]) { "made \($0)" }
    #expect(rows == ["row c", "made 1", "made 2", "row a"])
  }

  @Test func otherListIsRebuilt() {
    let delta = Letters.delta(["a1", "b1"], ["b1"])
    #expect(delta.applied(to: []) { "made \($0)" } == ["made 0"])
    #expect(delta.applied(to: ["a", "b", "c"]) { "made \($0)" } == ["made 0"])
  }

  @Test func errorOfTheFactoryIsRethrown() {
    struct Failure: Error {}
    let delta = Letters.delta([], ["a1"])
    #expect(throws: Failure.self) {
      try delta.applied(to: []) { (_) throws(Failure) -> String in throw Failure() }
    }
  }

  /// A comparison of contents that is the host's own.
  @Test func comparisonOfTheHostDecidesUpdates() {
    let delta = ListDelta(
      from: [(1, "a"), (2, "b")], to: [(2, "B"), (1, "x")], key: \.0,
      isSame: { $0.1.lowercased() == $1.1.lowercased() })
    #expect(delta.updates == [1] && delta.moves.count == 1)
  }
}

/// Items of two characters: the first is the key, both are the content.
enum Letters {
  static func delta(_ old: [String], _ new: [String]) -> ListDelta {
    ListDelta(from: old, to: new, key: { $0.first })
  }
}
