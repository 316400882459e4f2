extension ChemicalEquation.Balance {
  /// The outcome of balancing an equation.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// One way, up to a common factor.
    case unique
    /// Several independent ways.
    case several
    /// No way.
    case impossible
    /// One way, in which some species take no part.
    case unneeded
    /// One way, in which some species stand on the wrong side.
    case wrongSide
  }

  /// The outcome without its numbers.
  public var status: Status {
    switch self {
    case .unique: .unique
    case .several: .several
    case .impossible: .impossible
    case .unneeded: .unneeded
    case .wrongSide: .wrongSide
    }
  }

  /// The coefficients of the one way in the order of the species; empty for several ways and for none.
  public var coefficients: [Int64] {
    switch self {
    case .unique(let coefficients), .unneeded(let coefficients), .wrongSide(let coefficients):
      coefficients
    case .several, .impossible: []
    }
  }

  /// The elementary modes of several ways; empty otherwise.
  public var modes: [[Int64]] { if case .several(let modes) = self { modes } else { [] } }
}
