import CPentad
import PentadCore
import VideoFeedKit

/// A caller's request to add a feed of a PeerTube server.
struct PeerTubeAdding: Sendable {
  private let server: PeerTubeServer
  private let feed: PeerTubeFeed
  private let user: (name: String, password: String)?
  private let otp: String?

  /// - Throws: `misuse` for NULL, a wrong size, an unknown kind of feed, and missing fields;
  ///   `invalid` for a text that is not UTF-8 and an invalid address
  init(_ pointer: UnsafePointer<pentad_video_peertube_options>?) throws(PentadError) {
    _ = try require(pointer, "options")
    let record = try readOptions(pointer, "options")
    server = try PeerTubeServer(readText(record.server, "options->server"))
    if let name = try readOptionalText(record.user, "options->user") {
      user = (name, try readText(record.password, "options->password"))
    } else {
      user = nil
    }
    otp = try readOptionalText(record.otp, "options->otp")
    feed = try PeerTubeFeed(record, hasUser: user != nil)
  }

  /// Adds the feed; signs the user in first, if there is one.
  func add(to videos: VideoFeed) async throws(PentadError) -> SourceStatus {
    guard let user else { return try await videos.addPeerTube(server, feed: feed) }
    return try await videos.addPeerTube(
      server, user: user.name, password: user.password, otp: otp, feed: feed)
  }
}

extension PeerTubeFeed {
  fileprivate init(
    _ record: pentad_video_peertube_options, hasUser: Bool
  ) throws(PentadError) {
    switch record.feed {
    case PENTAD_VIDEO_PEERTUBE_FEED_USUAL: self = hasUser ? .subscriptions : .local
    case PENTAD_VIDEO_PEERTUBE_FEED_SUBSCRIPTIONS: self = .subscriptions
    case PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL:
      self = .channel(try readText(record.name, "options->name"))
    case PENTAD_VIDEO_PEERTUBE_FEED_ACCOUNT:
      self = .account(try readText(record.name, "options->name"))
    case PENTAD_VIDEO_PEERTUBE_FEED_LOCAL: self = .local
    case PENTAD_VIDEO_PEERTUBE_FEED_HISTORY: self = .history
    default: throw PentadError(.misuse, "options->feed is \(record.feed.rawValue)")
    }
  }
}

/// A sign-in to a server of the Shelby protocol, as a caller describes it in each of its calls.
struct ShelbyEntrance: Sendable {
  private let server: ShelbyServer
  private let consumer: OAuth1.Credentials
  private let callback: String
  private let reads: OAuth1.Method
  /// The network with which the user signs in.
  let network: ShareOrigin

  /// - Throws: `misuse` for NULL, a wrong size, an unknown method, and missing fields; `invalid`
  ///   for a text that is not UTF-8 and an invalid address
  init(_ pointer: UnsafePointer<pentad_video_shelby_options>?) throws(PentadError) {
    _ = try require(pointer, "options")
    let record = try readOptions(pointer, "options")
    server = try ShelbyServer(readText(record.server, "options->server"))
    consumer = OAuth1.Credentials(
      identifier: try readText(record.consumer_key, "options->consumer_key"),
      secret: try readText(record.consumer_secret, "options->consumer_secret"))
    callback = try readText(record.callback, "options->callback")
    let word = try readOptionalText(record.network, "options->network")
    network = word.map { ShareOrigin(rawValue: $0) } ?? .twitter
    reads = try OAuth1.Method(record.reads, "options->reads")
  }

  /// Returns the sign-in for a feed; no request is made yet.
  func signIn(_ feed: VideoFeed) throws(PentadError) -> ShelbySignIn {
    try feed.shelbySignIn(server, consumer: consumer, callback: callback, reads: reads)
  }

  /// Returns true if a URL is the callback URL of the sign-in.
  func isCallback(_ address: String) throws(PentadError) -> Bool {
    try ShelbySignIn(
      server: server, consumer: consumer, callback: callback, reads: reads,
      transport: NoServer(), credentials: MemoryCredentialStore()
    ).isCallback(address)
  }
}
