/// Takes days and times from the start of a text, a byte at a time.
struct MeetingScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool { rest.allSatisfy(Self.isSpace) }

  /// `MWF`; nil when the text does not begin with a day, or has one twice.
  mutating func takeDays() -> Weekdays? {
    skipSpace()
    var days: Weekdays = []
    while let byte = rest.first, let day = Weekdays(letter: byte) {
      guard days.isDisjoint(with: day) else { return nil }
      days.formUnion(day)
      rest.removeFirst()
    }
    return days.isEmpty ? nil : days
  }

  /// `11-12:30 p.m.`, `9.30-11`, `3`, `EVE (3-6 PM)`, in minutes since 00:00.
  mutating func takeTime(isEvening: Bool) -> Range<Int>? {
    skipSpace()
    let isEvening = take("EVE") || isEvening
    skipSpace()
    let hasBracket = take("(")
    guard var start = takeHour() else { return nil }
    skipSpace()
    var end: ClockReading?
    if take("-") {
      end = takeHour()
      guard end != nil else { return nil }
    }
    skipSpace()
    if hasBracket, !take(")") { return nil }
    // A mark of an hour alone is its own.
    if let end, start.half == nil { start.half = end.impliedHalf(of: start) }
    return ClockReading.span(from: start, to: end, isEvening: isEvening)
  }

  /// `12:30 p.m.`: 1 or 2 digits, minutes behind a dot or a colon, a mark.
  private mutating func takeHour() -> ClockReading? {
    skipSpace()
    guard let hour = takeNumber(1...2) else { return nil }
    var minute = 0
    if take(":") || take(".") {
      guard let number = takeNumber(2...2) else { return nil }
      minute = number
    }
    skipSpace()
    var half: ClockReading.Half?
    if take("A.M.") || take("AM") {
      half = .morning
    } else if take("P.M.") || take("PM") {
      half = .afternoon
    }
    return ClockReading(hour: hour, minute: minute, half: half)
  }

  private mutating func takeNumber(_ digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(while: NumericOrder.isDigit)
    guard digits.contains(found.count) else { return nil }
    rest = rest[found.endIndex...]
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func take(_ word: String) -> Bool {
    var place = rest.startIndex
    for byte in word.utf8 {
      guard place < rest.endIndex, ClassNumber.uppercased(rest[place]) == byte else { return false }
      place += 1
    }
    rest = rest[place...]
    return true
  }

  private mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
