public import PentadCore

/// The days of a term: its first and last day, and the days that differ from the week's pattern.
///
/// The server of MIT did not send them. They come from a source that knows them
/// (``StellarCatalogueSource/currentTerm()``), or from a host with the registrar's calendar.
///
/// C: `pentad_stellar_term_calendar`.
public struct TermCalendar: Hashable, Sendable {
  /// The first day on which classes may meet.
  public let first: CivilDate
  /// The last day on which classes may meet.
  public let last: CivilDate
  /// Days on which no class meets.
  public let holidays: Set<CivilDate>
  /// The days that follow the schedule of a Monday, as MIT has one after Presidents' Day. Classes
  /// of a Monday meet, classes of the day itself do not. Holidays are excluded.
  public let mondaySchedule: Set<CivilDate>
  /// The name of the time zone of the class times: `America/New_York`.
  public let zone: String

  /// True for a calendar of ``init(weeksFrom:zone:)``.
  package private(set) var isProvisional = false

  /// The default zone, which is that of MIT.
  public static let usualZone = "America/New_York"

  /// Creates a calendar.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the last day is before the
  ///   first, more than 400 days after it, or not in the years 1583…9998;
  ///   ``PentadCore/PentadError/Code/unknownTimeZone`` for a zone that is not in the IANA database,
  ///   such as `BST` and `GMT+5`, and for `EST` and `MST`, which are ambiguous about summer time.
  public init(
    first: CivilDate, last: CivilDate, holidays: Set<CivilDate> = [],
    mondaySchedule: Set<CivilDate> = [], zone: String = usualZone
  ) throws(PentadError) {
    guard first <= last, last.julianDayNumber - first.julianDayNumber <= 400,
      first.year >= 1_583, last.year <= 9_998
    else {
      throw PentadError(.invalidDateRange, "a term ends after its start, within 400 days")
    }
    guard TermZone.isClear(zone) else {
      throw PentadError(
        .unknownTimeZone,
        "there is no time zone of that name, or it may mean several; write one as America/New_York")
    }
    _ = try TermZone(zone)
    self.first = first
    self.last = last
    self.holidays = holidays
    self.mondaySchedule = mondaySchedule.subtracting(holidays)
    self.zone = zone
  }

  /// Creates a calendar with the dates of the original server (MIT Mobile Web 2.1,
  /// AcademicCalendar). IAP is January, spring lasts from February to May, summer from June to 14
  /// August, fall from 15 August to December. It has no holidays.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a term with an unknown code;
  ///   ``PentadCore/PentadError/Code/unknownTimeZone``.
  ///
  /// C: `pentad_stellar_term_calendar_set_usual`.
  public init(usualFor term: StellarTerm, zone: String = usualZone) throws(PentadError) {
    guard let days = term.usualDays else {
      throw PentadError(.invalid, "the dates of a term with that code are not known")
    }
    try self.init(first: days.first, last: days.last, zone: zone)
  }

  /// Creates a calendar for a term with unknown days: 26 weeks, from the Monday of a day's week on.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a day outside the years 1583…9997;
  ///   ``PentadCore/PentadError/Code/unknownTimeZone``.
  public init(weeksFrom day: CivilDate, zone: String = usualZone) throws(PentadError) {
    let monday = day.advanced(by: -(day.julianDayNumber % 7))
    try self.init(first: monday, last: monday.advanced(by: 26 * 7 - 1), zone: zone)
    isProvisional = true
  }
}

extension StellarTerm {
  /// The first and the last day in the original server; nil for an unknown code.
  var usualDays: (first: CivilDate, last: CivilDate)? {
    guard let season, let year else { return nil }
    let (first, last) =
      switch season {
      case .iap: ((1, 1), (1, 31))
      case .spring: ((2, 1), (5, 31))
      case .summer: ((6, 1), (8, 14))
      case .fall: ((8, 15), (12, 31))
      }
    guard let start = try? CivilDate(year, first.0, first.1),
      let end = try? CivilDate(year, last.0, last.1)
    else { return nil }
    return (start, end)
  }
}
