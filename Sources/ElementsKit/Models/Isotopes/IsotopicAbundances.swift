public import PentadCore

/// The isotopic abundances for a calculation: natural ones, except for elements with custom values.
///
/// ```swift
/// var abundances = IsotopicAbundances.natural
/// try abundances.enrich(carbon, massNumber: 13, to: 0.99)
/// ```
public struct IsotopicAbundances: Hashable, Sendable {
  /// The representative abundances of CIAAW, each element's divided by their sum.
  public static let natural = Self()

  private var given: [UInt8: [Isotope]] = [:]

  /// Replaces the abundances of an element.
  ///
  /// - Parameters:
  ///   - element: the element
  ///   - fractions: shares by mass number, 0…1. They must sum to 1 within 0.001, and are divided by
  ///     their sum.
  /// - Throws: `.isotopicAbundances` for other shares; `.formulaUnknownNuclide` for a mass number that
  ///   the element does not have.
  public mutating func set(
    _ element: AtomicElement, to fractions: [Int: Double]
  ) throws(PentadError) {
    let z = UInt8(element.atomicNumber)
    let total = fractions.values.reduce(0, +)
    guard fractions.values.allSatisfy({ $0 >= 0 && $0 <= 1 }), abs(total - 1) <= 1e-3 else {
      throw PentadError(
        .isotopicAbundances,
        "the abundances of \(element.name) must be fractions of 0 to 1 that sum to 1")
    }
    var isotopes: [Isotope] = []
    for (massNumber, fraction) in fractions.sorted(by: { $0.key < $1.key }) {
      guard let a = UInt16(exactly: massNumber), let mass = NuclideMasses.shared.mass(z, a) else {
        throw PentadError(
          .formulaUnknownNuclide,
          "\(element.name) has no nuclide with the mass number \(massNumber)")
      }
      // The natural entry knows that Ta-180 is an isomer.
      let natural = IsotopeTable.shared.isotopes(z).first { $0.massNumber == a }
      guard fraction > 0 else { continue }
      isotopes.append(
        Isotope(massNumber: a, mass: natural?.mass ?? mass, abundance: fraction))
    }
    given[z] = IsotopeTable.normalized(isotopes)
  }

  /// Enriches an element in one nuclide. The others keep their present proportions.
  ///
  /// - Parameters:
  ///   - element: the element
  ///   - massNumber: the mass number of the nuclide
  ///   - fraction: the share of the nuclide, 0…1
  /// - Throws: as ``set(_:to:)``; `.noNaturalAbundance` when the share is below 1 and no other nuclide
  ///   has a present abundance.
  public mutating func enrich(
    _ element: AtomicElement, massNumber: Int, to fraction: Double
  ) throws(PentadError) {
    let others = isotopes(UInt8(element.atomicNumber)).filter { $0.massNumber != massNumber }
    let rest = others.reduce(0) { $0 + $1.abundance }
    guard rest > 0 || fraction == 1 || !(0...1 ~= fraction) else {
      throw .noNaturalAbundance(of: element)
    }
    var fractions = [massNumber: fraction]
    for isotope in others where 0...1 ~= fraction {
      fractions[Int(isotope.massNumber)] = isotope.abundance / rest * (1 - fraction)
    }
    try set(element, to: fractions)
  }

  /// The isotopes of an element with shares above 0; empty when there are none.
  func isotopes(_ z: UInt8) -> [Isotope] { given[z] ?? IsotopeTable.shared.isotopes(z) }
}
