extension Formula {
  /// A part's share of the molar mass.
  public struct MassFraction: Hashable, Sendable {
    /// The atoms.
    public let part: Part
    /// Their share, 0…1.
    public let fraction: Double
  }

  /// The shares of the parts in the molar mass, in the order of ``composition``; their sum is 1 to
  /// within rounding. `nil` when an element has no standard atomic weight.
  ///
  /// Calculated from the `value` of ``molarMass()``.
  public func massFractions() -> [MassFraction]? {
    guard let total = molarMass()?.value, total > 0 else { return nil }
    let table = MassTable.shared
    let unit = Double(MassTable.unitsPerDalton)
    return composition.map { part in
      let mass = Double(table.weight(of: part)?.value ?? 0) / unit * part.count.value
      return MassFraction(part: part, fraction: mass / total)
    }
  }
}
