import PentadCore

/// Decoders for GroupMe's times: mostly seconds since 1970, and ISO 8601 in a few places.
///
/// Zero and negative values mean no time, as checked by ``isTime(_:)``: servers in Go write `0` or
/// `0001-01-01T00:00:00Z` for an unset time.
enum WireTime {
  /// Returns true if milliseconds since 1970 are a time, and not a placeholder for none.
  static func isTime(_ milliseconds: Int64) -> Bool { milliseconds > 0 }

  /// Decodes a JSON value as milliseconds: a number of seconds, the same in a text, or
  /// `"2026-07-29T12:00:00.5Z"`; nil for any other value.
  static func milliseconds(ofJSON value: JSONSlice) -> Int64? {
    var bytes = value.bytes[...]
    guard bytes.first == UInt8(ascii: "\"") else { return milliseconds(ofSeconds: bytes) }
    bytes = bytes.dropFirst().dropLast()
    return milliseconds(ofSeconds: bytes) ?? ISO8601.milliseconds(lenient: bytes)
  }

  /// The first second of the year 10000, which GroupMe uses for "for ever".
  private static let end: Int64 = 253_402_300_800

  /// Converts seconds to milliseconds. A number after the year 9999 already is in milliseconds; nil
  /// if it is out of range even then.
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

  /// Decodes the whole seconds of a number with an exponent, such as `1.79e9`.
  private static func milliseconds(ofPower text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.magnitude < 0x1p62
    else { return nil }
    return milliseconds(seconds: Int64(number))
  }

  /// Decodes the first three digits of a fraction.
  private static func thousandths(_ digits: some Collection<UInt8>) -> Int64? {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    var value: Int64 = 0
    for byte in digits.prefix(3) { value = value * 10 + Int64(byte & 0xf) }
    for _ in digits.count..<max(3, digits.count) { value *= 10 }
    return value
  }
}
