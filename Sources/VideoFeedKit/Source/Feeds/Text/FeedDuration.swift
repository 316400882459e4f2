/// Durations in the formats of feeds.
enum FeedDuration {
  /// Returns the milliseconds of `3723`, `62:03`, `1:02:03`, `3723.5` or `PT1H2M3S`. Nil for any
  /// other text, for zero, and for more than a thousand hours.
  static func milliseconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let text = PlainText.trimmed(text)
    guard text.count <= 32, let first = text.first else { return nil }
    let value =
      first | 0x20 == UInt8(ascii: "p")
      ? ofISO(text)
      : ofParts(text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false))
    return value.flatMap { $0 > 0 && $0 <= 3_600_000_000 ? $0 : nil }
  }

  private static func ofParts(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Int64? {
    guard parts.count <= 3, let last = parts.last, var sum = thousandths(last) else { return nil }
    var unit: Int64 = 60
    for part in parts.dropLast().reversed() {
      // In `:30`, the minutes are missing.
      guard let number = part.isEmpty ? 0 : thousandths(part), number % 1_000 == 0 else {
        return nil
      }
      sum += number * unit
      unit *= 60
    }
    return sum
  }

  /// Parses `P1DT2H3M4.5S`. Years, months and weeks are not supported.
  private static func ofISO(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    var sum: Int64 = 0
    var start = 1
    var isTime = false
    for place in 1..<max(text.count, 1) {
      let unit: Int64
      switch text[place] | 0x20 {
      case UInt8(ascii: "t"):
        isTime = true
        start = place + 1
        continue
      case UInt8(ascii: "d"): unit = 86_400
      case UInt8(ascii: "h"): unit = 3_600
      case UInt8(ascii: "m"): unit = 60
      case UInt8(ascii: "s"): unit = 1
      default: continue
      }
      guard isTime || unit == 86_400, let number = thousandths(text[start..<place]) else {
        return nil
      }
      sum += number * unit
      start = place + 1
    }
    return start == text.count ? sum : nil
  }

  /// Parses a number of at most 9 digits, with an optional fraction, and returns thousandths.
  private static func thousandths(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    var whole: Int64 = 0
    var fraction: Int64 = 0
    var unit: Int64 = 1_000
    var digits = 0
    var isFraction = false
    for byte in text {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      let digit = Int64(byte &- UInt8(ascii: "0"))
      guard digit < 10, digits < 9 || isFraction else { return nil }
      digits += 1
      if isFraction {
        unit /= 10
        fraction += digit * unit
      } else {
        whole = whole * 10 + digit
      }
    }
    return digits > 0 ? whole * 1_000 + fraction : nil
  }
}
