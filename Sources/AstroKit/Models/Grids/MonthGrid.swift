import PentadCore

/// A civil month as six weeks of seven days, the form of a wall calendar.
public struct MonthGrid: Hashable, Sendable {
  /// The month's year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The weekday with which a row begins.
  public let firstVara: Vara
  /// Six rows of seven; the first and the last hold days of the neighbouring months. A date that the
  /// place's clock skipped is missing, and so is a neighbouring month's that the ephemeris files do not
  /// have: the weekday of a day says its column (``column(of:)``).
  public let rows: [[PanchangDay]]

  /// The place of a day in its row, 0…6.
  public func column(of day: PanchangDay) -> Int { (day.vara.index - firstVara.index + 7) % 7 }

  /// Whether a day belongs to the month itself.
  public func contains(_ day: PanchangDay) -> Bool {
    day.date.month == month && day.date.year == year
  }

  /// The days of the month itself, in order.
  public var days: [PanchangDay] { rows.joined().filter(contains) }
}
