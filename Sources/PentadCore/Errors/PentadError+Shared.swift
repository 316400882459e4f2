/// Fine error codes that several Kits share.
extension PentadError.Code {
  /// The server could not answer; it may be able to later.
  ///
  /// C: `PENTAD_SERVER_UNAVAILABLE`.
  public static let serverUnavailable = Self(.unavailable, detail: 0x001)
  /// Too many requests. ``PentadError/retryAfter`` contains the time to wait, if the server gave
  /// one.
  ///
  /// C: `PENTAD_TOO_MANY_REQUESTS`.
  public static let tooManyRequests = Self(.unavailable, detail: 0x002)
  /// An answer that is cut off, damaged, or in another format, such as a web page.
  ///
  /// C: `PENTAD_UNREADABLE_ANSWER`.
  public static let unreadableAnswer = Self(.decoding, detail: 0x003)
  /// An answer that can be parsed, but does not have the requested content.
  ///
  /// C: `PENTAD_UNEXPECTED_ANSWER`.
  public static let unexpectedAnswer = Self(.decoding, detail: 0x004)
  /// The server requires the user to sign in, or does not accept the user's credentials.
  ///
  /// C: `PENTAD_SIGN_IN_REQUIRED`.
  public static let signInRequired = Self(.unauthorized, detail: 0x005)
  /// No time zone has the identifier.
  ///
  /// C: `PENTAD_UNKNOWN_TIME_ZONE`.
  public static let unknownTimeZone = Self(.invalid, detail: 0x006)
  /// A date that does not exist, an end before its start, or a period that is too long.
  ///
  /// C: `PENTAD_INVALID_DATE_RANGE`.
  public static let invalidDateRange = Self(.invalid, detail: 0x007)
  /// The store or the account belongs to another server. It is untouched, and nothing was sent.
  ///
  /// C: `PENTAD_OTHER_SERVER`.
  public static let otherServer = Self(.conflict, detail: 0x010)
}

/// Errors that end a call for a reason outside its Kit: one text for each.
extension PentadError {
  /// The caller cancelled the call; no part of it continues.
  package static let callCancelled = PentadError(.cancelled, "the call was cancelled")

  /// A request over plain `http` to another machine, which was not allowed.
  package static let plainHTTPRefused = PentadError(
    .refused, "plain http can be read by others on the network: use https, or allow plain http")

  /// The wait for a call timed out; the call itself continues.
  package static func notEnded(after milliseconds: Int) -> PentadError {
    PentadError(.timedOut, "the call timed out after \(milliseconds) ms")
  }

  /// The object that was called is closed: a client, a store, a calendar.
  package static func closed(_ name: String) -> PentadError {
    PentadError(.closed, "the \(name) is closed: open another one")
  }
}

/// The messages for an answer that should be JSON but is not.
package enum AnswerProblem {
  package static let nothing = "the server sent an empty answer: try again later"
  package static let page = "the server answered with a page instead of data: check the address"
  package static let damage = "the server's answer is cut off or damaged: try again later"
}
