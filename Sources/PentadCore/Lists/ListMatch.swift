/// Which items of two lists are the same, by their keys.
@usableFromInline struct ListMatch {
  @usableFromInline let oldCount: Int
  /// For each item of the new list its index in the old one, each used once; nil for what is new.
  @usableFromInline var origins: [Int?]

  @inlinable init<Key: Hashable>(_ old: [Key], _ new: [Key]) {
    oldCount = old.count
    origins = [Int?](repeating: nil, count: new.count)
    // Most changes leave most of a list's beginning or end as it was, where nothing is looked up.
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] {
      origins[start] = start
      start += 1
    }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
      origins[new.count - end] = old.count - end
    }
    match(old[start..<old.count - end], new[start..<new.count - end])
  }

  @inlinable mutating func match<Key: Hashable>(_ old: ArraySlice<Key>, _ new: ArraySlice<Key>) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let none = -1
    // The first item of a key that is not matched yet, and for each item the next of its key.
    var firsts: [Key: Int] = [:]
    firsts.reserveCapacity(old.count)
    var nexts = [Int](repeating: none, count: old.count)
    for index in old.indices.reversed() {
      nexts[index - old.startIndex] = firsts.updateValue(index, forKey: old[index]) ?? none
    }
    for index in new.indices {
      guard let place = firsts.index(forKey: new[index]) else { continue }
      let origin = firsts.values[place]
      guard origin != none else { continue }
      origins[index] = origin
      firsts.values[place] = nexts[origin - old.startIndex]
    }
  }
}
