import PentadCore

/// A civil month as six weeks of seven days, in the form of a wall calendar.
public struct MonthGrid: Hashable, Sendable {
  /// The month's year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The weekday with which a row begins.
  public let firstVara: Vara
  /// The six rows of seven days; the first and the last contain days of the neighbouring months. A
  /// date that the place's clock skipped is missing. A date of a neighbouring month is missing if
  /// the ephemeris files do not cover it. ``column(of:)`` gives a day's column from its weekday.
  public let rows: [[PanchangDay]]

  /// Returns the column of a day in its row, 0…6.
  public func column(of day: PanchangDay) -> Int { (day.vara.index - firstVara.index + 7) % 7 }

  /// True if a day belongs to the month itself.
  public func contains(_ day: PanchangDay) -> Bool {
    day.date.month == month && day.date.year == year
  }

  /// The days of the month itself, in order.
  public var days: [PanchangDay] { rows.joined().filter(contains) }
}
