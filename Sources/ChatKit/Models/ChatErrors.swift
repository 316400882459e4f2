public import PentadCore

/// What goes wrong in a chat, finer than the coarse codes.
extension PentadError.Code {
  /// The server took a message with this `source_guid` less than a minute ago.
  public static let duplicateMessage = Self(.conflict, detail: 0xc01)
  /// GroupMe keeps this call for devices that it has verified itself.
  public static let deviceVerificationRequired = Self(.refused, detail: 0xc02)
  /// No such group or conversation, or the user is not in it.
  public static let notMember = Self(.notFound, detail: 0xc03)
  /// The group takes no messages with links from this user.
  public static let linksNotAllowed = Self(.invalid, detail: 0xc04)
  /// GroupMe or the group has banned the user.
  public static let banned = Self(.refused, detail: 0xc05)
  /// The members are still being added: ask again.
  public static let resultsNotReady = Self(.unavailable, detail: 0xc07)
  /// The server has forgotten what became of an addition of members, or never knew of it.
  public static let resultsExpired = Self(.notFound, detail: 0xc08)
  /// A group has a name.
  public static let groupNameRequired = Self(.invalid, detail: 0xc09)
  /// A text, a name or a description that is longer than GroupMe takes.
  public static let textTooLong = Self(.invalid, detail: 0xc0a)
  /// The user may not do this: only an administrator, the creator or the author may.
  public static let notAllowed = Self(.refused, detail: 0xc0c)
  /// The server found something wrong with the request, and would again.
  public static let requestRejected = Self(.invalid, detail: 0xc0d)
  /// A picture of more than 50 MB.
  public static let pictureTooLarge = Self(.invalid, detail: 0xc0e)
  /// A file or bytes that cannot be sent as a picture: empty, of another kind than JPEG, PNG, GIF, WebP and
  /// HEIC by the first bytes, or a link, a folder, a pipe or a device.
  public static let notAPicture = Self(.invalid, detail: 0xc0f)
  /// Messages, groups or other items of an answer that cannot be read were left out; the rest was taken.
  public static let unreadableItems = Self(.decoding, detail: 0xc12)
  /// No such message, or it cannot be seen.
  public static let messageNotFound = Self(.notFound, detail: 0xc11)
}
