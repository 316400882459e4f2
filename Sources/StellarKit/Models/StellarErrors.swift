public import PentadCore

/// The finer codes that StellarKit throws.
extension PentadError.Code {
  /// The server answered with nothing, or with no courses at all. What was known stays.
  public static let emptyReply = Self(.decoding, detail: 0x302)
  /// The server knows no class of that id: an old one, or one that is not taught this term.
  public static let classNotFound = Self(.notFound, detail: 0x305)
  /// The server does not know the module or the command.
  public static let unknownCommand = Self(.unsupported, detail: 0x306)
}
