public import PentadCore

/// A civil day with one tithi: a row of the original's screens.
///
/// - A date on which two tithis begin is two containers, which differ in ``tithi``, ``fortnight``,
///   ``lunarMonth`` and ``tithiStart``. A date on which none begins is one, with the tithi that
///   rules all of it; its ``tithiStart`` lies on the date before. No day and no tithi is left out.
/// - Moments are whole milliseconds, so that a container survives being written.
/// - The texts are those of the source: AstroKit's own English names, or what a server answered.
///
/// C: `pentad_astro_day_container`.
public struct DayContainer: Hashable, Sendable {
  /// The civil date.
  public let date: CivilDate
  /// The zone whose clock the date, and the times that are shown, go by.
  public let timeZone: CivilTimeZone
  /// The first sunrise of the date; nil when the Sun does not rise.
  public let sunrise: Instant?
  /// The first sunset after ``sunrise``; nil when there is none.
  public let sunset: Instant?
  /// The first moonrise of the date; nil when there is none, about once a month.
  public let moonrise: Instant?
  /// The first moonset of the date; nil when there is none, about once a month.
  public let moonset: Instant?
  /// The number in the fortnight and the name: `5. Panchami`; nil when the source does not tell.
  public let tithi: String?
  /// The fortnight: `Shukla`, `Krishna`, `Full Moon` for the 15th tithi and `New Moon` for the
  /// 30th; nil when the source does not tell.
  public let fortnight: String?
  /// The name of the month, with `Adhika` in front of an intercalary one's; nil when the source
  /// does not tell.
  public let lunarMonth: String?
  /// When the tithi began; nil when the source does not tell.
  public let tithiStart: Instant?

  /// Makes a container.
  public init(
    date: CivilDate, timeZone: CivilTimeZone, sunrise: Instant? = nil, sunset: Instant? = nil,
    moonrise: Instant? = nil, moonset: Instant? = nil, tithi: String? = nil,
    fortnight: String? = nil, lunarMonth: String? = nil, tithiStart: Instant? = nil
  ) {
    self.date = date
    self.timeZone = timeZone
    self.sunrise = sunrise?.wholeMilliseconds
    self.sunset = sunset?.wholeMilliseconds
    self.moonrise = moonrise?.wholeMilliseconds
    self.moonset = moonset?.wholeMilliseconds
    self.tithi = tithi
    self.fortnight = fortnight
    self.lunarMonth = lunarMonth
    self.tithiStart = tithiStart?.wholeMilliseconds
  }

  /// The tithi, read from its text and the fortnight; nil for words that are none.
  public var tithiValue: Tithi? { TithiText.tithi(tithi, fortnight: fortnight) }

  /// Whether the tithi began on this date, by the clock of the zone; nil when nobody knows when.
  public var startsToday: Bool? { tithiStart.map { timeZone.date(at: $0) == date } }
}

extension DayContainer: Comparable {
  /// By date, then by the beginning of the tithi, then by the tithi: a stable order of rows.
  public static func < (left: DayContainer, right: DayContainer) -> Bool {
    if left.date != right.date { return left.date < right.date }
    if left.tithiStart != right.tithiStart {
      guard let start = left.tithiStart else { return true }
      guard let other = right.tithiStart else { return false }
      return start < other
    }
    return (left.tithi ?? "") < (right.tithi ?? "")
  }
}

extension Instant {
  /// The moment to the nearest millisecond.
  var wholeMilliseconds: Instant { Instant(milliseconds: milliseconds) }
}
