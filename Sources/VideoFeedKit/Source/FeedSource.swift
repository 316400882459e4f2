public import PentadCore

/// A source of broadcasts: a PeerTube server, a feed, a server of the Shelby protocol, a folder, or
/// one that the host program implements.
///
/// Every call requests data from the source; none answers from a cache. Each call throws errors
/// from the transport, and also:
///
/// - ``PentadCore/PentadError/Code/serverUnavailable`` and
///   ``PentadCore/PentadError/Code/tooManyRequests``, with the time to wait if the source gives
///   one.
/// - ``PentadCore/PentadError/Code/signInRequired`` if the source no longer accepts the user's
///   credentials.
/// - ``PentadCore/PentadError/Code/refused`` if it denies access to this user or rejects the
///   request.
/// - ``PentadCore/PentadError/Code/unreadableAnswer`` if the response cannot be parsed.
/// - ``PentadCore/PentadError/Code/unexpectedAnswer`` if the response has other content than
///   requested.
public protocol FeedSource: Sendable {
  /// The identifier of the source; the same after each start.
  var id: SourceID { get }
  /// The features that the source supports.
  var capabilities: SourceCapabilities { get }

  /// Fetches a page of the source's content, the newest items first.
  ///
  /// - Throws: in addition, ``PentadCore/PentadError/Code/notFound`` when there is nothing at the
  ///   address.
  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage

  /// Fetches comments on a video that are not part of a share.
  ///
  /// - Parameter cursor: ``CommentPage/older`` of the page before; nil for the first.
  func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage

  /// Fetches the current addresses of a video's files and streams.
  ///
  /// - Throws: in addition, ``PentadCore/PentadError/Code/videoNotFound``.
  func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo

  /// Sends an action of the user to the source.
  ///
  /// - Throws: in addition, ``PentadCore/PentadError/Code/actionRefused``, and
  ///   ``PentadCore/PentadError/Code/deliveryUnknown`` when it is unknown whether an earlier
  ///   attempt has arrived.
  func perform(_ action: SourceAction) async throws(PentadError)

  /// Fetches the signed-in account; nil if the user is not signed in or the source needs no
  /// account.
  func account() async throws(PentadError) -> SourceAccount?

  /// Signs out: removes the credentials here and, if the source is reachable, revokes them there.
  ///
  /// - Throws: errors from removing the credentials; the user is still signed in then. An
  ///   unreachable or failing source is not an error.
  func signOut() async throws(PentadError)
}

/// The features of a ``FeedSource``. The set is open.
///
/// C: `pentad_video_capability`.
public struct SourceCapabilities: OptionSet, Hashable, Sendable {
  /// The features as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The source has pages older than the newest.
  public static let olderPages = SourceCapabilities(rawValue: 1)
  /// The source has comments.
  public static let comments = SourceCapabilities(rawValue: 2)
  /// The source resolves the files and streams of a video.
  public static let resolving = SourceCapabilities(rawValue: 4)
  /// The source stores the user's likes.
  public static let likes = SourceCapabilities(rawValue: 8)
  /// The source stores the list to watch later.
  public static let watchLater = SourceCapabilities(rawValue: 16)
  /// The source stores which videos the user has watched.
  public static let watched = SourceCapabilities(rawValue: 32)
  /// The source stores the user's position in a video.
  public static let positions = SourceCapabilities(rawValue: 64)
  /// The source shares videos for the user.
  public static let sharing = SourceCapabilities(rawValue: 128)
  /// The source supports accounts.
  public static let accounts = SourceCapabilities(rawValue: 256)
}

extension FeedSource {
  /// Returns an empty page.
  public func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage { CommentPage() }

  /// Throws ``PentadCore/PentadError/Code/actionUnsupported``.
  public func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    throw PentadError(.actionUnsupported, "this source does not provide addresses of videos")
  }

  /// Throws ``PentadCore/PentadError/Code/actionUnsupported``.
  public func perform(_ action: SourceAction) async throws(PentadError) {
    throw PentadError(.actionUnsupported, "this source does not store the user's actions")
  }

  /// Returns nil.
  public func account() async throws(PentadError) -> SourceAccount? { nil }

  /// Does nothing.
  public func signOut() async throws(PentadError) {}
}
