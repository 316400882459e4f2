public import PentadCore

extension Adduct {
  /// Returns the ion that the adduct forms with a molecule.
  ///
  /// - Parameter molecule: the neutral molecule M
  /// - Throws: `.adductMolecule` for a molecule with a charge or without atoms; `.adductLoss`, with
  ///   the element in the message, if the adduct loses atoms that the molecules and the gained
  ///   atoms do not have; `.formulaTooLarge` for too many atoms; `.ionCharge` for a charge that
  ///   removes more electrons than the atoms have.
  public func ion(of molecule: Formula) throws(PentadError) -> Formula {
    guard molecule.charge == 0, !molecule.composition.isEmpty else {
      throw PentadError(
        .adductMolecule,
        "the molecule of an adduct is neutral: write it without its charge, or ask for the m/z of the "
          + "ion itself")
    }
    var sum = FormulaSum()
    guard sum.add(molecule, times: Formula.Count(Int64(molecules))),
      gained.map({ sum.add($0) }) ?? true
    else {
      throw PentadError(.formulaTooLarge, "the adduct has too many atoms")
    }
    if let lost, let missing = try sum.subtract(lost)?.part {
      throw PentadError(
        .adductLoss,
        "\(description) loses \(missing.count.decimal) \(missing.label) "
          + "(\(missing.element.name)), and \(molecule.hill) does not have as many")
    }
    let ion = Formula(parts: sum.formula?.composition ?? [], charge: charge)
    guard !ion.composition.isEmpty, ion.hasElectronsForCharge else {
      throw PentadError(.ionCharge, "\(description) leaves no ion of \(molecule.hill)")
    }
    return ion
  }

  /// Returns the mass-to-charge ratio *m/z* of the monoisotopic ion: its mass, with the electrons
  /// counted, divided by the number of its charges. The result is a pure number, the `Double`
  /// nearest to the exact value.
  ///
  /// - Throws: as ``ion(of:)``; `.noNaturalAbundance` for an element without natural abundances if
  ///   the formula names no nuclide of it.
  public func massToCharge(of molecule: Formula) throws(PentadError) -> Double {
    let ion = try ion(of: molecule)
    try ion.checkAbundances()
    return ion.massToCharge() ?? .nan
  }

  /// The mass difference in u between the ion and its molecules: the atoms gained, minus the atoms
  /// lost and the electrons removed.
  ///
  /// - Throws: `.noNaturalAbundance` as ``massToCharge(of:)``.
  public func massShift() throws(PentadError) -> Double {
    try gained?.checkAbundances()
    try lost?.checkAbundances()
    let atoms = (gained?.monoisotopicMass() ?? 0) - (lost?.monoisotopicMass() ?? 0)
    return atoms - Double(charge) * Formula.electronMass
  }

  /// Returns the neutral monoisotopic mass in u of the molecule whose ion has a mass-to-charge
  /// ratio: (*m/z* · |z| − shift) ∕ n.
  ///
  /// - Parameter massToCharge: a measured *m/z*, above 0
  /// - Throws: `.isotopicOption` for an *m/z* that is not finite and above 0, or so low that no
  ///   mass remains for the molecule; `.noNaturalAbundance` as ``massToCharge(of:)``.
  public func neutralMass(massToCharge: Double) throws(PentadError) -> Double {
    guard let mass = try neutralMasses(massToCharges: [massToCharge])[0] else {
      throw PentadError(
        .isotopicOption, "no molecule has an ion \(description) at m/z \(massToCharge)")
    }
    return mass
  }

  /// Returns the neutral monoisotopic masses of many molecules, as ``neutralMass(massToCharge:)``;
  /// `nil` where that throws `.isotopicOption`.
  ///
  /// - Throws: `.noNaturalAbundance` as ``massToCharge(of:)``.
  ///
  /// C: `pentad_elements_neutral_masses_compute`.
  public func neutralMasses(massToCharges: [Double]) throws(PentadError) -> [Double?] {
    let (shift, charges) = (try massShift(), Double(charge.magnitude))
    return massToCharges.map { ratio in
      let mass = (ratio * charges - shift) / Double(molecules)
      return ratio > 0 && mass > 0 && mass.isFinite ? mass : nil
    }
  }
}

extension Formula {
  /// - Throws: `.noNaturalAbundance` for the first element without natural abundances if the
  ///   formula names no nuclide of it.
  func checkAbundances() throws(PentadError) {
    let table = MassTable.shared
    for part in composition where part.a == 0 && table.mostAbundantNuclide(part.z) == 0 {
      throw .noNaturalAbundance(of: part.element)
    }
  }
}
