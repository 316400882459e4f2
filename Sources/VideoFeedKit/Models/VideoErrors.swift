public import PentadCore

/// The errors of video feeds: detailed codes below the coarse ones.
extension PentadError.Code {
  /// The feed no longer exists: the server has reported this repeatedly, over a long enough time.
  public static let sourceGone = Self(.notFound, detail: 0xd01)
  /// The name, the password or the code is wrong, or the user denied the sign-in.
  public static let signInRefused = Self(.unauthorized, detail: 0xd05)
  /// The document is not a feed: another kind of XML or JSON, or empty.
  public static let notAFeed = Self(.decoding, detail: 0xd07)
  /// The feed exceeds the size limit.
  public static let feedTooLarge = Self(.refused, detail: 0xd08)
  /// The document has entities that refer to other entities or to files, as in an attack. They are
  /// never expanded.
  public static let entityRefused = Self(.refused, detail: 0xd09)
  /// The video does not exist or is not visible.
  public static let videoNotFound = Self(.notFound, detail: 0xd0b)
  /// No source provides a file or stream of the video. ``VideoFeedKit/Playability`` describes the
  /// alternatives.
  public static let notPlayable = Self(.unsupported, detail: 0xd0c)
  /// No source returned the location of the video in time.
  public static let resolvingTimedOut = Self(.timedOut, detail: 0xd0d)
  /// The source rejected the user's action and would reject it again.
  public static let actionRefused = Self(.refused, detail: 0xd0e)
  /// It is unknown whether the share has arrived. The user decides whether to send it again.
  public static let deliveryUnknown = Self(.conflict, detail: 0xd0f)
  /// The comment is longer than the destination allows.
  public static let commentTooLong = Self(.invalid, detail: 0xd10)
  /// A share by mail has no address.
  public static let recipientMissing = Self(.invalid, detail: 0xd11)
  /// The source does not exist.
  public static let sourceNotFound = Self(.notFound, detail: 0xd12)
  /// The source does not support this action.
  public static let actionUnsupported = Self(.unsupported, detail: 0xd13)
  /// The network is disabled in demonstration mode.
  public static let networkDisabled = Self(.offline, detail: 0xd14)
  /// The address has a scheme that is never followed, such as `javascript:`.
  public static let addressRefused = Self(.invalid, detail: 0xd15)
  /// The document is a web page instead of a feed; it may link to feeds.
  public static let pageInsteadOfFeed = Self(.decoding, detail: 0xd16)
  /// The document is not an outline list (OPML).
  public static let notAnOutline = Self(.decoding, detail: 0xd17)
  /// The entries of the feed contain no video: only articles or audio. The feed is still polled
  /// like any other.
  public static let noVideos = Self(.notFound, detail: 0xd21)
  /// The account has two-factor authentication: a code is required in addition to the name and
  /// password.
  public static let signInCodeRequired = Self(.unauthorized, detail: 0xd20)
}

extension PentadError {
  /// The error for a source that the user has not added, or has removed.
  package static let noSuchSource = PentadError(
    .sourceNotFound, "there is no such source; add it first")
}
