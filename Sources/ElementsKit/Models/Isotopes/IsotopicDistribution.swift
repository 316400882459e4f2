public import PentadCore

/// The isotopologues of a molecule or ion with their masses and probabilities, in any of three views.
///
/// ```swift
/// let caffeine = try Formula("C8H10N4O2").isotopicDistribution(charge: 1)
/// try caffeine.isotopologues(.coverage(0.999))  // the fine structure
/// try caffeine.nominal(.relative(1e-6))         // one peak a nucleon number
/// try caffeine.resolved(by: 60_000)             // the peaks of an instrument
/// ```
///
/// Each natural element is distributed over its isotopes by ``IsotopicAbundances``. A nuclide with
/// its mass number in the formula is fixed. Positions of peaks are in u for a neutral molecule, and
/// the mass-to-charge ratio *m/z*, (m − z mₑ) ∕ |z|, for an ion.
///
/// Source: AME2020 for masses, CIAAW for abundances, CODATA 2022 for the electron.
public struct IsotopicDistribution: Sendable {
  /// The maximum number of atoms for each part of a formula.
  public static let mostAtoms = 1_000_000

  /// The charge in elementary charges; 0 for a neutral molecule.
  public let charge: Int
  let parts: [IsotopicPart]

  /// Prepares the distribution of a formula.
  ///
  /// - Parameters:
  ///   - formula: whole numbers of atoms, at most ``mostAtoms`` of a kind
  ///   - charge: the charge to calculate with; `nil` for the formula's own
  ///   - abundances: the isotopic abundances
  /// - Throws: `.isotopicComposition` for a formula without atoms, with fractional atoms or too
  ///   many atoms; `.noNaturalAbundance` for an element without abundances if the formula names no
  ///   nuclide of it; `.ionCharge` for a charge that removes more electrons than the atoms have.
  public init(
    of formula: Formula, charge: Int? = nil, abundances: IsotopicAbundances = .natural
  ) throws(PentadError) {
    guard !formula.composition.isEmpty else {
      throw PentadError(
        .isotopicComposition, "electrons have no isotopes: the formula needs at least one atom")
    }
    let charge = charge ?? formula.charge
    guard Formula(parts: formula.composition, charge: charge).hasElectronsForCharge else {
      throw PentadError(
        .ionCharge, "the charge \(charge) takes more electrons than \(formula.hill) has")
    }
    self.charge = charge
    var parts: [IsotopicPart] = []
    parts.reserveCapacity(formula.composition.count)
    for part in formula.composition { parts.append(try Self.part(part, abundances)) }
    self.parts = parts
  }

  private static func part(
    _ part: Formula.Part, _ abundances: IsotopicAbundances
  ) throws(PentadError) -> IsotopicPart {
    guard part.count.isWhole, part.count.numerator <= mostAtoms else {
      throw PentadError(
        .isotopicComposition,
        "\(part.count.decimal) atoms of \(part.element.name) are not a whole number of at most \(mostAtoms)"
      )
    }
    let isotopes =
      if part.a == 0 {
        abundances.isotopes(part.z)
      } else {
        NuclideMasses.shared.mass(part.z, part.a).map {
          [Isotope(massNumber: part.a, mass: $0, abundance: 1)]
        } ?? []
      }
    guard !isotopes.isEmpty else { throw .noNaturalAbundance(of: part.element) }
    return IsotopicPart(z: part.z, count: Int(part.count.numerator), isotopes: isotopes)
  }

  /// Returns the position of a peak: `mass` in u, or its *m/z* if there is a charge.
  func position(_ mass: Double) -> Double {
    guard charge != 0 else { return mass }
    return (mass - Double(charge) * Formula.electronMass) / Double(charge.magnitude)
  }
}

extension IsotopicDistribution {
  /// The most probable isotopologue: its nuclides, all with their mass numbers, and the charge.
  public var mostProbable: Formula { formula(parts.map(\.mode.numbers)) }

  /// The mass in u of the most probable isotopologue, or its *m/z* if there is a charge.
  public var mostAbundantMass: Double {
    position(parts.reduce(0) { $0 + $1.mass(of: $1.mode.numbers) })
  }

  /// The mean mass in u, weighted with the probabilities, or its *m/z* if there is a charge.
  ///
  /// It follows from the abundances of this distribution. In contrast, ``Formula/molarMass()`` uses
  /// the standard atomic weights.
  public var averageMass: Double {
    var mass = 0.0
    for part in parts {
      mass += Double(part.count) * part.isotopes.reduce(0) { $0 + $1.abundance * $1.daltons }
    }
    return position(mass)
  }

  /// The formula of the nuclides in the given numbers, for each part and each of its isotopes.
  func formula(_ numbers: [[Int]]) -> Formula {
    var nuclides: [Formula.Part] = []
    for (part, counts) in zip(parts, numbers) {
      for (isotope, count) in zip(part.isotopes, counts) where count > 0 {
        let atoms = Formula.Part(
          z: part.z, a: isotope.massNumber, count: Formula.Count(Int64(count)))
        if let same = nuclides.firstIndex(where: { $0.isSameAtom(as: atoms) }) {
          nuclides[same].count = nuclides[same].count.adding(atoms.count) ?? atoms.count
        } else {
          nuclides.append(atoms)
        }
      }
    }
    return Formula(parts: nuclides, charge: charge)
  }
}

extension Formula {
  /// The isotopic distribution of the formula.
  ///
  /// - Parameters:
  ///   - charge: the charge to calculate with; `nil` for the formula's own
  ///   - abundances: the isotopic abundances
  /// - Throws: as ``IsotopicDistribution/init(of:charge:abundances:)``.
  public func isotopicDistribution(
    charge: Int? = nil, abundances: IsotopicAbundances = .natural
  ) throws(PentadError) -> IsotopicDistribution {
    try IsotopicDistribution(of: self, charge: charge, abundances: abundances)
  }
}
