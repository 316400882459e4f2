/// The items that two lists have in common, matched by their keys.
@usableFromInline struct ListMatch {
  @usableFromInline let oldCount: Int
  /// The index in the old list for each item of the new one, each used at most once; nil for a new
  /// item.
  @usableFromInline var origins: [Int?]

  @inlinable init<Item, Key: Hashable>(_ old: [Item], _ new: [Item], _ key: (Item) -> Key) {
    oldCount = old.count
    origins = [Int?](repeating: nil, count: new.count)
    // Most changes leave a long beginning or end unchanged, for which nothing is looked up.
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, key(old[start]) == key(new[start]) {
      origins[start] = start
      start += 1
    }
    var end = 0
    while end < shorter - start,
      key(old[old.count - 1 - end]) == key(new[new.count - 1 - end])
    {
      end += 1
      origins[new.count - end] = old.count - end
    }
    match(old[start..<old.count - end], new[start..<new.count - end], key)
  }

  /// Matches the middle parts with a hash table of indices. A dictionary would copy the keys, which
  /// takes longer than all the rest.
  @inlinable mutating func match<Item, Key: Hashable>(
    _ old: ArraySlice<Item>, _ new: ArraySlice<Item>, _ key: (Item) -> Key
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let (none, used) = (-1, -2)
    // At least a quarter of the slots stays free, so that a key is found near the slot of its hash.
    var mask = 1
    while mask <= old.count + old.count / 3 { mask = mask << 1 | 1 }
    // Each slot holds the first unmatched item of its key; `nexts` links each item to the next one
    // of its key.
    var firsts = [Int](repeating: none, count: mask + 1)
    var nexts = [Int](repeating: none, count: old.count)
    for index in old.indices.reversed() {
      let own = key(old[index])
      var place = own.hashValue & mask
      while firsts[place] != none, key(old[firsts[place]]) != own { place = (place + 1) & mask }
      nexts[index - old.startIndex] = firsts[place]
      firsts[place] = index
    }
    for index in new.indices {
      let own = key(new[index])
      var place = own.hashValue & mask
      while firsts[place] != none {
        let origin = firsts[place]
        if origin != used, key(old[origin]) == own {
          origins[index] = origin
          let next = nexts[origin - old.startIndex]
          firsts[place] = next == none ? used : next
          break
        }
        place = (place + 1) & mask
      }
    }
  }
}
