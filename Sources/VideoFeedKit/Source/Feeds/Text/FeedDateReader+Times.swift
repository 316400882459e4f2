extension FeedDateReader {
  /// Parses `12:30`, `12:30:15`, `12:30:15.25`, with `AM` or `PM` after it. If `isBasic` is true,
  /// colons are optional.
  mutating func readTime(into parts: inout FeedDateParts, isBasic: Bool = false) -> Bool {
    guard readClock(into: &parts, isBasic: isBasic) else { return false }
    readHalf(into: &parts)
    return true
  }

  private mutating func readClock(into parts: inout FeedDateParts, isBasic: Bool) -> Bool {
    guard let hour = number(2) else { return false }
    parts.hour = hour.value
    let isPointed = !isBasic && passTimePoint()
    guard
      isPointed || passes(UInt8(ascii: ":")) || passHourSign()
        || (isBasic && next &- UInt8(ascii: "0") < 10)
    else { return isBasic }
    guard let minute = number(2) else { return false }
    parts.minute = minute.value
    hasTime = true
    guard
      isPointed && passTimePoint() || passes(UInt8(ascii: ":"))
        || (isBasic && next &- UInt8(ascii: "0") < 10)
    else { return true }
    guard let second = number(2) else { return false }
    parts.second = second.value
    guard passes(UInt8(ascii: ".")) || passes(UInt8(ascii: ",")) else { return true }
    guard let fraction = number(3) else { return false }
    parts.millisecond = [100, 10, 1][fraction.digits - 1] * fraction.value
    while number(9) != nil {}
    return true
  }

  /// Parses `AM`, `pm` or `p.m.`, if it is next. Hours above 12 are not changed.
  mutating func readHalf(into parts: inout FeedDateParts) {
    let start = place
    passSpace()
    var half = word()
    if half.count == 1, passes(UInt8(ascii: ".")) {
      passSpace()
      half += word()
    }
    let isAfternoon = half == Array("pm".utf8)
    guard isAfternoon || half == Array("am".utf8) else { return goBack(to: start) }
    _ = passes(UInt8(ascii: "."))
    if parts.hour <= 12 { parts.hour = parts.hour % 12 + (isAfternoon ? 12 : 0) }
  }

  /// Skips the point of `12.30` if exactly two digits follow.
  private mutating func passTimePoint() -> Bool {
    let start = place
    guard passes(UInt8(ascii: ".")) else { return false }
    let digits = number(3)?.digits
    goBack(to: digits == 2 ? start + 1 : start)
    return digits == 2
  }

  /// Skips the `h` of `12h30`.
  private mutating func passHourSign() -> Bool {
    let start = place
    if passes(UInt8(ascii: "h")), next &- UInt8(ascii: "0") < 10 { return true }
    goBack(to: start)
    return false
  }

  /// Skips the word `at`, in any known language, if a time follows. Otherwise it may be a time
  /// zone.
  mutating func passAt() {
    let start = place
    while FeedDateNames.isBeforeTime(word()) {
      passSpace()
      if next &- UInt8(ascii: "0") < 10 { return }
    }
    goBack(to: start)
  }

  /// Skips a filler word.
  mutating func passFiller() -> Bool {
    let start = place
    if FeedDateNames.isFiller(word()) { return true }
    goBack(to: start)
    return false
  }
}
