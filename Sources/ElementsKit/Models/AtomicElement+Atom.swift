public import PentadCore

extension AtomicElement {
  /// The electron configuration of the neutral atom, whose electrons sum to the atomic number.
  public var electronConfiguration: ElectronConfiguration? { record.configuration }

  /// The known nuclides, sorted by mass number.
  public var nuclides: [Nuclide] { NuclideTable.byElement[Int(z)] }

  /// Returns the nuclide with this mass number.
  ///
  /// - Throws: `notFound` when none is known.
  public func nuclide(_ massNumber: Int) throws(PentadError) -> Nuclide {
    guard let nuclide = nuclides.first(where: { $0.massNumber == massNumber }) else {
      throw PentadError(.notFound, "no nuclide \(symbol)-\(massNumber) is known")
    }
    return nuclide
  }

  /// True if the element has no stable nuclide.
  public var isRadioactive: Bool { !record.hasStableNuclide }

  /// The time and discoverers of the element, with differing claims.
  public var discovery: Discovery? {
    guard let accepted = record.discoveries.first(where: \.isAccepted) else { return nil }
    return Discovery(
      era: accepted.era ?? .modern, accepted: accepted.claim,
      claims: record.discoveries.filter { !$0.isAccepted }.map(\.claim))
  }
}
