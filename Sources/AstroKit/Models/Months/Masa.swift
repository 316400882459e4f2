/// A lunar month with its names in almanacs.
///
/// The month from one new moon to the next is named after the sign that the Sun enters in it. With
/// the Sun's entry into Mesha it is Chaitra. A month without an entry is `adhika`, intercalary, and
/// has the name of the month after it. A month with two entries is `kshaya` and has two names.
public struct Masa: Hashable, Sendable {
  /// The amanta name, for months that end at the new moon, as in the south and west of India. In a
  /// kshaya month, it is the first of the two names.
  public let amanta: MasaName
  /// The purnimanta name, for months that end at the full moon, as in the north.
  public let purnimanta: MasaName
  /// True if the Sun enters no sign in the month.
  public let isAdhika: Bool
  /// True if the Sun enters two signs in the month.
  public let isKshaya: Bool

  package init(amanta: MasaName, purnimanta: MasaName, isAdhika: Bool, isKshaya: Bool) {
    self.amanta = amanta
    self.purnimanta = purnimanta
    self.isAdhika = isAdhika
    self.isKshaya = isKshaya
  }

  /// Returns the name under a scheme.
  public func name(_ scheme: MonthScheme) -> MasaName {
    scheme == .amanta ? amanta : purnimanta
  }
}

extension Masa {
  /// Creates the names of a lunation from the Sun's sidereal signs at the new moons that bound it.
  ///
  /// A purnimanta month takes its dark fortnight from the amanta month before, so a dark fortnight
  /// has the name of the next lunation. An adhika month lies whole within the purnimanta month of
  /// the same name and keeps that name.
  init(signAtStart: Int, signAtEnd: Int, paksha: Paksha) {
    let entries = (signAtEnd - signAtStart + 12) % 12
    amanta = MasaName(index: signAtStart + 1)
    isAdhika = entries == 0
    isKshaya = entries == 2
    purnimanta =
      paksha == .krishna && !isAdhika ? MasaName(index: signAtEnd + 1) : amanta
  }
}

/// The scheme by which lunar months begin and end.
public enum MonthScheme: String, Hashable, Sendable, CaseIterable {
  /// From new moon to new moon.
  case amanta
  /// From full moon to full moon.
  case purnimanta
}
