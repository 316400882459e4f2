/// The most probable combination of the isotopes of one element.
struct IsotopicMode: Sendable {
  /// The numbers of the isotopes.
  let numbers: [Int]
  /// The probability of the combination.
  let probability: Double

  init(of count: Int, _ isotopes: [Isotope]) {
    numbers = isotopes.count == 1 ? [count] : Self.numbers(of: count, isotopes)
    probability = Multinomial.probability(of: numbers, isotopes)
  }

  /// Returns the most probable combination. It starts with the integer part of each expected
  /// number, then adds each remaining atom where it raises the probability most.
  private static func numbers(of count: Int, _ isotopes: [Isotope]) -> [Int] {
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
