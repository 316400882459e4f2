import PentadCore

/// A receiver of the counts that a search finds. It stops a search that is too long or cancelled.
struct FormulaSink {
  /// The maximum number of steps, which take some nanoseconds each.
  private static let mostSteps = 1 << 32
  private static let stepsBetweenChecks = 1 << 18

  private let filter: RuleFilter
  private let columns: AtomColumns
  private let maximum: Int
  private let width: Int
  /// The counts of all formulas found, concatenated.
  private(set) var counts: [Int] = []
  /// The mass of each formula in 10⁻¹² u.
  private(set) var masses: [Int64] = []
  private var steps = 0
  private var nextCheck = Self.stepsBetweenChecks

  init(_ search: FormulaSearch, _ columns: AtomColumns) {
    filter = RuleFilter(search.rules, columns.atoms)
    self.columns = columns
    maximum = search.maximum
    width = columns.atoms.count
  }

  /// The bound that the rules put on the last two atoms; `nil` without one.
  var valenceBound: ValenceBound? {
    filter.lowestEquivalents.flatMap { ValenceBound(columns, filter.valences, lowest: $0) }
  }

  /// Adds to the amount of work done.
  ///
  /// - Throws: `cancelled`; `.formulaSearchTooLarge` for too much work.
  mutating func work(_ done: Int) throws(PentadError) {
    steps += done
    guard steps >= nextCheck else { return }
    nextCheck = steps + Self.stepsBetweenChecks
    guard !Task.isCancelled else {
      throw PentadError(.cancelled, "cancelled after \(masses.count) formulas")
    }
    guard steps < Self.mostSteps else {
      throw PentadError(
        .formulaSearchTooLarge,
        "the search is too large; narrow the tolerance or the limits of the elements")
    }
  }

  /// Adds a formula with the counts `added` above the minimum counts, unless the rules reject it.
  mutating func found(
    _ added: UnsafeMutableBufferPointer<Int>, _ mass: Int64
  ) throws(PentadError) {
    for index in 0..<width { added[index] += columns.minimum[index] }
    defer { for index in 0..<width { added[index] -= columns.minimum[index] } }
    guard filter.accepts(added) else { return }
    guard masses.count < maximum else {
      throw PentadError(
        .formulaSearchTooLarge,
        "more than \(maximum) formulas have this mass; narrow the tolerance, the limits of the "
          + "elements or the rules, or raise the maximum")
    }
    counts.append(contentsOf: added)
    masses.append(mass)
  }

  /// The formulas, sorted by error, then by Hill formula.
  func candidates(_ target: MassTarget) -> [FormulaCandidate] {
    let errors = masses.map { (target.mass - $0).magnitude }
    let order = masses.indices.sorted { a, b in
      errors[a] == errors[b] ? formula(a).hill < formula(b).hill : errors[a] < errors[b]
    }
    return order.map { index in
      let equivalents = filter.twiceEquivalents(numbers(index)).map { Double($0) / 2 }
      return target.candidate(formula(index), masses[index], equivalents)
    }
  }

  private func numbers(_ index: Int) -> ArraySlice<Int> {
    counts[index * width..<(index + 1) * width]
  }

  private func formula(_ index: Int) -> Formula {
    let parts = zip(columns.atoms, numbers(index)).compactMap { atom, count -> Formula.Part? in
      count == 0 ? nil : Formula.Part(z: atom.z, a: atom.a, count: Formula.Count(Int64(count)))
    }
    return Formula(parts: parts, charge: 0)
  }
}
