/// The id of a message, unique across all conversations. In one conversation, the newer of two
/// messages has the greater id.
public struct MessageID: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number.
  public let rawValue: Int64

  /// Creates the id with a number.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Parses decimal digits from 0 to 2^63 − 1 without a leading zero, as written by
  /// ``description``; nil for any other text.
  public init?(_ text: some StringProtocol) {
    guard text == "0" || text.utf8.first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(text)
    else { return nil }
    rawValue = number
  }

  /// Returns true if one message is older than another message of the same conversation.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension MessageID: CustomStringConvertible {
  /// The number in decimal digits.
  public var description: String { String(rawValue) }
}
