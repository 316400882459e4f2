/// The calculation options on which almanacs differ.
public struct PanchangOptions: Hashable, Sendable {
  /// The rule for sunrise and sunset. The default, the upper limb with 34′ of refraction, agrees
  /// best with today's published almanacs; printed ones often take the disc's centre.
  public var sunrise: HorizonRule
  /// The rule for moonrise and moonset.
  public var moonrise: HorizonRule
  /// The scheme by which lunar months begin and end.
  public var months: MonthScheme
  /// The start of a year of the Vikrama era.
  public var vikramaYear: VikramaYear
  /// The start of the sidereal zodiac.
  public var ayanamsa: Ayanamsa
  /// The start of a day, for the limbs that it lists.
  public var dayBoundary: DayBoundary
  /// The day to which a moonrise or moonset belongs: the civil date, or the day from sunrise to
  /// sunrise. Printed almanacs use the latter and list a moonrise at 02:03 with the date before.
  public var moonEvents: MoonEvents
  /// The rule that names a year of the Vikrama era which begins with Chaitra.
  public var samvatsaraRule: SamvatsaraRule
  /// The months whose pairs form the Vedic seasons.
  public var vedicRitu: VedicRituRule

  /// Creates options; omitted values have their defaults.
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

/// The day to which a moonrise or moonset belongs.
public enum MoonEvents: String, Hashable, Sendable, CaseIterable {
  /// The civil date in the place's local time.
  case civil
  /// The day from sunrise to the next sunrise; midnight replaces a missing sunrise.
  case sunrise
}

/// The start of a day of the calendar.
public enum DayBoundary: String, Hashable, Sendable, CaseIterable {
  /// The first sunrise of the civil date, or its midnight without a sunrise.
  case sunrise
  /// The midnight at which the civil date begins, in the place's local time.
  case civil
}
