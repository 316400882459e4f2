/// The questions on which almanacs differ.
public struct PanchangOptions: Hashable, Sendable {
  /// What sunrise and sunset are. The default, the upper limb with 34′ of refraction, agrees best with
  /// the published almanacs of our time; printed ones often take the disc's centre.
  public var sunrise: HorizonRule
  /// What moonrise and moonset are.
  public var moonrise: HorizonRule
  /// Where lunar months begin and end.
  public var months: MonthScheme
  /// When a year of the Vikrama era begins.
  public var vikramaYear: VikramaYear
  /// Where the sidereal zodiac begins.
  public var ayanamsa: Ayanamsa
  /// When a day begins, for the limbs that are listed with it.
  public var dayBoundary: DayBoundary

  /// The usual answers, where none are given.
  public init(
    sunrise: HorizonRule = .upperLimb, moonrise: HorizonRule = .upperLimb,
    months: MonthScheme = .amanta, vikramaYear: VikramaYear = .chaitradi,
    ayanamsa: Ayanamsa = .lahiri, dayBoundary: DayBoundary = .sunrise
  ) {
    self.sunrise = sunrise
    self.moonrise = moonrise
    self.months = months
    self.vikramaYear = vikramaYear
    self.ayanamsa = ayanamsa
    self.dayBoundary = dayBoundary
  }
}

/// When a day of the calendar begins.
public enum DayBoundary: String, Hashable, Sendable, CaseIterable {
  /// With the first sunrise of its civil date; where there is none, with the civil date itself.
  case sunrise
  /// With its civil date, at midnight of the place's clock.
  case civil
}
