extension ChemicalEquation.Balance {
  /// The outcome of balancing an equation.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// There is one solution, up to a common factor.
    case unique
    /// There are several independent solutions.
    case several
    /// There is no solution.
    case impossible
    /// There is one solution, in which some species do not take part.
    case unneeded
    /// There is one solution, and it has some species on the wrong side.
    case wrongSide
  }

  /// The outcome without coefficients.
  public var status: Status {
    switch self {
    case .unique: .unique
    case .several: .several
    case .impossible: .impossible
    case .unneeded: .unneeded
    case .wrongSide: .wrongSide
    }
  }

  /// The coefficients of the only solution in the order of the species; empty for several solutions
  /// and for none.
  public var coefficients: [Int64] {
    switch self {
    case .unique(let coefficients), .unneeded(let coefficients), .wrongSide(let coefficients):
      coefficients
    case .several, .impossible: []
    }
  }

  /// The elementary modes if there are several solutions; otherwise empty.
  public var modes: [[Int64]] { if case .several(let modes) = self { modes } else { [] } }
}
