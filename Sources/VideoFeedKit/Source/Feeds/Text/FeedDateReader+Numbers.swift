import PentadCore

extension FeedDateReader {
  /// Parses a numeric date: seconds or milliseconds since 1970, `20260801123015`, `25.04.2023`,
  /// `25.04.2023 10:11`, `04/25/2023 10:11:12`.
  ///
  /// With points, the day comes first. With slashes or dashes, American dates begin with the month
  /// and others with the day. If both readings are valid and no weekday decides, the date is
  /// rejected. With spaces, a weekday is required before it: `Sat, 11 04 2020`.
  static func readNumbers(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    if let moment = readCount(text) { return moment }
    var reader = FeedDateReader(text)
    let weekday = reader.passWeekday()
    guard let first = reader.number(2) else { return nil }
    let mark = reader.next
    guard ".-/".utf8.contains(mark) || mark == UInt8(ascii: " ") && weekday != nil else {
      return nil
    }
    reader.skip()
    guard let second = reader.number(2), reader.passes(mark), let year = reader.number(4),
      year.digits == 4 || year.digits == 2,
      reader.next != mark || mark == UInt8(ascii: " ")
    else { return nil }
    var parts = FeedDateParts()
    parts.year = year.digits == 4 ? year.value : year.value + (year.value < 50 ? 2_000 : 1_900)
    guard reader.isAtEnd || reader.readRest(into: &parts) else { return nil }
    let european = parts.on(day: first.value, month: second.value)
    if mark == UInt8(ascii: ".") { return european.milliseconds }
    let readings = [european, parts.on(day: second.value, month: first.value)]
      .filter { parts in
        parts.milliseconds != nil && (weekday == nil || parts.weekday == weekday)
      }
    guard let moment = readings.first?.milliseconds, moment == readings.last?.milliseconds else {
      return nil
    }
    return moment
  }

  /// Parses a number of seconds or milliseconds since 1970, or the digits of a date and time.
  private static func readCount(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let digits = text.prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard let value = Int64(String(decoding: digits, as: UTF8.self)) else { return nil }
    let rest = text.dropFirst(digits.count)
    // Seconds may have a fraction.
    guard rest.isEmpty || rest.first == UInt8(ascii: ".") && digits.count <= 10,
      rest.dropFirst().allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { return nil }
    switch digits.count {
    case 9, 10:
      let fraction = Double("0" + String(decoding: rest, as: UTF8.self)) ?? 0
      return value * 1_000 + Int64(fraction * 1_000)
    case 13: return value
    case 12, 14:
      let isLong = digits.count == 14
      let (day, time) =
        isLong
        ? (Int(value / 1_000_000), Int(value % 1_000_000))
        : (Int(value / 10_000), Int(value % 10_000) * 100)
      var parts = FeedDateParts()
      (parts.year, parts.month, parts.day) = (day / 10_000, day / 100 % 100, day % 100)
      (parts.hour, parts.minute, parts.second) = (time / 10_000, time / 100 % 100, time % 100)
      return parts.milliseconds
    default: return nil
    }
  }

  /// Skips an English weekday and returns its number; 0 is Monday.
  private mutating func passWeekday() -> Int? {
    let start = place
    let word = word()
    guard word.count >= 3, FeedDateNames.isDay(word) else {
      goBack(to: start)
      return nil
    }
    while !isAtEnd, next <= 0x20 || next == UInt8(ascii: ",") || next == UInt8(ascii: ".") {
      skip()
    }
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return names.firstIndex { word.starts(with: $0.utf8) }
  }
}

extension FeedDateParts {
  fileprivate func on(day: Int, month: Int) -> FeedDateParts {
    var parts = self
    (parts.day, parts.month) = (day, month)
    return parts
  }

  /// The weekday, 0 is Monday; nil for a day that does not exist.
  fileprivate var weekday: Int? {
    (try? CivilDate(year, month, day)).map { ($0.julianDayNumber % 7 + 7) % 7 }
  }
}
