extension Formula {
  /// A part's share of the molar mass.
  public struct MassFraction: Hashable, Sendable {
    /// The atoms.
    public let part: Part
    /// Their share, 0…1.
    public let fraction: Double
  }

  /// The mass in u of the formula unit in which every natural element is present as its most
  /// abundant nuclide; `nil` when an element has no natural abundances.
  ///
  /// Rounded once, as ``molarMass()``. The mass of electrons taken away or added is not counted.
  ///
  /// Source: for the definition IUPAC, Murray et al., Pure Appl. Chem. 85 (2013) 1515,
  /// "monoisotopic mass"; CIAAW for abundances; AME2020 for masses.
  public func monoisotopicMass() -> Double? {
    let (table, nuclides) = (MassTable.shared, NuclideMasses.shared)
    func mass(_ part: Part) -> Int64? {
      let massNumber = part.a == 0 ? table.mostAbundantNuclide(part.z) : part.a
      return massNumber == 0 ? nil : nuclides.mass(part.z, massNumber)
    }
    guard composition.allSatisfy({ mass($0) != nil }) else { return nil }
    return composition.withUnsafeBufferPointer { parts in
      ExactSum.masses(parts) { mass($0) ?? 0 }
    }
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
