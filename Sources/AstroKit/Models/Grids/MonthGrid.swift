import PentadCore

/// A civil month as six weeks of seven days, the form of a wall calendar.
public struct MonthGrid: Hashable, Sendable {
  /// The month's year.
  public let year: Int
  /// 1…12.
  public let month: Int
  /// With which weekday a row begins.
  public let firstVara: Vara
  /// Six rows of seven; the first and the last hold days of the neighbouring months.
  public let rows: [[PanchangDay]]

  /// Whether a day belongs to the month itself.
  public func contains(_ day: PanchangDay) -> Bool {
    day.date.month == month && day.date.year == year
  }

  /// The days of the month itself, in order.
  public var days: [PanchangDay] { rows.joined().filter(contains) }
}
