public import PentadCore

extension FormulaSearch {
  /// Nested loops are as fast up to this mass in u and this number of elements.
  private static let (loopMass, loopElements) = (1_500.0, 8)

  /// Finds all formulas, those with the smallest error first; equal errors in the order of the Hill
  /// formulas.
  ///
  /// Empty when there is none. Blocks the thread: microseconds for some 500 u, a second and more for wide
  /// limits.
  ///
  /// - Throws: `.formulaSearchTooLarge` for more formulas than ``maximum`` or for more than some seconds
  ///   of work; `cancelled` when the task is.
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

  /// Finds all formulas in a task of its own, as ``formulas()`` does.
  public func operation() -> PentadOperation<[FormulaCandidate]> {
    PentadOperation { _ async throws(PentadError) in try formulas() }
  }
}
