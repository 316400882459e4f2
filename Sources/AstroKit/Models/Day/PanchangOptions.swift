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
  /// To which day a moonrise or moonset belongs: to the civil date, or to the day from sunrise to sunrise,
  /// as in printed almanacs, which list a moonrise at 02:03 with the date before.
  public var moonEvents: MoonEvents
  /// The rule that names a year of the Vikrama era which begins with Chaitra.
  public var samvatsaraRule: SamvatsaraRule
  /// The months whose pairs are the Vedic seasons.
  public var vedicRitu: VedicRituRule

  /// The usual answers, where none are given.
  public init(
    sunrise: HorizonRule = .upperLimb, moonrise: HorizonRule = .upperLimb,
    months: MonthScheme = .amanta, vikramaYear: VikramaYear = .chaitradi,
    ayanamsa: Ayanamsa = .lahiri, dayBoundary: DayBoundary = .sunrise,
    moonEvents: MoonEvents = .civil,
    samvatsaraRule: SamvatsaraRule = .announced, vedicRitu: VedicRituRule = .lunarMonths
  ) {
    self.sunrise = sunrise
    self.moonrise = moonrise
    self.months = months
    self.vikramaYear = vikramaYear
    self.ayanamsa = ayanamsa
    self.dayBoundary = dayBoundary
    self.moonEvents = moonEvents
    self.samvatsaraRule = samvatsaraRule
    self.vedicRitu = vedicRitu
  }
}

/// To which day a moonrise or moonset belongs.
public enum MoonEvents: String, Hashable, Sendable, CaseIterable {
  /// To the civil date, by the place's clock.
  case civil
  /// To the day from sunrise to the next sunrise; where there is none, from or to midnight.
  case sunrise
}

/// When a day of the calendar begins.
public enum DayBoundary: String, Hashable, Sendable, CaseIterable {
  /// With the first sunrise of its civil date; where there is none, with the civil date itself.
  case sunrise
  /// With its civil date, at midnight of the place's clock.
  case civil
}
