/// The atoms of one element in a composition, with the possible isotopes.
struct IsotopicPart: Sendable {
  let z: UInt8
  /// The number of atoms, at least 1.
  let count: Int
  /// The isotopes from the rarest to the most abundant. The innermost loop of a walk then runs over
  /// the two that vary most.
  let isotopes: [Isotope]

  /// The most probable combination; calculated anew each time.
  var mode: IsotopicMode { IsotopicMode(of: count, isotopes) }

  /// The mass in u of a combination.
  func mass(of counts: [Int]) -> Double {
    var mass = 0.0
    for index in counts.indices { mass += Double(counts[index]) * isotopes[index].daltons }
    return mass
  }

  /// The number of combinations, or `limit` if there are more.
  func combinations(upTo limit: Int) -> Int {
    var total = 1
    for extra in 1..<max(isotopes.count, 1) {
      // C(count + extra, extra): each step divides without a remainder.
      let (product, overflow) = total.multipliedReportingOverflow(by: count + extra)
      if overflow { return limit }
      total = product / extra
      // Later steps can only increase it.
      if total > limit { return limit }
    }
    return total
  }
}
