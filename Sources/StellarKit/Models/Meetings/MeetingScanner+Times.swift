extension MeetingScanner {
  /// Reads `11-12:30 p.m.`, `9.30-11`, `3`, `1300-1350`, `EVE (3-6 PM)`, in minutes since 00:00.
  mutating func takeTime(isEvening: Bool) -> Range<Int>? {
    trying { scanner in
      scanner.skipSpace()
      _ = scanner.takeWhole("AT") || scanner.takeWhole("FROM")
      scanner.skipSpace()
      let isEvening = scanner.take("EVE") || isEvening
      scanner.skipSpace()
      let hasBracket = scanner.take("(")
      guard var start = scanner.takeClock() else { return nil }
      // `Mon 12/1 3-4` has a date after the weekday, and not the hour 12.
      if scanner.isAtDateSign { return nil }
      let end: ClockReading? = scanner.trying { scanner in
        guard scanner.takeRangeSign(), let clock = scanner.takeClock() else { return nil }
        // `9 until 10/23` ends on a day.
        return scanner.isAtDateSign ? nil : clock
      }
      if hasBracket {
        scanner.skipSpace()
        guard scanner.take(")") else { return nil }
      }
      // An hour with its own mark keeps it.
      if let end, start.half == nil { start.half = end.impliedHalf(of: start) }
      return ClockReading.span(from: start, to: end, isEvening: isEvening)
    }
  }

  /// True if the slash of a date is next.
  private var isAtDateSign: Bool {
    rest.first == UInt8(ascii: "/")
      && rest.dropFirst().first.map(NumericOrder.isDigit) == true
  }

  /// Reads `12:30 p.m.`, `1:00p`, `1300`, `noon`.
  private mutating func takeClock() -> ClockReading? {
    skipSpace()
    if let half = takeTwelve() { return ClockReading(hour: 12, minute: 0, half: half) }
    let isPadded = rest.first == UInt8(ascii: "0")
    let digits = rest.prefix(while: NumericOrder.isDigit).count
    guard let number = takeNumber(1...4) else { return nil }
    let isDense = digits > 2
    let hour = isDense ? number / 100 : number
    var minute = isDense ? number % 100 : 0
    if !isDense, take(":") || take(".") {
      guard let number = takeNumber(2...2) else { return nil }
      minute = number
      // `10:00:00` has seconds, which have to be 0.
      if take(":"), takeNumber(2...2) != 0 { return nil }
    }
    let half = hour == 12 && minute == 0 ? takeTwelve() ?? takeHalf() : takeHalf()
    return ClockReading(
      hour: hour, minute: minute, half: half, isPadded: isPadded && digits > 1, isDense: isDense)
  }

  /// Reads `noon` or `midnight`, also after a 12.
  private mutating func takeTwelve() -> ClockReading.Half? {
    trying { scanner in
      scanner.skipSpace()
      if scanner.takeWhole("NOON") { return .afternoon }
      return scanner.takeWhole("MIDNIGHT") ? .morning : nil
    }
  }

  private mutating func takeHalf() -> ClockReading.Half? {
    trying { scanner in
      let isClose = scanner.rest.first.map { !Self.isSpace($0) } ?? false
      scanner.skipSpace()
      let half: ClockReading.Half
      if scanner.take("A.M.") || scanner.take("A.M") || scanner.take("AM") {
        half = .morning
      } else if scanner.take("P.M.") || scanner.take("P.M") || scanner.take("PM") {
        half = .afternoon
      } else if isClose, scanner.take("A") {
        half = .morning
      } else if isClose, scanner.take("P") {
        half = .afternoon
      } else {
        return nil
      }
      // `10 Amphitheatre` is not 10 a.m.
      return scanner.letters.isEmpty ? half : nil
    }
  }
}
