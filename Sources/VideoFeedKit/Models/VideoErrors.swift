public import PentadCore

/// What goes wrong with a feed of videos, finer than the coarse codes.
extension PentadError.Code {
  /// The feed is gone: the server has said so often enough, for long enough.
  public static let sourceGone = Self(.notFound, detail: 0xd01)
  /// The name, the password or the code is not right, or the user said no.
  public static let signInRefused = Self(.unauthorized, detail: 0xd05)
  /// A document that is no feed: another kind of XML or JSON, or nothing at all.
  public static let notAFeed = Self(.decoding, detail: 0xd07)
  /// A feed larger than is read.
  public static let feedTooLarge = Self(.refused, detail: 0xd08)
  /// A document whose entities refer to others or to files, as those of an attack do; they are never
  /// expanded.
  public static let entityRefused = Self(.refused, detail: 0xd09)
  /// No such video, or it cannot be seen.
  public static let videoNotFound = Self(.notFound, detail: 0xd0b)
  /// No source gives a file or a stream of the video; ``VideoFeedKit/Playability`` says what there is
  /// instead.
  public static let notPlayable = Self(.unsupported, detail: 0xd0c)
  /// No source has told where the video is in time.
  public static let resolvingTimedOut = Self(.timedOut, detail: 0xd0d)
  /// The source said no to what the user did, and would again.
  public static let actionRefused = Self(.refused, detail: 0xd0e)
  /// Nobody can tell whether what was shared has arrived: the user decides whether it is sent again.
  public static let deliveryUnknown = Self(.conflict, detail: 0xd0f)
  /// A comment longer than a destination takes.
  public static let commentTooLong = Self(.invalid, detail: 0xd10)
  /// Something shared by mail without an address.
  public static let recipientMissing = Self(.invalid, detail: 0xd11)
  /// No such source.
  public static let sourceNotFound = Self(.notFound, detail: 0xd12)
  /// The source cannot do this.
  public static let actionUnsupported = Self(.unsupported, detail: 0xd13)
  /// Demonstration mode does without the network.
  public static let networkDisabled = Self(.offline, detail: 0xd14)
  /// An address of a scheme that is never followed, such as `javascript:`.
  public static let addressRefused = Self(.invalid, detail: 0xd15)
  /// A page for people where a feed was expected; it may name its feeds.
  public static let pageInsteadOfFeed = Self(.decoding, detail: 0xd16)
  /// A document that is no list of outlines.
  public static let notAnOutline = Self(.decoding, detail: 0xd17)
  /// A feed whose entries have no video: articles, or sound alone. It is asked again as any other.
  public static let noVideos = Self(.notFound, detail: 0xd21)
  /// The user has a second factor: besides the name and the password a code is wanted.
  public static let signInCodeRequired = Self(.unauthorized, detail: 0xd20)
}

extension PentadError {
  /// The user has no such source, or has it no longer.
  package static let noSuchSource = PentadError(
    .sourceNotFound, "there is no such source; add it first")
}
