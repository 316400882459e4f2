/// A date of the lunisolar calendar: a tithi of a month of a year.
public struct LunarDate: Hashable, Sendable {
  /// The year of the Shaka era.
  public let shaka: Int
  /// The month's name, by the scheme that was asked for.
  public let month: MasaName
  /// Whether it is the intercalary month of that name.
  public let isAdhika: Bool
  /// The tithi that rules the sunrise.
  public let tithi: Tithi

  /// Makes a date; whether it exists is found out when it is converted.
  public init(shaka: Int, month: MasaName, isAdhika: Bool = false, tithi: Tithi) {
    self.shaka = shaka
    self.month = month
    self.isAdhika = isAdhika
    self.tithi = tithi
  }
}

/// A month of a lunar year.
public struct LunarMonth: Hashable, Sendable {
  /// Its names; the month is an amanta one, whose dark fortnight has the next name in the
  /// purnimanta scheme.
  public let masa: Masa
  /// The new moons at which it begins and ends.
  public let span: Range<Instant>
}

/// A lunar year, from Chaitra's bright fortnight.
public struct LunarYear: Hashable, Sendable {
  /// The year in the eras.
  public let samvat: Samvat
  /// The 12 or 13 months, amanta.
  public let months: [LunarMonth]
}
