import PentadCore

/// The searched mass of the neutral molecule, in units of 10⁻¹² u.
struct MassTarget: Hashable, Sendable {
  /// The lowest and the highest accepted mass.
  let range: ClosedRange<Int64>
  /// The measured mass.
  let mass: Int64
  private let measured: Double
  private let shift: Int64
  private let charge: Int64
  private let molecules: Int64

  init(
    _ measurement: FormulaSearch.Measurement, _ tolerance: FormulaSearch.Tolerance
  ) throws(PentadError) {
    switch measurement {
    case .mass(let mass):
      (measured, shift, charge, molecules) = (mass, 0, 1, 1)
    case .massToCharge(let value, let adduct):
      guard adduct.molecules <= 1_000 else {
        throw PentadError(.formulaSearchMass, "an adduct of a search has at most 1,000 molecules")
      }
      measured = value
      shift = try Self.units(adduct.massShift(), "the mass shift")
      charge = Int64(adduct.charge.magnitude)
      molecules = Int64(adduct.molecules)
    }
    guard measured > 0 else {
      throw PentadError(.formulaSearchMass, "the mass must be a number above 0")
    }
    let total = try Self.units(measured * Double(charge), "the mass")
    mass = (total - shift) / molecules
    guard mass > 0 else {
      throw PentadError(
        .formulaSearchMass,
        "the adduct alone is as heavy as the ion, so nothing is left for the molecule"
      )
    }
    let error: Double =
      switch tolerance {
      case .ppm(let ppm): ppm * 1e-6 * measured
      case .absolute(let error): error
      }
    let allowed = error * Double(charge) / Double(molecules)
    guard allowed >= 0, allowed < Double(mass) / Double(MassTable.unitsPerDalton) else {
      throw PentadError(
        .formulaSearchMass, "the tolerance must be a number, 0 or more, and less than the mass")
    }
    let width = try Self.units(allowed, "the tolerance")
    range = max(mass - width, 1)...mass + width
  }

  private static func units(_ value: Double, _ name: String) throws(PentadError) -> Int64 {
    guard value.isFinite, value.magnitude <= FormulaSearch.heaviest else {
      throw PentadError(
        .formulaSearchMass, "\(name) must be a finite number of at most 9,000,000 u")
    }
    return Int64((value * Double(MassTable.unitsPerDalton)).rounded())
  }

  /// The candidate for a formula of the given mass.
  func candidate(_ formula: Formula, _ mass: Int64, _ equivalents: Double?) -> FormulaCandidate {
    let unit = Double(MassTable.unitsPerDalton)
    let ion = (Int128(mass) * Int128(molecules) + Int128(shift)) / Int128(charge)
    let calculated = Double(ion) / unit
    let error = Double(self.mass - mass) / unit * Double(molecules) / Double(charge)
    return FormulaCandidate(
      formula: formula, mass: Double(mass) / unit, calculated: calculated, error: error,
      ppm: error / calculated * 1e6, doubleBondEquivalents: equivalents)
  }
}
