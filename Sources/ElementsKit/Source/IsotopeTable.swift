/// An isotope of an element with its fraction of the element's atoms.
struct Isotope: Hashable, Sendable, BitwiseCopyable {
  let massNumber: UInt16
  /// The atomic mass in 10⁻¹² u.
  let mass: Int64
  /// The abundance as a fraction, above 0 and at most 1.
  var abundance: Double

  /// The atomic mass in u.
  var daltons: Double { Double(mass) / Double(MassTable.unitsPerDalton) }
}

/// The natural isotopes of the elements, read once at first use.
struct IsotopeTable: Sendable {
  static let shared = IsotopeTable()

  private var byElement = [[Isotope]](repeating: [], count: 119)

  private init() {
    let masses = NuclideMasses.shared
    TableText(GeneratedAbundances.text).forEachRow { row in
      guard let z = row.integer(0), byElement.indices.contains(z), let a = row.integer(1),
        let percent = row.number(2), percent > 0,
        let mass = masses.mass(UInt8(z), UInt16(a))
      else { return }
      let excitation = row.text(4) == nil ? 0 : Self.excitationOfTantalum
      byElement[z].append(
        Isotope(massNumber: UInt16(a), mass: mass + excitation, abundance: percent))
    }
    for z in byElement.indices { byElement[z] = Self.normalized(byElement[z]) }
  }

  /// Returns the isotopes of an element from the rarest to the most abundant; their abundances sum
  /// to 1.
  ///
  /// The result is empty for an element without natural abundances.
  func isotopes(_ z: UInt8) -> [Isotope] { byElement[Int(z)] }

  /// Returns the isotopes from the rarest to the most abundant, with each abundance divided by
  /// their sum.
  static func normalized(_ isotopes: [Isotope]) -> [Isotope] {
    let sum = isotopes.reduce(0) { $0 + $1.abundance }
    return isotopes.sorted { ($0.abundance, $0.massNumber) < ($1.abundance, $1.massNumber) }
      .map { isotope in
        var isotope = isotope
        isotope.abundance /= sum
        return isotope
      }
  }

  /// The energy of Ta-180m above the ground state: 75.3(1.4) keV, in 10⁻¹² u.
  ///
  /// Ta-180m is the only isomer that is found in nature. Source: NUBASE2020 for the energy; CODATA 2022
  /// for the unit, 931494.10372 keV.
  private static let excitationOfTantalum: Int64 = 80_837_871
}
