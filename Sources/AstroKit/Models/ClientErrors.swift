public import PentadCore

/// The finer codes of AstroKit's front door to servers and stores.
extension PentadError.Code {
  /// A request for something other than `all`, the one type that the protocol has.
  public static let unknownRequestType = Self(.invalid, detail: 0x220)
  /// The server's answer is whole, but lacks days that were asked for.
  public static let incompleteAnswer = Self(.decoding, detail: 0x222)
}
