public import PentadCore

/// The specific error codes of AstroKit's access to servers and stores.
extension PentadError.Code {
  /// A request type other than `all`, the only type of the protocol.
  public static let unknownRequestType = Self(.invalid, detail: 0x220)
  /// The server's answer is complete but lacks requested days.
  public static let incompleteAnswer = Self(.decoding, detail: 0x222)
}
