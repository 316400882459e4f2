public import PentadCore

/// A civil day with one tithi: a row of the original app's screens.
///
/// - A date on which two tithis begin has two containers, which differ in ``tithi``, ``fortnight``,
///   ``lunarMonth`` and ``tithiStart``. A date on which none begins has one, with the tithi that
///   lasts through the date; its ``tithiStart`` is on the date before. No day and no tithi is left
///   out.
/// - Instants are rounded to milliseconds, so that encoding keeps a container equal.
/// - The texts come from the source: AstroKit's own English names, or a server's answer.
///
/// C: `pentad_astro_day_container`.
public struct DayContainer: Hashable, Sendable {
  /// The civil date.
  public let date: CivilDate
  /// The time zone of the date and of displayed times.
  public let timeZone: CivilTimeZone
  /// The first sunrise of the date; nil when the Sun does not rise.
  public let sunrise: Instant?
  /// The first sunset after ``sunrise``; nil when there is none.
  public let sunset: Instant?
  /// The first moonrise of the date; nil when there is none, about once a month.
  public let moonrise: Instant?
  /// The first moonset of the date; nil when there is none, about once a month.
  public let moonset: Instant?
  /// The number in the fortnight and the name, such as `5. Panchami`; nil if the source does not
  /// have it.
  public let tithi: String?
  /// The fortnight: `Shukla`, `Krishna`, `Full Moon` for the 15th tithi and `New Moon` for the
  /// 30th; nil if the source does not have it.
  public let fortnight: String?
  /// The name of the month, with `Adhika` before the name of an intercalary month; nil if the
  /// source does not have it.
  public let lunarMonth: String?
  /// The start of the tithi; nil if the source does not have it.
  public let tithiStart: Instant?

  /// Creates a container.
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

  /// The tithi, parsed from its text and the fortnight; nil for texts that name none.
  public var tithiValue: Tithi? { TithiText.tithi(tithi, fortnight: fortnight) }

  /// True if the tithi began on this date in the time zone; nil if its start is unknown.
  public var startsToday: Bool? { tithiStart.map { timeZone.date(at: $0) == date } }
}

extension DayContainer: Comparable {
  /// Compares by date, then by the start of the tithi, then by the tithi, for a stable order of
  /// rows.
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
  /// The instant, rounded to the nearest millisecond.
  var wholeMilliseconds: Instant { Instant(milliseconds: milliseconds) }
}
