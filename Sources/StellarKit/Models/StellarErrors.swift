public import PentadCore

/// The finer codes that StellarKit throws.
extension PentadError.Code {
  /// The server failed: it answered with another status than 200…299, or with a page instead of JSON.
  public static let serverFailure = Self(.unavailable, detail: 0x301)
  /// The server answered with nothing, or with no courses at all. What was known stays.
  public static let emptyReply = Self(.decoding, detail: 0x302)
  /// An answer that begins as JSON and is none: cut off on its way, or damaged.
  public static let unreadableReply = Self(.decoding, detail: 0x303)
  /// JSON that is not an answer of the protocol, or in which not a single item can be read.
  public static let unexpectedReply = Self(.decoding, detail: 0x304)
  /// The server knows no class of that id: an old one, or one that is not taught this term.
  public static let classNotFound = Self(.notFound, detail: 0x305)
  /// The server does not know the module or the command.
  public static let unknownCommand = Self(.unsupported, detail: 0x306)
  /// No time zone has the identifier.
  public static let unknownTermZone = Self(.invalid, detail: 0x307)
}
