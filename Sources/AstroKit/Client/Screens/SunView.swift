public import PentadCore

/// The sun view: a civil month as six weeks, with a dot under the dates that have something.
///
/// C: `pentad_astro_sun_view`.
public struct SunView: Hashable, Sendable {
  /// A reason for which a date of the sun view is marked.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// The tithi that ends at the full moon begins.
    case fullMoon
    /// The tithi that ends at the new moon begins.
    case newMoon
    /// The eleventh tithi of a fortnight begins.
    case ekadashi
    /// An alert of the user's is due.
    case alert
  }

  /// A date of the sun view.
  public struct Cell: Hashable, Sendable {
    /// The date.
    public let date: CivilDate
    /// Whether it belongs to the month; otherwise it belongs to a neighbouring one.
    public let isInMonth: Bool
    /// Whether it is the date of today, as the host gave it.
    public let isToday: Bool
    /// Whether it is the date that was chosen.
    public let isSelected: Bool
    /// What it is marked for.
    public let marks: Set<Mark>
  }

  /// The year of the month.
  public private(set) var year: Int
  /// The month, 1 to 12.
  public private(set) var month: Int
  /// With which weekday a row begins.
  public let firstVara: Vara
  /// Today, when the host knows.
  public var today: CivilDate?
  /// The date that was chosen last.
  public private(set) var selected: CivilDate?
  /// The marks of all dates that have some, of this month and others.
  public var marks: [CivilDate: Set<Mark>]

  /// The month of a date.
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

  /// Six rows of seven; the first and the last hold dates of the neighbouring months.
  public var rows: [[Cell]] {
    let lead = (Vara(firstDate).index - firstVara.index + 7) % 7
    return (0..<6).map { row in (0..<7).map { cell(firstDay - lead + row * 7 + $0) } }
  }

  /// The dates that the grid shows, as a request for their days.
  public var request: DateRangeRequest {
    let lead = (Vara(firstDate).index - firstVara.index + 7) % 7
    let first = CivilDate(julianDayNumber: firstDay - lead)
    return DateRangeRequest(first: first, last: first.advanced(by: 41))
  }

  /// Chooses a date; one of a neighbouring month shows that month.
  public mutating func select(_ date: CivilDate) {
    selected = date
    (year, month) = (date.year, date.month)
  }

  /// Shows the month so many later, or earlier.
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
  /// What the days and the alerts of a place are marked for.
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
