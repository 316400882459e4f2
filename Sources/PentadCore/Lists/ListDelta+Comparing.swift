// The generic code is inlinable: specialised for the host's own types it takes half the time.
extension ListDelta {
  /// Compares two lists in O(n log n).
  ///
  /// - Parameters:
  ///   - key: returns the key by which items are matched. It is called several times for an item.
  ///   - isSame: returns true if an old and a new item with the same key have the same content.
  ///
  /// C: `pentad_list_delta_make`.
  @inlinable public init<Item, Key: Hashable>(
    from old: [Item], to new: [Item], key: (Item) -> Key, isSame: (Item, Item) -> Bool
  ) {
    let match = ListMatch(old, new, key)
    var updates: [Int] = []
    for (index, origin) in match.origins.enumerated() {
      if let origin, !isSame(old[origin], new[index]) { updates.append(index) }
    }
    self.init(match, updates: updates)
  }

  /// Compares two lists whose items are compared with `==`.
  @inlinable public init<Item: Equatable, Key: Hashable>(
    from old: [Item], to new: [Item], key: (Item) -> Key
  ) {
    self.init(from: old, to: new, key: key, isSame: ==)
  }

  @usableFromInline init(_ match: ListMatch, updates: [Int]) {
    var isMatched = [Bool](repeating: false, count: match.oldCount)
    var matched: [Move] = []
    var insertions: [Int] = []
    for (index, origin) in match.origins.enumerated() {
      if let origin {
        isMatched[origin] = true
        matched.append(Move(oldIndex: origin, newIndex: index))
      } else {
        insertions.append(index)
      }
    }
    let stays = longestIncreasingSubsequence(of: matched.map(\.oldIndex))
    oldCount = match.oldCount
    newCount = match.origins.count
    deletions = isMatched.indices.filter { !isMatched[$0] }
    self.insertions = insertions
    moves = zip(matched, stays).filter { !$1 }.map(\.0)
    self.updates = updates
  }
}
