public import PentadCore

extension Instant {
  /// The moment as ISO 8601 has it, in UTC and to the nearest millisecond:
  /// `2026-11-21T00:58:12.345Z`. Years are written as in ``PentadCore/CivilDate/isoText``.
  public var isoText: String { ISO8601.text(milliseconds) }

  /// Reads a moment: ``isoText``, with seconds and their fraction left out or not, with `Z` or an
  /// offset `±hh:mm` or `±hh:mm:ss`; or a date alone, which is its 00:00 UTC.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for any other text, for a day that
  ///   does not exist and for a time without an offset, which names no moment.
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
        "\"\(text)\" is no moment; write one as 2026-11-21T00:58:12Z, or a date as 2026-11-21")
    }
    self.init(milliseconds: Int64(milliseconds))
  }

  /// The moment at which a date begins in UTC.
  public init(startOf date: CivilDate) {
    self.init(julianDay: Double(date.julianDayNumber) - 0.5)
  }

  /// The date in UTC, and the milliseconds since it began.
  var dateAndTime: (date: CivilDate, milliseconds: Int) { CivilDate.split(milliseconds) }
}
