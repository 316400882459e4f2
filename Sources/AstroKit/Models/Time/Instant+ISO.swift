public import PentadCore

extension Instant {
  /// The instant in ISO 8601, in UTC, rounded to the nearest millisecond:
  /// `2026-11-21T00:58:12.345Z`. Years are written as in ``PentadCore/CivilDate/isoText``.
  public var isoText: String { ISO8601.text(milliseconds) }

  /// Reads an instant in the format of ``isoText``. Seconds and their fraction are optional; the
  /// zone is `Z` or an offset `±hh:mm` or `±hh:mm:ss`. A date alone means 00:00 UTC.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for any other text, for a day that
  ///   does not exist, and for a time without an offset, which is ambiguous.
  public init(iso text: String) throws(PentadError) {
    var reader = ISO8601Reader(text)
    var milliseconds: Int?
    if let date = try reader.date() {
      let midnight = date.millisecondsAtMidnight
      if reader.isAtEnd {
        milliseconds = midnight
      } else if reader.take("T", "t") != nil, let time = reader.timeOfDay(),
        let offset = reader.offset(), reader.isAtEnd
      {
        milliseconds = midnight + time - offset * 1_000
      }
    }
    guard let milliseconds else {
      throw PentadError(
        .invalidDateRange,
        "\"\(text)\" is not a time; write it as 2026-11-21T00:58:12Z, or a date as 2026-11-21")
    }
    self.init(milliseconds: Int64(milliseconds))
  }

  /// Creates the instant at which a date begins in UTC.
  public init(startOf date: CivilDate) {
    self.init(julianDay: Double(date.julianDayNumber) - 0.5)
  }

  /// The date in UTC, and the milliseconds since its start.
  var dateAndTime: (date: CivilDate, milliseconds: Int) { CivilDate.split(milliseconds) }
}
