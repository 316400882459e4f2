public import PentadCore

/// Videos of a server of PeerTube, as it is and as one of its users sees it.
///
/// ```swift
/// let source = try await PeerTubeSource.signIn(
///   server: PeerTubeServer("peertube.example"), user: "alice", password: password,
///   transport: transport, credentials: credentials)
/// let page = try await source.page(FeedRequest())
/// ```
///
/// - Its API is REST, with the paths and limits of PeerTube 8.1 (OpenAPI).
/// - A video is called by its UUID, which is the same on all servers, and so is its broadcast. The
///   sharer is the channel.
/// - The tokens of a user stand in a ``PentadCore/CredentialStore`` alone. The server hands new ones out
///   for the old when they no longer hold, once for all calls that are under way; if it does not,
///   calls throw ``PentadCore/PentadError/Code/signInRequired`` until somebody signs in again.
/// - A page is asked for by its place in the list: what is published meanwhile comes twice, what is
///   taken away meanwhile makes the next page begin later.
public struct PeerTubeSource: FeedSource {
  /// `peertube:peertube.example/alice`, and behind it `/c/news` and the like for another feed than the
  /// subscriptions; `-` in the place of the name when no user is signed in.
  public let id: SourceID
  /// The server.
  public var server: PeerTubeServer { api.server }
  /// Which videos.
  public let feed: PeerTubeFeed
  /// The name of the user; nil when no user is signed in.
  public var user: String? { api.session?.user }
  let api: PeerTubeAPI

  /// A feed that needs no user.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` for one that does;
  ///   ``PentadCore/PentadError/Code/invalid`` for a name that no channel and no account can have.
  public init(
    server: PeerTubeServer, feed: PeerTubeFeed, transport: any Transport,
    time: TimeSource = .system
  ) throws(PentadError) {
    try self.init(
      feed, PeerTubeAPI(server: server, session: nil, transport: transport, time: time))
  }

  /// A feed as a user sees it who has signed in by
  /// ``signIn(server:user:password:otp:feed:transport:credentials:time:)``, in this process or in an
  /// earlier one. Without that each call throws ``PentadCore/PentadError/Code/signInRequired``.
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
      throw PentadError(.invalid, "no channel and no account can have this name")
    }
    guard api.session != nil || !feed.needsUser else {
      throw PentadError(.signInRequired, "sign in to see the videos that are yours")
    }
    self.feed = feed
    self.api = api
    let path = feed == .subscriptions ? "" : feed.path
    id = SourceID("peertube:\(api.server.name)/\(api.session?.user ?? "-")\(path)")
  }

  /// Another feed of the same server and the same user. Both share what the user signed in with:
  /// signing out of one signs out of the other.
  ///
  /// - Throws: as ``init(server:feed:transport:time:)``.
  public func with(_ feed: PeerTubeFeed) throws(PentadError) -> PeerTubeSource {
    try PeerTubeSource(feed, api)
  }

  /// Older pages, comments and where a video is; with a user also what the user does.
  public var capabilities: SourceCapabilities {
    let all: SourceCapabilities = [.olderPages, .comments, .resolving]
    return user == nil
      ? all : all.union([.likes, .watchLater, .watched, .positions, .accounts])
  }
}

extension PeerTubeSource {
  /// The page for people, by which a source is made again: `https://peertube.example/c/news`.
  public var address: String { server.text + feed.path }

  /// Makes a source again from its ``id`` and its ``address``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when they are not of one source of PeerTube.
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
