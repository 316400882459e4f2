public import PentadCore

extension FormulaSearch {
  /// The mass in u and the number of elements up to which nested loops are as fast as residue
  /// tables.
  private static let (loopMass, loopElements) = (1_500.0, 8)

  /// Finds all formulas, sorted by error, the smallest first; ties are sorted by Hill formula.
  ///
  /// Returns an empty array if there is none. Blocks the thread: for microseconds at some 500 u,
  /// for a second or more with wide limits.
  ///
  /// - Throws: `.formulaSearchTooLarge` for more formulas than ``maximum`` or for more than a few
  ///   seconds of work; `cancelled` if the task is cancelled.
  public func formulas() throws(PentadError) -> [FormulaCandidate] {
    guard let columns = AtomColumns(limits, upTo: target.range.upperBound) else { return [] }
    var sink = FormulaSink(self, columns)
    let mass = Double(target.mass) / Double(MassTable.unitsPerDalton)
    if mass <= Self.loopMass, columns.atoms.count <= Self.loopElements {
      try CountWalk.run(columns, target.range, &sink)
    } else {
      try ResidueWalk.run(columns, target.range, &sink)
    }
    return sink.candidates(target)
  }

  /// Finds all formulas in a separate task, like ``formulas()``.
  public func operation() -> PentadOperation<[FormulaCandidate]> {
    PentadOperation { _ async throws(PentadError) in try formulas() }
  }
}
