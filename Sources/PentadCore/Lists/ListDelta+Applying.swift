extension ListDelta {
  /// Makes the new list out of the old one: of the list itself, or of what a screen keeps for each item.
  ///
  /// An old list of another length than the delta's is not the one that was compared: all is made anew.
  ///
  /// - Parameter make: gives the row of an index of the new list; asked for what is inserted or updated,
  ///   in ascending order.
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
