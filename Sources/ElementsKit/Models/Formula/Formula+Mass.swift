extension Formula {
  /// The share of a part in the molar mass.
  public struct MassFraction: Hashable, Sendable {
    /// The part.
    public let part: Part
    /// The part's share of the molar mass, 0…1.
    public let fraction: Double
  }

  /// Returns each part's share of the molar mass, in the order of ``composition``. Apart from
  /// rounding, the shares add up to 1. Returns `nil` if an element has no standard atomic weight.
  ///
  /// The shares are calculated from the `value` of ``molarMass()``.
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
