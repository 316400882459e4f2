public import PentadCore

extension AtomicElement {
  /// The electrons of the neutral atom; their number is the atomic number.
  public var electronConfiguration: ElectronConfiguration? { record.configuration }

  /// The known nuclides, by mass number.
  public var nuclides: [Nuclide] { NuclideTable.byElement[Int(z)] }

  /// The nuclide with this mass number.
  ///
  /// - Throws: `notFound` when none is known.
  public func nuclide(_ massNumber: Int) throws(PentadError) -> Nuclide {
    guard let nuclide = nuclides.first(where: { $0.massNumber == massNumber }) else {
      throw PentadError(.notFound, "no nuclide \(symbol)-\(massNumber) is known")
    }
    return nuclide
  }

  /// Whether no nuclide of the element is stable.
  public var isRadioactive: Bool { !record.hasStableNuclide }

  /// When and by whom it was found, with the claims that differ.
  public var discovery: Discovery? {
    guard let accepted = record.discoveries.first(where: \.isAccepted) else { return nil }
    return Discovery(
      era: accepted.era ?? .modern, accepted: accepted.claim,
      claims: record.discoveries.filter { !$0.isAccepted }.map(\.claim))
  }
}
