import PentadCore

extension FeedDateReader {
  /// Parses a date that begins with the year: `2026-08-01T12:30:15.5+02:00`, `2026-08-01`,
  /// `2026-08`, `2026`, `20260801T123015Z`, `2026-213` (a day of the year), `2026/8/1 12:30`.
  static func readISO(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    var reader = FeedDateReader(text)
    var parts = FeedDateParts()
    guard reader.readISODay(into: &parts) else { return nil }
    if reader.isAtEnd { return parts.milliseconds }
    let isDivided =
      reader.passes(UInt8(ascii: "T")) || reader.passes(UInt8(ascii: "t"))
      || reader.next <= 0x20
    guard isDivided else { return nil }
    reader.passSpace()
    reader.passAt()
    guard reader.readTime(into: &parts, isBasic: true), reader.readZone(into: &parts) else {
      return nil
    }
    return parts.milliseconds
  }

  private mutating func readISODay(into parts: inout FeedDateParts) -> Bool {
    guard let year = number(4), year.digits == 4 else { return false }
    parts.year = year.value
    if isAtEnd { return true }
    let hasDashes = passes(UInt8(ascii: "-"))
    let hasSlashes = !hasDashes && passes(UInt8(ascii: "/"))
    guard let rest = number(hasDashes || hasSlashes ? 3 : 4) else { return false }
    if rest.digits == 3 {
      guard !hasSlashes, let date = Self.date(dayOfYear: rest.value, of: year.value) else {
        return false
      }
      (parts.month, parts.day) = date
      return true
    }
    guard rest.digits < 3 || !hasDashes else { return false }
    if rest.digits == 4 {
      (parts.month, parts.day) = (rest.value / 100, rest.value % 100)
      return true
    }
    parts.month = rest.value
    guard passes(hasSlashes ? UInt8(ascii: "/") : UInt8(ascii: "-")) else {
      return hasDashes && isAtEnd
    }
    guard let day = number(2) else { return false }
    parts.day = day.value
    return true
  }

  /// Parses a date with a month name: `Sat, 01 Aug 2026 12:30:15 +0200`, `Saturday, 01-Aug-26`,
  /// `Aug 1, 2026`, `1 Aug 26 12:30 EST`, `Sat Aug  1 12:30:15 2026`, `4 de agosto de 2026`.
  static func readWords(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    var reader = FeedDateReader(text)
    var parts = FeedDateParts()
    var month: Int?
    var day: Int?
    var year: Int?
    // The month if the first word is one. That word may also be a weekday: `mar, 04 nov 2026`.
    var leading: Int?
    // True while an unknown word may be the name of the month.
    var isMonthOpen = true
    while year == nil || (month ?? leading) == nil || day == nil {
      while !reader.isAtEnd, reader.next <= 0x20 || ",.-/".utf8.contains(reader.next) {
        reader.skip()
      }
      if reader.isAtEnd { return nil }
      let start = reader.place
      if let number = reader.number(5) {
        if reader.next == UInt8(ascii: ":") {
          // C writes the time before the year; some programs also write the time zone there.
          reader.goBack(to: start)
          guard (month ?? leading) != nil, reader.readTime(into: &parts) else { return nil }
          reader.readZoneBeforeYear(into: &parts)
        } else if day == nil, number.digits <= 2 {
          day = number.value
        } else {
          guard year == nil, number.digits <= 4 else { return nil }
          year = Self.year(number.value, digits: number.digits)
        }
        continue
      }
      let word = reader.word()
      if let number = FeedDateNames.month(word) {
        guard month == nil else { return nil }
        _ = reader.passes(UInt8(ascii: "."))
        if start == 0 {
          leading = number
        } else {
          month = number
          isMonthOpen = (day ?? year) == nil
        }
      } else if word.isEmpty || (month ?? leading) != nil && year != nil {
        return nil
      } else if isMonthOpen, (day ?? year) != nil, !reader.hasTime, Self.mayBeMonth(word) {
        return nil
      }
    }
    guard let year, let month = month ?? leading, let day else { return nil }
    (parts.year, parts.month, parts.day) = (year, month, day)
    if reader.isAtEnd { return parts.milliseconds }
    return reader.readRest(into: &parts) ? parts.milliseconds : nil
  }

  /// Parses the time and the time zone after the day.
  mutating func readRest(into parts: inout FeedDateParts) -> Bool {
    if passes(UInt8(ascii: "T")), next &- UInt8(ascii: "0") >= 10 { return false }
    repeat {
      while !isAtEnd, next <= 0x20 || ",-.".utf8.contains(next) {
        // A sign before a digit belongs to the time zone.
        if next == UInt8(ascii: "-"), parts.hour + parts.minute > 0 { break }
        skip()
      }
    } while passFiller()
    passAt()
    if next &- UInt8(ascii: "0") < 10 {
      guard readTime(into: &parts) else { return false }
    } else if hasTime {
      readHalf(into: &parts)
    }
    return readZone(into: &parts)
  }

  /// Parses `UTC` or `+0000`, if it is next.
  private mutating func readZoneBeforeYear(into parts: inout FeedDateParts) {
    passSpace()
    guard next == UInt8(ascii: "+") || next == UInt8(ascii: "-") else {
      parts.offset = FeedDateZones.minutes(word())
      return
    }
    let sign = next == UInt8(ascii: "-") ? -1 : 1
    skip()
    if let zone = number(4) { parts.offset = sign * (zone.value / 100 * 60 + zone.value % 100) }
  }

  private static func year(_ value: Int, digits: Int) -> Int {
    switch digits {
    case ...2: value + (value < 50 ? 2_000 : 1_900)
    case 3: value + 1_900
    default: value
    }
  }

  /// Returns true if an unknown word may be a month in another language: not `st`, `of` or
  /// `Saturday`.
  private static func mayBeMonth(_ word: [UInt8]) -> Bool {
    word.count >= 3 && !FeedDateNames.isDay(word) && !FeedDateNames.isFiller(word)
  }

  private static func date(dayOfYear: Int, of year: Int) -> (month: Int, day: Int)? {
    var rest = dayOfYear
    for month in 1...12 {
      let days = CivilDate.daysIn(month: month, of: year)
      if rest <= days { return rest > 0 ? (month, rest) : nil }
      rest -= days
    }
    return nil
  }
}
