import PentadCore

/// Times as GroupMe writes them: seconds since 1970 mostly, ISO 8601 in a few places.
///
/// Zero and what is before it stand for no time: servers in Go write `0` or `0001-01-01T00:00:00Z` where
/// nothing was set. ``isTime(_:)`` tells.
enum WireTime {
  /// Returns whether milliseconds since 1970 are a time, and not a word for none.
  static func isTime(_ milliseconds: Int64) -> Bool { milliseconds > 0 }

  /// Milliseconds of a value as it stands in JSON: a number of seconds, the same in a text, or
  /// `"2026-07-29T12:00:00.5Z"`; nil for anything else.
  static func milliseconds(ofJSON value: JSONSlice) -> Int64? {
    var bytes = value.bytes[...]
    guard bytes.first == UInt8(ascii: "\"") else { return milliseconds(ofSeconds: bytes) }
    bytes = bytes.dropFirst().dropLast()
    return milliseconds(ofSeconds: bytes) ?? milliseconds(ofISO: bytes)
  }

  /// The first second of the year 10000, by which GroupMe writes "for ever".
  private static let end: Int64 = 253_402_300_800

  /// Milliseconds of seconds. A number beyond the year 9999 is milliseconds already; nil for one that is
  /// beyond it even so.
  static func milliseconds(seconds: Int64) -> Int64? {
    if seconds > end { return seconds <= end * 1_000 ? seconds : nil }
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    return overflow ? nil : milliseconds
  }

  private static func milliseconds(ofSeconds text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    if text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      return milliseconds(ofPower: text)
    }
    let parts = text.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let seconds = Int64(String(decoding: whole, as: UTF8.self)),
      let milliseconds = milliseconds(seconds: seconds)
    else { return nil }
    guard parts.count == 2 else { return milliseconds }
    guard let part = thousandths(parts[1]) else { return nil }
    let isNegative = whole.first == UInt8(ascii: "-")
    let (sum, overflow) = milliseconds.addingReportingOverflow(isNegative ? -part : part)
    return overflow ? nil : sum
  }

  /// `1.79e9`, the whole seconds of it.
  private static func milliseconds(ofPower text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.magnitude < 0x1p62
    else { return nil }
    return milliseconds(seconds: Int64(number))
  }

  /// `2026-07-29T12:00:00`, a fraction or none, `Z` or an offset; with blanks, as Ruby writes it,
  /// `2026-07-29 12:00:00 UTC`.
  private static func milliseconds(ofISO text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    let bytes = Array(text)
    func number(_ range: Range<Int>) -> Int64? {
      bytes[range].reduce(0) { sum, byte in
        guard let sum, (0x30...0x39).contains(byte) else { return nil }
        return sum * 10 + Int64(byte & 0xf)
      }
    }
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == 0x20, bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), let year = number(0..<4), let month = number(5..<7),
      let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
      let second = number(17..<19), hour < 24, minute < 60, second <= 60,
      let date = try? CivilDate(Int(year), Int(month), Int(day))
    else { return nil }
    var rest = bytes[19...]
    var fraction: Int64 = 0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      guard let part = thousandths(digits) else { return nil }
      (fraction, rest) = (part, rest[digits.endIndex...])
    }
    guard let offset = offset(Array(rest.drop { $0 == 0x20 })) else { return nil }
    let seconds = ((hour * 60 + minute - offset) * 60) + second
    return Int64(date.millisecondsAtMidnight) + seconds * 1_000 + fraction
  }

  /// The minutes of `Z`, `UTC`, `+01:00` or `-0500`.
  private static func offset(_ text: [UInt8]) -> Int64? {
    if ["Z", "z", "UTC"].contains(String(decoding: text, as: UTF8.self)) { return 0 }
    let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let value = digits.map { Int64($0 & 0xf) }
    let minutes = (value[0] * 10 + value[1]) * 60 + value[2] * 10 + value[3]
    return sign == UInt8(ascii: "-") ? -minutes : minutes
  }

  /// The first three digits of a fraction.
  private static func thousandths(_ digits: some Collection<UInt8>) -> Int64? {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    var value: Int64 = 0
    for byte in digits.prefix(3) { value = value * 10 + Int64(byte & 0xf) }
    for _ in digits.count..<max(3, digits.count) { value *= 10 }
    return value
  }
}
