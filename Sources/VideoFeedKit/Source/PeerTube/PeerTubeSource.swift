public import PentadCore

/// A source for videos on a PeerTube server, either public or as one of its users.
///
/// ```swift
/// let source = try await PeerTubeSource.signIn(
///   server: PeerTubeServer("peertube.example"), user: "alice", password: password,
///   transport: transport, credentials: credentials)
/// let page = try await source.page(FeedRequest())
/// ```
///
/// - The API is REST, with the paths and limits of PeerTube 8.1 (OpenAPI).
/// - A video is identified by its UUID, which is the same on all servers. Its broadcast has the
///   same id, and the sharer is the channel.
/// - The user's tokens are stored only in a ``PentadCore/CredentialStore``. Expired ones are
///   renewed once for all concurrent calls. If the server refuses, calls throw
///   ``PentadCore/PentadError/Code/signInRequired`` until the user signs in again.
/// - Pages are addressed by their offset in the list. A video published meanwhile shifts the list,
///   so one video appears twice. A video deleted meanwhile makes the next page skip one.
public struct PeerTubeSource: FeedSource {
  /// `peertube:peertube.example/alice`, followed by `/c/news` and the like for feeds other than the
  /// subscriptions. Without a signed-in user, the name is `-`.
  public let id: SourceID
  /// The server.
  public var server: PeerTubeServer { api.server }
  /// The followed videos.
  public let feed: PeerTubeFeed
  /// The user name; nil if no user is signed in.
  public var user: String? { api.session?.user }
  let api: PeerTubeAPI

  /// Creates a source for a feed that needs no user.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` for a feed that needs one;
  ///   ``PentadCore/PentadError/Code/invalid`` for a name that no channel and no account can have.
  public init(
    server: PeerTubeServer, feed: PeerTubeFeed, transport: any Transport,
    time: TimeSource = .system
  ) throws(PentadError) {
    try self.init(
      feed, PeerTubeAPI(server: server, session: nil, transport: transport, time: time))
  }

  /// Creates a source for a feed of a user who has signed in with
  /// ``signIn(server:user:password:otp:feed:transport:credentials:time:)``, in this process or an
  /// earlier one. Otherwise each call throws ``PentadCore/PentadError/Code/signInRequired``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a name that no user, no channel and no
  ///   account can have.
  public init(
    server: PeerTubeServer, user: String, feed: PeerTubeFeed = .subscriptions,
    transport: any Transport, credentials: any CredentialStore, time: TimeSource = .system
  ) throws(PentadError) {
    let session = try PeerTubeSession(
      server: server, user: user, credentials: credentials, transport: transport, time: time)
    try self.init(
      feed, PeerTubeAPI(server: server, session: session, transport: transport, time: time))
  }

  init(_ feed: PeerTubeFeed, _ api: PeerTubeAPI) throws(PentadError) {
    guard feed.isWellFormed else {
      throw PentadError(.invalid, "this is not a valid name of a channel or an account")
    }
    guard api.session != nil || !feed.needsUser else {
      throw PentadError(.signInRequired, "sign in to see the videos that are yours")
    }
    self.feed = feed
    self.api = api
    let path = feed == .subscriptions ? "" : feed.path
    id = SourceID("peertube:\(api.server.name)/\(api.session?.user ?? "-")\(path)")
  }

  /// Returns a source for another feed of the same server and user. Both share the session: signing
  /// out of one signs out of the other.
  ///
  /// - Throws: the errors of ``init(server:feed:transport:time:)``.
  public func with(_ feed: PeerTubeFeed) throws(PentadError) -> PeerTubeSource {
    try PeerTubeSource(feed, api)
  }

  /// The features: older pages, comments and resolving; for a signed-in user also the marks and the
  /// account.
  public var capabilities: SourceCapabilities {
    let all: SourceCapabilities = [.olderPages, .comments, .resolving]
    return user == nil
      ? all : all.union([.likes, .watchLater, .watched, .positions, .accounts])
  }
}

extension PeerTubeSource {
  /// The address of the web page, from which the source can be restored:
  /// `https://peertube.example/c/news`.
  public var address: String { server.text + feed.path }

  /// Restores a source from its ``id`` and its ``address``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when they do not belong to the same PeerTube
  ///   source.
  public init(
    id: SourceID, address: String, transport: any Transport, credentials: any CredentialStore,
    time: TimeSource = .system
  ) throws(PentadError) {
    let wrong = PentadError(.invalid, "this is not the address of a source of PeerTube")
    guard let (feed, text) = PeerTubeFeed.of(page: try TransportURL(address)) else { throw wrong }
    let server = try PeerTubeServer(text)
    let start = "peertube:\(server.name)/"
    guard id.rawValue.hasPrefix(start) else { throw wrong }
    let user = id.rawValue.dropFirst(start.count).prefix { $0 != "/" }
    if user == "-" {
      try self.init(server: server, feed: feed, transport: transport, time: time)
    } else {
      try self.init(
        server: server, user: String(user), feed: feed, transport: transport,
        credentials: credentials, time: time)
    }
    guard self.id == id else { throw wrong }
  }
}
