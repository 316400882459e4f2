import PentadCore
import TestSupport
import Testing

/// The rules that hold for all lists.
@Suite struct ListDeltaRuleTests {
  private struct Item: Hashable {
    let key: Int
    let content: Int
  }

  /// The delta is sorted and within the lists, it produces the new list, it matches as many pairs
  /// as possible, and it contains no update without a cause.
  private func check(_ old: [Item], _ new: [Item]) {
    let delta = ListDelta(from: old, to: new, key: \.key)
    #expect(delta.applied(to: old) { new[$0] } == new, "\(old) \(new)")
    for indices in [delta.deletions, delta.insertions, delta.moves.map(\.newIndex), delta.updates] {
      #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }, "\(old) \(new)")
    }
    let origins = origins(old.map(\.key), new.map(\.key))
    let updates = origins.indices.filter { index in
      origins[index].map { old[$0] != new[index] } ?? false
    }
    #expect(delta.updates == updates, "\(old) \(new)")
    let kept = Set(new.map(\.key)).map { key in
      min(old.count { $0.key == key }, new.count { $0.key == key })
    }.reduce(0, +)
    #expect(delta.insertions.count == new.count - kept, "\(old) \(new)")
    #expect(delta.deletions.count == old.count - kept, "\(old) \(new)")
    // Pairs of one key do not cross.
    for key in Set(new.map(\.key)) {
      let own = new.indices.filter { new[$0].key == key }.compactMap { origins[$0] }
      #expect(own == own.sorted(), "\(old) \(new)")
      #expect(own.allSatisfy { old[$0].key == key }, "\(old) \(new)")
    }
  }

  /// For each item of the new list its index in the old one.
  private func origins(_ old: [Int], _ new: [Int]) -> [Int?] {
    ListDelta(from: old, to: new, key: \.self).applied(to: old.indices.map { $0 }) { _ in nil }
  }

  @Test func everySmallCase() {
    let lists = everyList(of: 3, upTo: 4)
    for old in lists {
      for new in lists {
        check(
          old.map { Item(key: $0, content: 0) },
          new.enumerated().map { Item(key: $1, content: $0 % 2) })
      }
    }
  }

  private func everyList(of keys: Int, upTo length: Int) -> [[Int]] {
    var lists: [[Int]] = [[]]
    for _ in 0..<length {
      lists += lists.filter { $0.count == lists.last?.count }.flatMap { list in
        (0..<keys).map { list + [$0] }
      }
    }
    return lists
  }

  /// Thousands of lists, each made out of the one before as a screen's lists are, or altogether another.
  @Test(arguments: [2, 10, 1_000]) func randomLists(keys: Int) {
    var random = SplitMix64(seed: UInt64(keys))
    var list: [Item] = []
    for turn in 0..<2_000 {
      let old = list
      if turn % 10 == 0 {
        list = (0..<Int.random(in: 0...60, using: &random)).map { _ in item(keys, &random) }
      }
      for _ in 0..<Int.random(in: 0...8, using: &random) { change(&list, keys, &random) }
      check(old, list)
    }
  }

  private func item(_ keys: Int, _ random: inout SplitMix64) -> Item {
    Item(
      key: .random(in: 0..<keys, using: &random), content: .random(in: 0..<3, using: &random))
  }

  private func change(_ list: inout [Item], _ keys: Int, _ random: inout SplitMix64) {
    let place = Int.random(in: 0...list.count, using: &random)
    guard place < list.count else { return list.append(item(keys, &random)) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: list.insert(item(keys, &random), at: place)
    case 1: list.remove(at: place)
    case 2: list[place] = Item(key: list[place].key, content: .random(in: 0..<3, using: &random))
    default:
      let moved = list.remove(at: place)
      list.insert(moved, at: .random(in: 0...list.count, using: &random))
    }
  }

  /// For every order of up to seven items, the number of moves is minimal. The longest increasing
  /// subsequence is found among all subsequences.
  @Test func asFewMoveAsCanBe() {
    for count in 0...7 {
      let old = Array(0..<count)
      for new in everyOrder(of: old) {
        let delta = ListDelta(from: old, to: new, key: \.self)
        let longest = (0..<1 << count).filter { chosen in
          let numbers = new.enumerated().filter { chosen >> $0.offset & 1 == 1 }.map(\.element)
          return numbers == numbers.sorted()
        }.map(\.nonzeroBitCount).max()
        #expect(delta.moves.count == count - (longest ?? 0), "\(new)")
        #expect(delta.applied(to: old) { _ in -1 } == new)
      }
    }
  }

  private func everyOrder(of list: [Int]) -> [[Int]] {
    guard !list.isEmpty else { return [[]] }
    return list.flatMap { first in
      everyOrder(of: list.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// Compares with the simple method in n², including items that are inserted and deleted.
  @Test func asFewMoveInLongLists() {
    var random = SplitMix64(seed: 17)
    for _ in 0..<50 {
      let old = Array((0..<200).shuffled(using: &random).prefix(120))
      let new = Array((0..<200).shuffled(using: &random).prefix(120))
      let kept = origins(old, new).compactMap { $0 }
      var rises: [Int] = []
      for number in kept {
        let before = rises.indices.filter { kept[$0] < number }.map { rises[$0] }.max()
        rises.append((before ?? 0) + 1)
      }
      let delta = ListDelta(from: old, to: new, key: \.self)
      #expect(delta.moves.count == kept.count - (rises.max() ?? 0))
      #expect(delta.applied(to: old) { new[$0] } == new)
    }
  }
}
