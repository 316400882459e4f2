public import PentadCore

/// Where broadcasts come from: a server of PeerTube, a feed, a server of the Shelby protocol, a folder,
/// or a host's own.
///
/// Every call asks the source; none answers from a cache. Besides what the transport throws, each call
/// throws ``PentadCore/PentadError/Code/serverUnavailable`` and
/// ``PentadCore/PentadError/Code/tooManyRequests`` with the time to wait, if the source names one;
/// ``PentadCore/PentadError/Code/signInRequired`` when the source no longer accepts what the user
/// signed in with; ``PentadCore/PentadError/Code/refused`` when it does not give it to this user, or
/// does not take the request; ``PentadCore/PentadError/Code/unreadableAnswer`` for what cannot be read;
/// and ``PentadCore/PentadError/Code/unexpectedAnswer`` for what is not what was asked for.
public protocol FeedSource: Sendable {
  /// Which source; the same at every start.
  var id: SourceID { get }
  /// What it can do.
  var capabilities: SourceCapabilities { get }

  /// Some of what the source has, the newest first.
  ///
  /// - Throws: besides, ``PentadCore/PentadError/Code/notFound`` when there is nothing at the address.
  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage

  /// What was written about a video, other than by sharing it.
  ///
  /// - Parameter cursor: ``CommentPage/older`` of the page before; nil for the first.
  func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage

  /// Where the files and streams of a video are at this moment.
  ///
  /// - Throws: besides, ``PentadCore/PentadError/Code/videoNotFound``.
  func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo

  /// Tells the source what the user did.
  ///
  /// - Throws: besides, ``PentadCore/PentadError/Code/actionRefused``, and
  ///   ``PentadCore/PentadError/Code/deliveryUnknown`` when nobody can tell whether an earlier attempt
  ///   has arrived.
  func perform(_ action: SourceAction) async throws(PentadError)

  /// Who is signed in; nil when nobody is, or the source needs nobody.
  func account() async throws(PentadError) -> SourceAccount?

  /// Gives up what the user signed in with, here and, if it can be reached, at the source.
  ///
  /// - Throws: what forgetting it here throws; the user is still signed in then. That the source cannot be
  ///   reached, or fails, is no error.
  func signOut() async throws(PentadError)
}

/// What a ``FeedSource`` can do. The set is open.
///
/// C: `pentad_video_capability`.
public struct SourceCapabilities: OptionSet, Hashable, Sendable {
  /// The bits of what it can do.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It gives pages older than the newest.
  public static let olderPages = SourceCapabilities(rawValue: 1)
  /// It has comments.
  public static let comments = SourceCapabilities(rawValue: 2)
  /// It tells where the files and streams of a video are.
  public static let resolving = SourceCapabilities(rawValue: 4)
  /// It keeps what the user likes.
  public static let likes = SourceCapabilities(rawValue: 8)
  /// It keeps what the user wants to watch later.
  public static let watchLater = SourceCapabilities(rawValue: 16)
  /// It keeps what the user has watched.
  public static let watched = SourceCapabilities(rawValue: 32)
  /// It keeps how far the user has come.
  public static let positions = SourceCapabilities(rawValue: 64)
  /// It shares videos for the user.
  public static let sharing = SourceCapabilities(rawValue: 128)
  /// Somebody signs in to it.
  public static let accounts = SourceCapabilities(rawValue: 256)
}

extension FeedSource {
  /// None.
  public func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage { CommentPage() }

  /// Throws ``PentadCore/PentadError/Code/actionUnsupported``.
  public func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    throw PentadError(.actionUnsupported, "this source does not tell where a video is")
  }

  /// Throws ``PentadCore/PentadError/Code/actionUnsupported``.
  public func perform(_ action: SourceAction) async throws(PentadError) {
    throw PentadError(.actionUnsupported, "this source does not keep what the user does")
  }

  /// Nobody.
  public func account() async throws(PentadError) -> SourceAccount? { nil }

  /// Does nothing.
  public func signOut() async throws(PentadError) {}
}
