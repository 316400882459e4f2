/// The names that PeerTube gives a video on all its hosts: a UUID of version 4, and the same number in 22
/// digits of base 58.
enum PeerTubeID {
  /// The UUID with its hyphens, in lower case; nil for anything else, such as a number that one host
  /// alone knows.
  static func uuid(_ text: String) -> String? {
    switch text.utf8.count {
    case 36: hyphenated(text.lowercased())
    case 22: number(text).flatMap(uuid)
    default: nil
    }
  }

  private static func hyphenated(_ text: String) -> String? {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    let isUUID =
      groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    return isUUID ? text : nil
  }

  private static let digits = Array(
    "123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

  private static func number(_ text: String) -> UInt128? {
    var number: UInt128 = 0
    for byte in text.utf8 {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 58)
      let (sum, isOver) = product.addingReportingOverflow(UInt128(digit))
      guard !isTooLarge, !isOver else { return nil }
      number = sum
    }
    return number
  }

  /// Any 22 digits are some number; only those of version 4, variant 1, are taken for a UUID.
  private static func uuid(_ number: UInt128) -> String? {
    guard (number >> 76) & 0xf == 4, (number >> 62) & 0b11 == 0b10 else { return nil }
    let short = String(number, radix: 16)
    let all = String(repeating: "0", count: 32 - short.count) + short
    var rest = all[...]
    return [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
  }
}
