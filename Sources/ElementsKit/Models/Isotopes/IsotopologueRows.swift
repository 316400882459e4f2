/// The combinations of isotopes that form the isotopologues.
///
/// The calculation yields rows. In a row, the combination of each element but the last is constant.
/// The last element runs through its combinations, the most probable one first.
struct IsotopologueRows: Sendable {
  let distribution: IsotopicDistribution
  let elements: [ElementIsotopologues]
  /// The indices in `elements` in the order of the loops; the element with the most spread is the
  /// last. The order does not depend on the cut-off, so that probabilities are identical to the
  /// last bit for all cut-offs.
  let order: [Int]
  /// The number of the first isotopologue of each row.
  private(set) var starts: [UInt32] = []
  /// For each row, the combination of each element but the last, in the order of the loops.
  private(set) var indices: [UInt32] = []

  init(of structure: FineStructure, elements: [ElementIsotopologues]) {
    distribution = structure.distribution
    self.elements = elements
    let modes = structure.modes
    order = elements.indices.sorted {
      (modes[$0].probability, $1) > (modes[$1].probability, $0)
    }
  }

  func with(starts: [UInt32], indices: [UInt32]) -> Self {
    var rows = self
    (rows.starts, rows.indices) = (starts, indices)
    return rows
  }

  /// The nuclides of an isotopologue, by its number in the order of calculation.
  func formula(at index: Int) -> Formula {
    var numbers = [[Int]](repeating: [], count: elements.count)
    let outer = order.count - 1
    let row = row(of: index)
    for (level, element) in order.enumerated() {
      let combination =
        level < outer ? Int(indices[row * outer + level]) : index - Int(starts[row])
      numbers[element] = elements[element].numbers(at: combination).map { Int($0) }
    }
    return distribution.formula(numbers)
  }

  /// The last row that begins at or before an isotopologue.
  private func row(of index: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= index { low = middle } else { high = middle }
    }
    return low
  }
}
