extension Formula {
  /// The mass of the electron in u: 0.0005485799090441(97).
  ///
  /// Source: CODATA recommended values of the fundamental physical constants: 2022.
  public static let electronMass = 0.0005485799090441

  /// Returns the mass in u of the formula unit in which each natural element is its most abundant
  /// nuclide; `nil` if an element has no natural abundances.
  ///
  /// For an ion this is ``ionMass()``, which accounts for the electrons that the charge removes or
  /// adds. ``monoisotopicMassOfAtoms()`` ignores them. The result is rounded once, like that of
  /// ``molarMass()``.
  ///
  /// Source: for the definition IUPAC, Murray et al., Pure Appl. Chem. 85 (2013) 1515,
  /// "monoisotopic mass"; CIAAW for abundances; AME2020 for masses; CODATA 2022 for the electron.
  public func monoisotopicMass() -> Double? {
    charge == 0 ? monoisotopicMassOfAtoms() : ionMass()
  }

  /// Returns the ``monoisotopicMass()`` of the neutral atoms in u; the charge is ignored.
  public func monoisotopicMassOfAtoms() -> Double? {
    withNuclideMasses { parts, mass in ExactSum.masses(parts, of: mass) }
  }

  /// Returns the monoisotopic mass of an ion in u: the sum of the atomic masses minus the charge
  /// times the mass of the electron.
  ///
  /// The result is `nil` for a neutral formula, for an element without natural abundances, and if
  /// the charge removes more electrons than the atoms have.
  ///
  /// ```swift
  /// try Formula("H+").ionMass()      // 1.0072764520...
  /// try Formula("SO4^2-").ionMass()  // 95.9528268...
  /// ```
  ///
  /// The result is the `Double` nearest to the exact sum. Electron binding energies are ignored:
  /// for H⁺ they are 1.5 × 10⁻⁸ u.
  public func ionMass() -> Double? { ion(dividedBy: 1) }

  /// Returns the mass-to-charge ratio *m/z* of an ion: ``ionMass()`` divided by the absolute value
  /// of the charge, without a unit. It is `nil` whenever ``ionMass()`` is.
  ///
  /// Source: IUPAC, Murray et al., Pure Appl. Chem. 85 (2013) 1515, "mass-to-charge ratio".
  public func massToCharge() -> Double? { ion(dividedBy: charge.magnitude) }

  private func ion(dividedBy divisor: UInt) -> Double? {
    guard charge != 0, hasElectronsForCharge else { return nil }
    return withNuclideMasses { parts, mass in
      ExactSum.ion(parts, charge: charge, dividedBy: divisor, of: mass)
    }
  }

  /// A Boolean value that indicates whether the atoms have the electrons that the charge removes.
  var hasElectronsForCharge: Bool {
    let electrons = composition.reduce(0.0) { $0 + Double($1.z) * $1.count.approximate }
    return Double(charge) <= electrons
  }

  /// Calls `body` with the parts and the mass of each; returns `nil` if a part has no known mass.
  private func withNuclideMasses(
    _ body: (UnsafeBufferPointer<Part>, (Part) -> Int64) -> Double
  ) -> Double? {
    let (table, nuclides) = (MassTable.shared, NuclideMasses.shared)
    func mass(_ part: Part) -> Int64? {
      let massNumber = part.a == 0 ? table.mostAbundantNuclide(part.z) : part.a
      return massNumber == 0 ? nil : nuclides.mass(part.z, massNumber)
    }
    guard composition.allSatisfy({ mass($0) != nil }) else { return nil }
    return composition.withUnsafeBufferPointer { parts in body(parts) { mass($0) ?? 0 } }
  }
}
