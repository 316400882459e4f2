public import PentadCore

/// The specific error codes of StellarKit.
extension PentadError.Code {
  /// The server's answer was empty or contained no courses. Known data is kept.
  public static let emptyReply = Self(.decoding, detail: 0x302)
  /// The server does not know a class with this id: an old class, or one that is not taught this
  /// term.
  public static let classNotFound = Self(.notFound, detail: 0x305)
  /// The server does not know the module or the command.
  public static let unknownCommand = Self(.unsupported, detail: 0x306)
}

extension PentadError.Code {
  /// The source shows the replies only to those who have replied, and the account has not.
  package static let replyRequired = Self(.refused, detail: 0x3a1)
}
