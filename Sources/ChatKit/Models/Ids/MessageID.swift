/// The id of a message. The newer of two messages of a conversation has the greater one; no two
/// messages have the same, whatever their conversation.
public struct MessageID: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number.
  public let rawValue: Int64

  /// The id of a number.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Reads decimal digits from 0 to 2^63 − 1 without a zero in front, as ``description`` writes them;
  /// nil for any other text.
  public init?(_ text: some StringProtocol) {
    guard text == "0" || text.utf8.first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(text)
    else { return nil }
    rawValue = number
  }

  /// Whether one message is older than another of its conversation.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension MessageID: CustomStringConvertible {
  /// The number in decimal digits.
  public var description: String { String(rawValue) }
}
