/// The short form of UUIDs in PeerTube: 22 characters in base 58, without `0`, `O`, `I` and `l`.
enum ShortUUID {
  private static let letters = Array(
    "123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

  /// Returns the short form of 36 characters; the text itself if it is not a UUID.
  static func short(_ uuid: String) -> String {
    guard var rest = UInt128(uuid.filter { $0 != "-" }, radix: 16) else { return uuid }
    var digits: [UInt8] = []
    for _ in 0..<22 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 58)
      digits.append(letters[Int(remainder)])
      rest = quotient
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  /// Returns the 36 characters of a short form; nil for any other text.
  static func long(_ text: String) -> String? {
    guard text.utf8.count == 22 else { return nil }
    var value: UInt128 = 0
    for byte in text.utf8 {
      guard let digit = letters.firstIndex(of: byte) else { return nil }
      let (product, isTooMuch) = value.multipliedReportingOverflow(by: 58)
      let (sum, overflows) = product.addingReportingOverflow(UInt128(digit))
      guard !isTooMuch, !overflows else { return nil }
      value = sum
    }
    let digits = String(value, radix: 16)
    return dashed(String(repeating: "0", count: 32 - digits.count) + digits)
  }

  /// Returns 32 hexadecimal digits in the format of a UUID.
  static func dashed(_ digits: String) -> String {
    var rest = Substring(digits)
    return [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }.joined(separator: "-")
  }
}
