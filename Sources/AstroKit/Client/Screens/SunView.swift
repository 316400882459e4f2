public import PentadCore

/// The sun view: a civil month as six weeks, with marks under some dates.
///
/// C: `pentad_astro_sun_view`.
public struct SunView: Hashable, Sendable {
  /// A reason to mark a date in the sun view.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// The tithi that ends at the full moon begins.
    case fullMoon
    /// The tithi that ends at the new moon begins.
    case newMoon
    /// The eleventh tithi of a fortnight begins.
    case ekadashi
    /// An alert of the user is due.
    case alert
  }

  /// A date of the sun view.
  public struct Cell: Hashable, Sendable {
    /// The date.
    public let date: CivilDate
    /// True if the date belongs to the month, not to a neighbouring one.
    public let isInMonth: Bool
    /// True if the date is the host's current date.
    public let isToday: Bool
    /// True if the date is selected.
    public let isSelected: Bool
    /// The marks of the date.
    public let marks: Set<Mark>
  }

  /// The year of the month.
  public private(set) var year: Int
  /// The month, 1 to 12.
  public private(set) var month: Int
  /// The weekday with which a row begins.
  public let firstVara: Vara
  /// The current date; nil if the host did not set it.
  public var today: CivilDate?
  /// The date that was selected last.
  public private(set) var selected: CivilDate?
  /// The marks of all marked dates, in this month and others.
  public var marks: [CivilDate: Set<Mark>]

  /// Creates the view of the month that contains a date.
  ///
  /// C: `pentad_astro_sun_view_make`.
  public init(
    around date: CivilDate, today: CivilDate? = nil, selected: CivilDate? = nil,
    firstVara: Vara = Vara(index: 0), marks: [CivilDate: Set<Mark>] = [:]
  ) {
    (year, month) = (date.year, date.month)
    self.firstVara = firstVara
    self.today = today
    self.selected = selected
    self.marks = marks
  }

  /// The first date of the month.
  public var firstDate: CivilDate { CivilDate(julianDayNumber: firstDay) }

  /// The rows: six of seven dates; the first and the last contain dates of the neighbouring months.
  public var rows: [[Cell]] {
    let lead = (Vara(firstDate).index - firstVara.index + 7) % 7
    return (0..<6).map { row in (0..<7).map { cell(firstDay - lead + row * 7 + $0) } }
  }

  /// The request for the days of all dates in the grid.
  public var request: DateRangeRequest {
    let lead = (Vara(firstDate).index - firstVara.index + 7) % 7
    let first = CivilDate(julianDayNumber: firstDay - lead)
    return DateRangeRequest(first: first, last: first.advanced(by: 41))
  }

  /// Selects a date; for a date of a neighbouring month, shows that month.
  public mutating func select(_ date: CivilDate) {
    selected = date
    (year, month) = (date.year, date.month)
  }

  /// Shows the month that is `count` months later, or earlier for a negative count.
  public mutating func move(byMonths count: Int) {
    let months = year * 12 + month - 1 + max(-1_000_000, min(1_000_000, count))
    let limited = max(-1_200_000, min(1_200_011, months))
    month = (limited % 12 + 12) % 12 + 1
    year = (limited - month + 1) / 12
  }

  private var firstDay: Int {
    // Day 1 exists in every month from 1 to 12.
    ((try? CivilDate(year, month, 1)) ?? CivilDate(julianDayNumber: 0)).julianDayNumber
  }

  private func cell(_ number: Int) -> Cell {
    let date = CivilDate(julianDayNumber: number)
    return Cell(
      date: date, isInMonth: date.month == month && date.year == year, isToday: date == today,
      isSelected: date == selected, marks: marks[date] ?? [])
  }
}

extension SunView {
  /// Returns the marks for days and alerts in a time zone.
  public static func marks(
    of days: [DayContainer], alerts: [AstroAlert] = [], in zone: CivilTimeZone
  ) -> [CivilDate: Set<Mark>] {
    var marks: [CivilDate: Set<Mark>] = [:]
    for day in days where day.startsToday == true {
      guard let tithi = day.tithiValue else { continue }
      if tithi.isPurnima { marks[day.date, default: []].insert(.fullMoon) }
      if tithi.isAmavasya { marks[day.date, default: []].insert(.newMoon) }
      if tithi.dayOfPaksha == 11 { marks[day.date, default: []].insert(.ekadashi) }
    }
    for alert in alerts { marks[zone.date(at: alert.due), default: []].insert(.alert) }
    return marks
  }
}
