/// Parses the ISO 8601 texts of dates and moments, byte by byte.
package struct ISO8601Reader {
  private let bytes: [UInt8]
  /// True if ``offset()`` and the seconds may have the forms of ``ISO8601/milliseconds(lenient:)``.
  private let isLenient: Bool
  private var position = 0

  package init(_ text: String) { self.init(text.utf8, isLenient: false) }

  init(_ text: some Sequence<UInt8>, isLenient: Bool) {
    bytes = Array(text)
    self.isLenient = isLenient
  }

  package var isAtEnd: Bool { position == bytes.count }

  /// Takes the next byte if it is one of `choices`.
  package mutating func take(_ choices: Unicode.Scalar...) -> Unicode.Scalar? {
    guard position < bytes.count,
      let found = choices.first(where: { UInt8(ascii: $0) == bytes[position] })
    else { return nil }
    position += 1
    return found
  }

  /// Reads an integer with a number of digits in the range; nil if there are fewer or more.
  mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    let rest = bytes[position...].prefix(digits.upperBound + 1)
    let found = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.contains(found.count) else { return nil }
    position += found.count
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads `YYYY-MM-DD`, or a sign and four to six digits for the year.
  package mutating func date() throws(PentadError) -> CivilDate? {
    let sign = take("+", "-")
    guard let year = number(sign == nil ? 4...4 : 4...6), take("-") != nil,
      let month = number(2...2), take("-") != nil, let day = number(2...2),
      sign != "-" || year > 0
    else { return nil }
    return try CivilDate(sign == "-" ? -year : year, month, day)
  }

  /// Reads `hh:mm[:ss[.fff…]]` as milliseconds since the start of the day, rounded to the nearest;
  /// up to 24:00.
  package mutating func timeOfDay() -> Int? {
    guard let hours = number(2...2), hours <= 24, take(":") != nil,
      let minutes = number(2...2), minutes < 60
    else { return nil }
    var result = (hours * 60 + minutes) * 60_000
    if take(":") != nil {
      guard let seconds = number(2...2), seconds < (isLenient ? 61 : 60) else { return nil }
      result += seconds * 1_000
      if take(".", ",") != nil {
        guard let fraction = milliseconds() else { return nil }
        result += fraction
      }
    }
    return result <= (isLenient ? 86_400_999 : 86_400_000) ? result : nil
  }

  /// Reads an offset as seconds east of Greenwich: `Z`, or `±hh:mm`, or `±hh:mm:ss`, up to 18
  /// hours.
  package mutating func offset() -> Int? {
    if take("Z", "z") != nil || isLenient && takeUTC() { return 0 }
    guard let sign = take("+", "-"), let (hours, minutes) = hoursAndMinutes(), minutes < 60
    else { return nil }
    var seconds = hours * 3_600 + minutes * 60
    if take(":") != nil {
      guard let rest = number(2...2), rest < 60 else { return nil }
      seconds += rest
    }
    return seconds <= 64_800 ? seconds * (sign == "-" ? -1 : 1) : nil
  }

  private mutating func takeUTC() -> Bool {
    guard bytes[position...].starts(with: "UTC".utf8) else { return false }
    position += 3
    return true
  }

  /// Reads `hh:mm`; a lenient reader also accepts `hhmm`.
  private mutating func hoursAndMinutes() -> (Int, Int)? {
    if isLenient, let both = number(4...4) { return (both / 100, both % 100) }
    guard let hours = number(2...2), take(":") != nil, let minutes = number(2...2) else {
      return nil
    }
    return (hours, minutes)
  }

  /// Reads the digits of a fraction of a second as milliseconds; the fourth digit rounds the third.
  private mutating func milliseconds() -> Int? {
    let digits = bytes[position...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    position += digits.count
    let first = Array(digits.prefix(4)) + [UInt8](repeating: UInt8(ascii: "0"), count: 4)
    let tenths = first[..<4].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (tenths + 5) / 10
  }
}
