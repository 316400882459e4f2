/// What goes wrong in the same way in several Kits, finer than the coarse codes.
extension PentadError.Code {
  /// The server could not answer; it may be able to later.
  ///
  /// C: `PENTAD_SERVER_UNAVAILABLE`.
  public static let serverUnavailable = Self(.unavailable, detail: 0x001)
  /// Too many requests; ``PentadError/retryAfter`` says how long to wait, if the server does.
  ///
  /// C: `PENTAD_TOO_MANY_REQUESTS`.
  public static let tooManyRequests = Self(.unavailable, detail: 0x002)
  /// An answer that is cut off, damaged, or of another format, such as a page for people.
  ///
  /// C: `PENTAD_UNREADABLE_ANSWER`.
  public static let unreadableAnswer = Self(.decoding, detail: 0x003)
  /// An answer that can be read and is not what was asked for.
  ///
  /// C: `PENTAD_UNEXPECTED_ANSWER`.
  public static let unexpectedAnswer = Self(.decoding, detail: 0x004)
  /// The server wants the user to sign in, or does not accept what the user signed in with.
  ///
  /// C: `PENTAD_SIGN_IN_REQUIRED`.
  public static let signInRequired = Self(.unauthorized, detail: 0x005)
  /// No time zone has the identifier.
  ///
  /// C: `PENTAD_UNKNOWN_TIME_ZONE`.
  public static let unknownTimeZone = Self(.invalid, detail: 0x006)
  /// A date that does not exist, an end before its start, or a time too long.
  ///
  /// C: `PENTAD_INVALID_DATE_RANGE`.
  public static let invalidDateRange = Self(.invalid, detail: 0x007)
  /// The store or the account belongs to another server. It is untouched, and nothing was sent.
  ///
  /// C: `PENTAD_OTHER_SERVER`.
  public static let otherServer = Self(.conflict, detail: 0x010)
}
