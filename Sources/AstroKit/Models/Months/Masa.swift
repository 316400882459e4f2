/// A lunar month, as the almanacs name it.
///
/// The month from one new moon to the next is named after the sign that the Sun enters in it: with
/// the Sun's entry into Mesha it is Chaitra. A month without an entry is `adhika`, intercalary, and
/// bears the name of the one after it; a month with two entries is `kshaya` and bears two names.
public struct Masa: Hashable, Sendable {
  /// The name by the months that end at the new moon, as in the south and the west of India; the
  /// first of two in a kshaya month.
  public let amanta: MasaName
  /// The name by the months that end at the full moon, as in the north.
  public let purnimanta: MasaName
  /// Whether the Sun enters no sign in it.
  public let isAdhika: Bool
  /// Whether the Sun enters two signs in it.
  public let isKshaya: Bool

  package init(amanta: MasaName, purnimanta: MasaName, isAdhika: Bool, isKshaya: Bool) {
    self.amanta = amanta
    self.purnimanta = purnimanta
    self.isAdhika = isAdhika
    self.isKshaya = isKshaya
  }

  /// The name by a scheme.
  public func name(_ scheme: MonthScheme) -> MasaName {
    scheme == .amanta ? amanta : purnimanta
  }
}

extension Masa {
  /// Names a lunation by the Sun's sidereal signs at the new moons that bound it.
  ///
  /// The months that end at the full moon take their dark fortnight from the month before: the dark
  /// fortnight bears the name of the next lunation. An adhika month stands whole in the middle of its
  /// namesake and keeps its name.
  init(signAtStart: Int, signAtEnd: Int, paksha: Paksha) {
    let entries = (signAtEnd - signAtStart + 12) % 12
    amanta = MasaName(index: signAtStart + 1)
    isAdhika = entries == 0
    isKshaya = entries == 2
    purnimanta =
      paksha == .krishna && !isAdhika ? MasaName(index: signAtEnd + 1) : amanta
  }
}

/// Where lunar months begin and end.
public enum MonthScheme: String, Hashable, Sendable, CaseIterable {
  /// From new moon to new moon.
  case amanta
  /// From full moon to full moon.
  case purnimanta
}
