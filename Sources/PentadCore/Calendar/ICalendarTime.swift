/// Formats dates and moments for an iCalendar document.
package enum ICalendarTime {
  /// Formats a date: `20261121`.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` outside the years 1…9999, the range of the
  ///   format.
  package static func text(_ date: CivilDate) throws(PentadError) -> String {
    guard (1...9_999).contains(date.year) else {
      throw PentadError(
        .invalidDateRange, "iCalendar supports only the years 1 to 9999, not \(date.isoText)")
    }
    return date.basicText
  }

  /// Formats a moment in UTC, to the nearest second: `20261121T011900Z`.
  ///
  /// - Parameter moment: milliseconds since 1970.
  /// - Throws: as ``text(_:)``.
  package static func utcText(_ moment: Int64) throws(PentadError) -> String {
    let (date, second) = shown(moment, offset: 0)
    return try text(date, second: second) + "Z"
  }

  /// Formats a date and the seconds of the clock since its 00:00, 0…86,399: `20261121T064900`.
  ///
  /// - Throws: as ``text(_:)``.
  package static func text(_ date: CivilDate, second: Int) throws(PentadError) -> String {
    _ = try text(date)
    return basicText(date, second: second)
  }

  /// Returns the local time at a moment, to the nearest second, for an offset in seconds east of
  /// Greenwich.
  static func shown(_ moment: Int64, offset: Int) -> (date: CivilDate, second: Int) {
    let moment = toTheSecond(moment)
    let shown = moment.addingReportingOverflow(Int64(offset) * 1_000)
    let (date, time) = CivilDate.split(shown.overflow ? moment : shown.partialValue)
    return (date, time / 1_000)
  }

  /// Like ``text(_:second:)``, but for any year, with four digits.
  static func basicText(_ date: CivilDate, second: Int) -> String {
    var bytes = Array(date.basicText.utf8)
    bytes.append(UInt8(ascii: "T"))
    for part in [second / 3_600, second / 60 % 60, second % 60] {
      bytes.append(part.magnitude, digits: 2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Rounds to the nearest whole second, in milliseconds; a half is rounded up. At the ends of
  /// `Int64`, where that overflows, it returns the moment unchanged.
  package static func toTheSecond(_ moment: Int64) -> Int64 {
    let part = moment % 1_000
    let past = part < 0 ? part + 1_000 : part
    let rounded = moment.addingReportingOverflow(past < 500 ? -past : 1_000 - past)
    return rounded.overflow ? moment : rounded.partialValue
  }
}
