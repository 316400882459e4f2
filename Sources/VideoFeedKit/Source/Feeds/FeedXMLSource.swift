public import PentadCore

/// A feed: RSS, Atom, RSS 1.0, each with Media RSS, or JSON Feed; a channel of YouTube, a server of
/// PeerTube, a podcast of videos.
///
/// - Entries that have no video are left out: ``FeedPage/problems`` names them.
/// - Everything that stands in the document is given at once, up to ``VideoLimits/broadcasts`` entries,
///   whatever the limit of the request: what was left out could not be had later, when the feed has not
///   changed.
/// - The document is read as it comes, so that memory grows with its entries alone. One with more than
///   ``bodyLimit`` bytes is refused.
/// - A server that knows versions sends a feed only if it has changed; where it sends the same again, its
///   hash tells. What the feed says of when it wants to be read (`ttl`, `skipHours`, `skipDays`) holds
///   until it has changed.
/// - A feed from elsewhere leads to nothing on this machine, nor in the network around it: no redirect, no
///   older page. A feed that the user has here may.
/// - Redirects are followed, ten at most. ``FeedPage/movedTo`` is the address of permanent ones (301, 308), as
///   far as they lead from `https` to `https`. A ``VideoFeed`` asks for the feed at its old address until
///   three answers in a row over at least a week have named the same new one. The element
///   `itunes:new-feed-url` counts as such an answer, and the feed has to be found there.
///
/// ```swift
/// let feed = try FeedXMLSource("https://example.org/videos.xml", transport: transport)
/// let page = try await feed.page(FeedRequest())
/// ```
public struct FeedXMLSource: FeedSource {
  /// `feed:` and the address. Digits replace the secrets in it, and are others in each process and in each store:
  /// a ``VideoFeed`` gives the source a name of its own when the source is added.
  public private(set) var id: SourceID
  /// Older entries, where the feed says where they are (RFC 5005, `next_url`).
  public let capabilities: SourceCapabilities = [.olderPages]
  /// How long an answer may take, in milliseconds, through its redirects and to its last byte.
  public var deadline = 30_000
  /// How many bytes a document may have.
  public var bodyLimit = 16 << 20

  private let url: TransportURL
  private let transport: any Transport
  private let time: TimeSource

  /// Makes a source of a feed. Nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - address: that of the feed itself; for that of a page, see ``discover(_:transport:time:)``.
  ///   - time: by whose clock entries without a date have come, and a `Retry-After` is read.
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused`` for any scheme but `http` and `https`, for
  ///   an address with a password, and for one that is none or too long.
  public init(
    _ address: String, transport: any Transport, time: TimeSource = .system
  ) throws(PentadError) {
    try self.init(address, .process, transport: transport, time: time)
  }

  /// Makes a source whose name has the digits of a store.
  init(
    _ address: String, _ key: FeedNameKey, transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    url = try FeedAddress.request(address)
    id = SourceID(FeedName.of(url, key))
    self.transport = transport
    self.time = time
  }

  /// The name of the feed in a store.
  func id(_ key: FeedNameKey) -> SourceID { SourceID(FeedName.of(url, key)) }

  /// The same source under another name.
  func named(_ id: SourceID) -> FeedXMLSource {
    var copy = self
    copy.id = id
    return copy
  }

  /// Makes a source again from its ``id`` and its ``address``, to which it may have moved since it got its
  /// name.
  init(
    id: SourceID, address: String, transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    url = try FeedAddress.request(address)
    self.id = id
    self.transport = transport
    self.time = time
  }

  /// The address, as it is asked for. Secrets may stand in it.
  public var address: String { url.string }

  /// Some of the feed.
  ///
  /// - Throws: see ``FeedSource``; ``PentadCore/PentadError/Code/pageInsteadOfFeed``,
  ///   ``PentadCore/PentadError/Code/notAFeed``, ``PentadCore/PentadError/Code/unreadableAnswer``,
  ///   ``PentadCore/PentadError/Code/entityRefused`` and
  ///   ``PentadCore/PentadError/Code/feedTooLarge`` for what cannot be read;
  ///   ``PentadCore/PentadError/Code/addressRefused`` for a redirect to what is no address of the web;
  ///   ``PentadCore/PentadError/Code/notFound`` for the statuses 404 and 410.
  public func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    switch request.part {
    case .newest(let state): try await newest(since: state)
    case .older(let cursor): try await older(at: try FeedAddress.request(cursor.rawValue))
    }
  }

  private func newest(since state: FeedState?) async throws(PentadError) -> FeedPage {
    let answer = try await exchange.get(url, validators: state?.validators)
    let headers = answer.response.headers
    var page: FeedPage
    let newAddress: String?
    if answer.response.isNotModified {
      page = .unchanged(id)
      let times = state?.newest.flatMap { FeedTimes(text: $0) }
      page.freshFor = FeedFreshness.milliseconds(headers, times, now: time.date())
      newAddress = times?.newAddress
    } else {
      let document = try await exchange.read(answer)
      let hash = document.hash
      page =
        hash == state?.bodyHash
        ? .unchanged(id) : document.feed.page(of: id, at: answer.url, now: time.date())
      page.state = document.state(of: answer.response)
      page.freshFor = FeedFreshness.milliseconds(
        headers, FeedTimes(document.feed), now: time.date())
      newAddress = document.feed.newAddress
    }
    page.movedTo = answer.movedTo?.string ?? newAddress
    page.isMoveUnproven = answer.movedTo == nil && newAddress != nil
    return page
  }

  private func older(at url: TransportURL) async throws(PentadError) -> FeedPage {
    let answer = try await exchange.get(url)
    var page = try await exchange.read(answer).feed.page(of: id, at: answer.url, now: time.date())
    // A page that names itself would be asked for without end.
    if page.older?.rawValue == url.string { page.older = nil }
    return page
  }

  private var exchange: FeedExchange {
    FeedExchange(
      transport: transport, time: time, deadline: deadline, bodyLimit: bodyLimit, source: url)
  }
}

extension FeedXMLSource: CustomStringConvertible {
  /// The same as ``id``, without a secret.
  public var description: String { id.rawValue }
}
