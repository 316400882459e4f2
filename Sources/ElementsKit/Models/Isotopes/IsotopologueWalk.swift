import PentadCore

/// All combinations of an element's isotopes with at least a given probability, found by walking from
/// the most probable one.
///
/// The walk changes the number of the rarest isotope in steps of one, up and down from its value in
/// the mode. The other isotopes keep the most probable distribution of the remaining atoms; each
/// step moves a single atom. The probability is log-concave: it only falls along the way, and the
/// walk turns back at the first step below the cut-off. For each number, the walk recurses into the
/// next isotope. Every step except the last of each direction leads to a result.
struct IsotopologueWalk {
  private let isotopes: UnsafeBufferPointer<Isotope>
  private let cutoff: Double
  /// The current numbers of the isotopes.
  private let counts: UnsafeMutablePointer<Int>
  /// The initial numbers of each level.
  private let saved: UnsafeMutablePointer<Int>
  private var nextCheck = Isotopologues.checkInterval
  private var found: ElementIsotopologues

  private typealias Found = Result<ElementIsotopologues, PentadError>

  /// - Parameters:
  ///   - part: the atoms of the element
  ///   - mode: their most probable combination
  ///   - cutoff: the lowest probability; at 0 all combinations are found
  /// - Throws: `.tooManyIsotopologues`, `.cancelled`
  static func run(
    _ part: IsotopicPart, from mode: IsotopicMode, atLeast cutoff: Double
  ) throws(PentadError) -> ElementIsotopologues {
    let kinds = part.isotopes.count
    guard kinds > 1 else { return ElementIsotopologues(only: part) }
    let result = withUnsafeTemporaryAllocation(of: Int.self, capacity: kinds * kinds) { numbers in
      part.isotopes.withUnsafeBufferPointer { isotopes -> Found in
        guard let counts = numbers.baseAddress else { return .success(ElementIsotopologues(1)) }
        for index in 0..<kinds { counts[index] = mode.numbers[index] }
        var walk = Self(
          isotopes: isotopes, cutoff: cutoff, counts: counts, saved: counts + kinds,
          found: ElementIsotopologues(kinds))
        do throws(PentadError) {
          if mode.probability >= cutoff { try walk.descend(0, mode.probability) }
        } catch {
          return .failure(error)
        }
        walk.found.sort()
        return .success(walk.found)
      }
    }
    return try result.get()
  }

  private var kinds: Int { isotopes.count }

  /// Visits all combinations that share the numbers below `level`. The current numbers are the most
  /// probable of them.
  private mutating func descend(_ level: Int, _ probability: Double) throws(PentadError) {
    guard level < kinds - 2 else { return try pair(level, probability) }
    let start = saved + level * kinds
    for index in level..<kinds { start[index] = counts[index] }
    try descend(level + 1, probability)
    var current = probability
    while case let source = Multinomial.bestLoss(counts, isotopes, from: level + 1),
      counts[source] > 0
    {
      current *= move(from: source, to: level)
      if current < cutoff { break }
      try descend(level + 1, current)
    }
    for index in level..<kinds { counts[index] = start[index] }
    current = probability
    while counts[level] > 0 {
      current *= move(
        from: level, to: Multinomial.bestGain(counts, isotopes, from: level + 1))
      if current < cutoff { break }
      try descend(level + 1, current)
    }
    for index in level..<kinds { counts[index] = start[index] }
  }

  /// Visits the distributions of atoms between the last two isotopes.
  private mutating func pair(_ level: Int, _ probability: Double) throws(PentadError) {
    let (first, second) = (counts[level], counts[level + 1])
    append(probability)
    var current = probability
    while counts[level + 1] > 0 {
      current *= move(from: level + 1, to: level)
      if current < cutoff { break }
      append(current)
      if found.count >= nextCheck { try check() }
    }
    (counts[level], counts[level + 1], current) = (first, second, probability)
    while counts[level] > 0 {
      current *= move(from: level, to: level + 1)
      if current < cutoff { break }
      append(current)
      if found.count >= nextCheck { try check() }
    }
    (counts[level], counts[level + 1]) = (first, second)
  }

  /// Changes the isotope of one atom, and returns the factor of the probability.
  @inline(__always)
  private func move(from source: Int, to target: Int) -> Double {
    let loss = Double(counts[source]) / isotopes[source].abundance
    counts[source] -= 1
    counts[target] += 1
    return loss * isotopes[target].abundance / Double(counts[target])
  }

  @inline(__always)
  private mutating func append(_ probability: Double) {
    var mass = 0.0
    for index in 0..<kinds { mass += Double(counts[index]) * isotopes[index].daltons }
    found.append(UnsafeBufferPointer(start: counts, count: kinds), probability, mass)
  }

  private mutating func check() throws(PentadError) {
    nextCheck = found.count + Isotopologues.checkInterval
    guard found.count <= Isotopologues.limit else { throw .tooManyIsotopologues }
    guard !Task.isCancelled else { throw .callCancelled }
  }
}
