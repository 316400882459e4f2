/// What of a message an answer speaks of. A push leaves things out, and what it leaves out is not empty.
public struct MessageFields: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt8

  /// The set of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text and the attachments.
  public static let content = Self(rawValue: 1)
  /// Who likes it and by which sign.
  public static let reactions = Self(rawValue: 2)
  /// Whether it is pinned.
  public static let pin = Self(rawValue: 4)
  /// All of it.
  public static let all: Self = [.content, .reactions, .pin]
}
