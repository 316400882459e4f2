public import PentadCore

/// The scattering and absorption of slow neutrons by a substance.
///
/// Atoms scatter independently of each other: the scattering length density is the sum of the bound
/// coherent lengths in a volume, and the cross sections are the sums of those of the atoms.
public struct NeutronProperties: Hashable, Sendable {
  /// The density in g/cm³.
  public let density: Double
  /// The wavelength in Å.
  public let wavelength: Double
  /// The real part of the scattering length density, in 10⁻⁶ Å⁻².
  public let scatteringLengthDensity: Double
  /// The imaginary part of the scattering length density, in 10⁻⁶ Å⁻², 0 or less. Some programs
  /// print it with the opposite sign.
  public let imaginaryScatteringLengthDensity: Double
  /// The coherent scattering cross section per volume, in 1/cm.
  public let coherent: Double
  /// The incoherent scattering cross section per volume, in 1/cm.
  public let incoherent: Double
  /// The absorption cross section per volume at ``wavelength``, in 1/cm.
  public let absorption: Double
  /// The depth in cm at which 1/e of the beam is neither scattered nor absorbed.
  public var penetrationDepth: Double { 1 / (coherent + incoherent + absorption) }
  /// True if the values of an atom apply to 1.798 Å only. Results for another wavelength are then
  /// only a guess.
  public let isEnergyDependent: Bool
}

extension Formula {
  /// Returns the scattering and absorption of neutrons by a substance with this formula.
  ///
  /// Elements are natural mixtures. A nuclide that is written with its mass number has its own
  /// values: `[2H]2O`, `D2O`. Electrons and the charge are ignored.
  ///
  /// ```swift
  /// try Formula("D2O").neutronProperties(density: 1.1050).scatteringLengthDensity  // 6.36
  /// ```
  ///
  /// - Parameters:
  ///   - density: in g/cm³, above 0.
  ///   - wavelength: in Å, above 0. The absorption is proportional to it.
  /// - Throws: `.invalid` for a density or a wavelength out of range, for a formula without atoms,
  ///   and for an element without a standard atomic weight; `.notFound` for an element or nuclide
  ///   without measured values.
  ///
  /// C: `pentad_elements_neutron_compute`.
  public func neutronProperties(
    density: Double, wavelength: Double = NeutronScattering.tableWavelength
  ) throws(PentadError) -> NeutronProperties {
    for (name, value) in [("density", density), ("wavelength", wavelength)] {
      guard value > 0, value < 1e9 else {
        throw PentadError(.invalid, "the \(name) must be above 0 and below 1e9, not \(value)")
      }
    }
    guard !composition.isEmpty else {
      throw PentadError(.invalid, "the formula has no atoms, which scatter neutrons")
    }
    guard let mass = molarMass()?.value else {
      throw PentadError(
        .invalid,
        "an element of \(hill) has no standard atomic weight; write a nuclide, such as [99Tc]")
    }
    var sum = NeutronSum()
    for part in composition { try sum.add(part) }
    // Formula units in 10²⁴ cm⁻³, times 10⁻²⁴ cm² of a barn.
    let units = density * Nuclide.avogadro * 1e-24 / mass
    return NeutronProperties(
      density: density, wavelength: wavelength,
      // 1 fm is 10⁻⁵ Å.
      scatteringLengthDensity: units * sum.length * 10,
      imaginaryScatteringLengthDensity: units * sum.imaginary * 10,
      coherent: units * sum.coherent, incoherent: units * sum.incoherent,
      absorption: units * sum.absorption * wavelength / NeutronScattering.tableWavelength,
      isEnergyDependent: sum.isEnergyDependent)
  }
}

/// The sums over the atoms of a formula unit, in fm and barn.
private struct NeutronSum {
  var (length, imaginary) = (0.0, 0.0)
  var (coherent, incoherent, absorption) = (0.0, 0.0, 0.0)
  var isEnergyDependent = false

  /// - Throws: `.notFound` for an atom without measured values.
  mutating func add(_ part: Formula.Part) throws(PentadError) {
    guard let atom = NeutronTable.shared[part.z, Int(part.a)] else {
      throw PentadError(.notFound, "no neutron scattering of \(part.label) was measured")
    }
    let count = part.count.value
    length += count * atom.coherentLength.value
    imaginary += count * atom.imaginaryLength.value
    coherent += count * atom.coherent.value
    incoherent += count * atom.incoherent.value
    absorption += count * atom.absorption.value
    isEnergyDependent = isEnergyDependent || atom.isEnergyDependent
  }
}
