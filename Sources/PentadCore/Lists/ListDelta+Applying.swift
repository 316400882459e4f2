extension ListDelta {
  /// Applies the delta to the old list itself, or to the rows that a screen shows for it.
  ///
  /// If the length of `old` differs from ``oldCount``, it is not the list that was compared: all
  /// rows are made again.
  ///
  /// - Parameter make: makes the row for an index of the new list; called for inserted and updated
  ///   items, in ascending order.
  public func applied<Row, Failure: Error>(
    to old: [Row], making make: (_ index: Int) throws(Failure) -> Row
  ) throws(Failure) -> [Row] {
    guard old.count == oldCount else { return try (0..<newCount).map(make) }
    var isLeaving = [Bool](repeating: false, count: oldCount)
    var origins = [Int?](repeating: nil, count: newCount)
    for index in deletions { isLeaving[index] = true }
    for move in moves {
      isLeaving[move.oldIndex] = true
      origins[move.newIndex] = move.oldIndex
    }
    var isMade = [Bool](repeating: false, count: newCount)
    for index in insertions { isMade[index] = true }
    var staying = old.indices.lazy.filter { !isLeaving[$0] }.makeIterator()
    for index in origins.indices where origins[index] == nil && !isMade[index] {
      origins[index] = staying.next()
    }
    for index in updates { origins[index] = nil }
    return try origins.indices.map { (index) throws(Failure) in
      if let origin = origins[index] { old[origin] } else { try make(index) }
    }
  }
}
