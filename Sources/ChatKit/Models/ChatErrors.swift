public import PentadCore

/// Error codes of ChatKit, finer than the coarse codes.
extension PentadError.Code {
  /// The server accepted a message with this `source_guid` less than a minute ago.
  public static let duplicateMessage = Self(.conflict, detail: 0xc01)
  /// GroupMe reserves this call for devices that it has verified.
  public static let deviceVerificationRequired = Self(.refused, detail: 0xc02)
  /// The group or conversation does not exist, or the user is not in it.
  public static let notMember = Self(.notFound, detail: 0xc03)
  /// The group accepts no messages with links from this user.
  public static let linksNotAllowed = Self(.invalid, detail: 0xc04)
  /// The user is banned by GroupMe or by the group.
  public static let banned = Self(.refused, detail: 0xc05)
  /// The members are still being added: retry later.
  public static let resultsNotReady = Self(.unavailable, detail: 0xc07)
  /// The result of an addition of members has expired, or the server does not know the request.
  public static let resultsExpired = Self(.notFound, detail: 0xc08)
  /// A group must have a name.
  public static let groupNameRequired = Self(.invalid, detail: 0xc09)
  /// A text, a name or a description is longer than GroupMe allows.
  public static let textTooLong = Self(.invalid, detail: 0xc0a)
  /// The user lacks the permission: only an administrator, the creator or the author may do this.
  public static let notAllowed = Self(.refused, detail: 0xc0c)
  /// The server found the request invalid. Do not retry it: the result will be the same.
  public static let requestRejected = Self(.invalid, detail: 0xc0d)
  /// A picture is larger than 50 MB.
  public static let pictureTooLarge = Self(.invalid, detail: 0xc0e)
  /// The file or bytes cannot be sent as a picture. They are empty, their first bytes are not those
  /// of JPEG, PNG, GIF, WebP or HEIC, or the file is a link, a folder, a pipe or a device.
  public static let notAPicture = Self(.invalid, detail: 0xc0f)
  /// Messages, groups or other items of a response could not be decoded and were skipped; the rest
  /// was stored.
  public static let unreadableItems = Self(.decoding, detail: 0xc12)
  /// The message does not exist, or is not visible to the user.
  public static let messageNotFound = Self(.notFound, detail: 0xc11)
}
