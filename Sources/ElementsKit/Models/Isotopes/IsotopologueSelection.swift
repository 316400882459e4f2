import PentadCore

/// The isotopologues that a cut-off selects from those found.
struct IsotopologueSelection {
  let product: IsotopologueProduct
  /// Their numbers in the order of calculation.
  private(set) var origins: [UInt32]
  /// The sum of their probabilities.
  private(set) var coverage: Double

  /// Selects all isotopologues.
  init(_ product: IsotopologueProduct) {
    self.product = product
    origins = Array(0..<UInt32(truncatingIfNeeded: product.masses.count))
    coverage = 0
    for probability in product.probabilities { coverage += probability }
  }

  /// Selects the isotopologues with at least a given probability.
  init(_ product: IsotopologueProduct, from lowest: Double) {
    self.product = product
    let values = product.probabilities
    origins = []
    origins.reserveCapacity(values.count)
    coverage = 0
    for index in values.indices where values[index] >= lowest {
      origins.append(UInt32(truncatingIfNeeded: index))
      coverage += values[index]
    }
  }

  /// Selects the smallest set that sums to at least `share`, including all ties with its last
  /// member.
  static func covering(
    _ share: Double, of structure: FineStructure
  ) throws(PentadError) -> Self {
    // No isotopologue exceeds the highest probability, so at least this many are needed.
    let highest = structure.highestProbability
    guard share / highest <= Double(Isotopologues.limit) else { throw .tooManyIsotopologues }
    if share == 1 {
      // The sum of a part may round to 1.
      let all = structure.combinations(upTo: Isotopologues.limit + 1)
      guard all <= Isotopologues.limit else { throw .tooManyIsotopologues }
      return Self(try structure.product(atLeast: 0))
    }
    let least = share * (1 - 1e-12)
    return try falling(structure) { _, sum in sum >= least ? .sum(least) : nil }
  }

  /// Selects the `number` most probable ones, including all ties with the last.
  static func mostProbable(
    _ number: Int, of structure: FineStructure
  ) throws(PentadError) -> Self {
    guard number <= Isotopologues.limit else { throw .tooManyIsotopologues }
    return try falling(structure) { count, _ in count >= number ? .number(number) : nil }
  }

  /// Divides the cut-off by ten until `isEnough` accepts the count and the sum of the isotopologues
  /// found, or all are found.
  private static func falling(
    _ structure: FineStructure,
    until isEnough: (_ count: Int, _ sum: Double) -> TopSet.Goal?
  ) throws(PentadError) -> Self {
    let all = structure.combinations(upTo: Isotopologues.limit + 1)
    var cutoff = structure.highestProbability * 1e-3
    while true {
      let product = try structure.product(atLeast: cutoff)
      let values = product.probabilities
      if let goal = isEnough(values.count, values.reduce(0, +)) {
        return Self(product, from: TopSet.lowest(values, goal) * (1 - 1e-12))
      }
      if values.count >= all || cutoff == 0 { return Self(product) }
      cutoff /= 10
    }
  }
}

/// The smallest set of the highest of some values.
enum TopSet {
  enum Goal {
    /// A number of values.
    case number(Int)
    /// A minimum sum of the values.
    case sum(Double)
  }

  /// Returns the lowest value of the smallest set that reaches the goal. It partitions as
  /// quickselect does, in linear time on average. The sum of all values must reach the goal.
  static func lowest(_ values: [Double], _ goal: Goal) -> Double {
    var values = values
    var (low, high) = (0, values.count)
    var (taken, sum) = (0, 0.0)
    while high - low > 1 {
      let pivot = median(values[low], values[(low + high) / 2], values[high - 1])
      // Above the pivot, equal to it, below it.
      var (above, index, below) = (low, low, high)
      var (sumAbove, sumEqual) = (0.0, 0.0)
      while index < below {
        let value = values[index]
        if value > pivot {
          values.swapAt(above, index)
          sumAbove += value
          above += 1
          index += 1
        } else if value < pivot {
          below -= 1
          values.swapAt(index, below)
        } else {
          sumEqual += value
          index += 1
        }
      }
      if reaches(goal, taken + above - low, sum + sumAbove) {
        high = above
      } else if reaches(goal, taken + below - low, sum + sumAbove + sumEqual) || below == high {
        return pivot
      } else {
        taken += below - low
        sum += sumAbove + sumEqual
        low = below
      }
    }
    return values.isEmpty ? 0 : values[low]
  }

  private static func reaches(_ goal: Goal, _ count: Int, _ sum: Double) -> Bool {
    switch goal {
    case .number(let number): count >= number
    case .sum(let share): sum >= share
    }
  }

  private static func median(_ a: Double, _ b: Double, _ c: Double) -> Double {
    max(min(a, b), min(max(a, b), c))
  }
}
