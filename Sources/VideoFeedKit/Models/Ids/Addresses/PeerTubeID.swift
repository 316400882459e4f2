/// The ids of a PeerTube video that are valid on all hosts: a version 4 UUID, or the same number as
/// 22 base-58 digits.
enum PeerTubeID {
  /// Returns the UUID in lower case with hyphens; nil for any other text, such as a number that is
  /// valid on one host only.
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

  /// Returns the UUID of a number; nil unless it has version 4 and variant 1. Any 22 base-58 digits
  /// are some number.
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
