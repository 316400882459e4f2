public import PentadCore

/// The share of a nuclide's decays that end in an isomer of its daughter.
///
/// NUBASE does not list these shares. Without feedings, every decay ends in a ground state: Mo-99
/// gives no Tc-99m.
public struct IsomerFeeding: Hashable, Sendable {
  /// The nuclide that decays.
  public let parent: Nuclide
  /// The isomer of a daughter.
  public let isomer: Nuclide
  /// The percentage of all decays of the parent, 0…100. The ground state of the daughter gets the
  /// remaining decays into either state.
  public let percent: Double

  /// - Throws: `.invalid` if `isomer` is a ground state, if the parent does not decay to its
  ///   nuclide, or if `percent` is outside 0…100.
  public init(parent: Nuclide, isomer: Nuclide, percent: Double) throws(PentadError) {
    guard isomer.isomer != nil else {
      throw PentadError(.invalid, "\(isomer.id) is a ground state: a feeding must name an isomer")
    }
    guard percent >= 0, percent <= 100 else {
      throw PentadError(
        .invalid,
        "a feeding must be 0 to 100 percent of the decays, not "
          + "\(percent)")
    }
    let table = DecayTable.shared
    let daughters = table.place(of: parent).map { table.branches[$0].map(\.daughter) } ?? []
    let isDaughter = daughters.contains { place in
      place >= 0 && table.nuclides[place].element == isomer.element
        && table.nuclides[place].massNumber == isomer.massNumber
    }
    guard isDaughter else {
      throw PentadError(.invalid, "\(parent.id) does not decay to \(isomer.id)")
    }
    self.parent = parent
    self.isomer = isomer
    self.percent = percent
  }
}
