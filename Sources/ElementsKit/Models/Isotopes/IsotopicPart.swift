/// The atoms of one element in a composition, with the possible isotopes.
struct IsotopicPart: Sendable {
  let z: UInt8
  /// The number of atoms, at least 1.
  let count: Int
  /// The isotopes from the rarest to the most abundant. The innermost loop of a walk then runs over
  /// the two that vary most.
  let isotopes: [Isotope]
  /// The numbers of the isotopes in the most probable combination.
  let mode: [Int]
  /// The probability of ``mode``.
  let modeProbability: Double

  init(z: UInt8, count: Int, isotopes: [Isotope]) {
    self.z = z
    self.count = count
    self.isotopes = isotopes
    mode = isotopes.count == 1 ? [count] : Self.mode(of: count, isotopes)
    modeProbability = Multinomial.probability(of: mode, isotopes)
  }

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

  /// Returns the most probable combination. It starts with the integer part of each expected
  /// number, then adds each remaining atom where it raises the probability most.
  private static func mode(of count: Int, _ isotopes: [Isotope]) -> [Int] {
    var mode = isotopes.map { Int(Double(count) * $0.abundance) }
    mode.withUnsafeMutableBufferPointer { buffer in
      isotopes.withUnsafeBufferPointer { isotopes in
        guard let counts = buffer.baseAddress else { return }
        var rest = count - buffer.reduce(0, +)
        while rest > 0 {
          counts[Multinomial.bestGain(counts, isotopes, from: 0)] += 1
          rest -= 1
        }
        while rest < 0 {
          counts[Multinomial.bestLoss(counts, isotopes, from: 0)] -= 1
          rest += 1
        }
        while improve(counts, isotopes) {}
      }
    }
    return mode
  }

  /// Moves one atom if that raises the probability, because rounding may have misplaced one.
  private static func improve(
    _ counts: UnsafeMutablePointer<Int>, _ isotopes: UnsafeBufferPointer<Isotope>
  ) -> Bool {
    let from = Multinomial.bestLoss(counts, isotopes, from: 0)
    let to = Multinomial.bestGain(counts, isotopes, from: 0)
    let loss = Double(counts[from]) / isotopes[from].abundance
    let gain = isotopes[to].abundance / Double(counts[to] + 1)
    guard from != to, loss * gain > 1 + 1e-12 else { return false }
    counts[from] -= 1
    counts[to] += 1
    return true
  }
}
