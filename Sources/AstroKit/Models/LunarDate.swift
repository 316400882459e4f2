/// A date of the lunisolar calendar: a tithi of a month of a year.
public struct LunarDate: Hashable, Sendable {
  /// The year of the Shaka era.
  public let shaka: Int
  /// The month's name under the requested scheme.
  public let month: MasaName
  /// True if it is the intercalary month of that name.
  public let isAdhika: Bool
  /// The tithi that prevails at sunrise.
  public let tithi: Tithi

  /// Creates a date without checking that it exists; the conversion checks it.
  public init(shaka: Int, month: MasaName, isAdhika: Bool = false, tithi: Tithi) {
    self.shaka = shaka
    self.month = month
    self.isAdhika = isAdhika
    self.tithi = tithi
  }
}

/// A month of a lunar year.
public struct LunarMonth: Hashable, Sendable {
  /// The names of the month. The month is an amanta one; in the purnimanta scheme, its dark
  /// fortnight has the next name.
  public let masa: Masa
  /// The time from the new moon at its start to the one at its end.
  public let span: Range<Instant>
}

/// A lunar year, from the bright fortnight of Chaitra on.
public struct LunarYear: Hashable, Sendable {
  /// The year in the eras.
  public let samvat: Samvat
  /// The 12 or 13 amanta months.
  public let months: [LunarMonth]
}
