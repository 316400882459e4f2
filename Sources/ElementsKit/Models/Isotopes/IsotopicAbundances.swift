public import PentadCore

/// The isotopic abundances for a calculation: natural ones, except for elements with custom values.
///
/// ```swift
/// var abundances = IsotopicAbundances.natural
/// try abundances.enrich(carbon, to: [13: 0.99])
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

  /// Enriches an element in some of its nuclides. The others share the rest in their present
  /// proportions.
  ///
  /// - Parameters:
  ///   - element: the element
  ///   - fractions: shares by mass number, 0…1, which sum to at most 1, within 0.001
  /// - Throws: as ``set(_:to:)``; `.noNaturalAbundance` when the shares sum to less than 1 and no
  ///   other nuclide has a present abundance.
  public mutating func enrich(
    _ element: AtomicElement, to fractions: [Int: Double]
  ) throws(PentadError) {
    let given = fractions.values.reduce(0, +)
    guard fractions.values.allSatisfy({ 0...1 ~= $0 }), given <= 1 + 1e-3 else {
      throw PentadError(
        .isotopicAbundances,
        "the shares of nuclides of \(element.name) must be fractions of 0 to 1 that sum to at most 1"
      )
    }
    let others = isotopes(UInt8(element.atomicNumber)).filter {
      fractions[Int($0.massNumber)] == nil
    }
    let present = others.reduce(0) { $0 + $1.abundance }
    guard present > 0 || given >= 1 - 1e-3 else { throw .noNaturalAbundance(of: element) }
    var fractions = fractions
    for isotope in others {
      fractions[Int(isotope.massNumber)] = isotope.abundance / present * max(0, 1 - given)
    }
    try set(element, to: fractions)
  }

  /// The isotopes of an element with shares above 0; empty when there are none.
  func isotopes(_ z: UInt8) -> [Isotope] { given[z] ?? IsotopeTable.shared.isotopes(z) }
}
