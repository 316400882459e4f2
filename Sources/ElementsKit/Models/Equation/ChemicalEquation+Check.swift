public import PentadCore

extension ChemicalEquation {
  /// The amounts of an element, a nuclide or charge on the two sides of an equation.
  public struct Difference: Hashable, Sendable {
    /// `O`, `18O`, or `charge`.
    public let label: String
    /// The right side minus the left side, exact, in units of 1 / ``denominator``.
    public let numerator: Int64
    /// At least 1.
    public let denominator: Int64

    /// The right side minus the left side; above zero if the right side has more.
    public var value: Double { Double(numerator) / Double(denominator) }
    /// The side that has more.
    public var side: Side { numerator > 0 ? .right : .left }
  }

  /// The result of checking the written coefficients.
  public struct Check: Hashable, Sendable {
    /// The differences between the sides; empty if the equation is balanced.
    public let differences: [Difference]
    /// The indices of the species on the left that also occur on the right, and cancel there in
    /// whole or in part.
    public let cancelling: [Int]

    /// A Boolean value that indicates whether both sides have the same atoms and the same charge.
    public var isBalanced: Bool { differences.isEmpty }
  }

  /// Checks the written coefficients; a missing one counts as 1.
  ///
  /// - Throws: `.equationTooLarge` if a sum does not fit in 64 bits.
  public func checked() throws(PentadError) -> Check {
    var labels: [String] = []
    var places: [String: Int] = [:]
    var sums: [ExactFraction] = []
    func add(_ count: ExactFraction?, _ label: String) throws(PentadError) {
      let place = places[label] ?? labels.count
      if place == labels.count {
        places[label] = place
        labels.append(label)
        sums.append(.zero)
      }
      guard let count, let sum = sums[place].adding(count) else { throw .coefficientsTooLarge }
      sums[place] = sum
    }
    for species in species {
      let coefficient = species.coefficient ?? .one
      let sign: Int64 = species.side == .right ? 1 : -1
      for part in species.formula.composition {
        let count = coefficient.multiplied(by: part.count)
        try add(count.map { ExactFraction($0.numerator * sign, over: $0.denominator) }, part.label)
      }
      let charge = Int64(species.formula.charge) * sign
      guard charge != 0 else { continue }
      try add(ExactFraction(coefficient).multiplied(by: ExactFraction(charge)), "charge")
    }
    let differences = zip(labels, sums).filter { $1.numerator != 0 }
      .sorted { a, b in a.0 != "charge" && b.0 == "charge" }
      .map { Difference(label: $0, numerator: $1.numerator, denominator: $1.denominator) }
    return Check(differences: differences, cancelling: cancelling)
  }

  private var cancelling: [Int] {
    let right = Set(species.filter { $0.side == .right }.map(SpeciesKey.init))
    return species.indices.filter {
      species[$0].side == .left && right.contains(SpeciesKey(species[$0]))
    }
  }
}
