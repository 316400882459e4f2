public import PentadCore

/// A feed: RSS, Atom or RSS 1.0, each with Media RSS, or JSON Feed. Examples are a YouTube channel,
/// a PeerTube server, or a video podcast.
///
/// - Entries without a video are left out and listed in ``FeedPage/problems``.
/// - All entries of the document are returned, up to ``VideoLimits/broadcasts``, regardless of the
///   limit of the request. Entries left out could not be fetched later while the feed is unchanged.
/// - The document is parsed as it arrives, so memory grows only with its entries. A document of
///   more than ``bodyLimit`` bytes is rejected.
/// - A server with validators sends a feed only if it has changed. Without them, a hash detects an
///   unchanged body. The polling hints of the feed (`ttl`, `skipHours`, `skipDays`) apply until it
///   changes.
/// - A remote feed cannot redirect or link to this machine or its local network, not even for older
///   pages. A local feed of the user may.
/// - Up to ten redirects are followed. ``FeedPage/movedTo`` is the target of permanent ones (301,
///   308), as long as none leads from `https` to `http` or to a narrower network. A ``VideoFeed``
///   keeps polling the old address until three responses in a row, over at least a week, have given
///   the same new one. The element `itunes:new-feed-url` counts as such a response if the feed can
///   be read there.
///
/// ```swift
/// let feed = try FeedXMLSource("https://example.org/videos.xml", transport: transport)
/// let page = try await feed.page(FeedRequest())
/// ```
public struct FeedXMLSource: FeedSource {
  /// `feed:` and the address. Secrets in the address are replaced by digits that differ in each
  /// process and each store. A ``VideoFeed`` gives the source a separate identifier when it is
  /// added.
  public private(set) var id: SourceID
  /// Pages of older entries, if the feed links to them (RFC 5005, `next_url`).
  public let capabilities: SourceCapabilities = [.olderPages]
  /// The maximum time of a request in milliseconds, including redirects, until the last byte.
  public var deadline = 30_000
  /// The maximum size of a document in bytes.
  public var bodyLimit = 16 << 20

  private let url: TransportURL
  private let transport: any Transport
  private let time: TimeSource

  /// Creates a source for a feed, without a request.
  ///
  /// - Parameters:
  ///   - address: the address of the feed itself. To find the feeds of a web page, see
  ///     ``discover(_:transport:time:)``.
  ///   - time: the clock that dates entries without a date and evaluates `Retry-After`.
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused`` for any scheme but `http` and
  ///   `https`, for an address with a password, and for text that is not an address or is too long.
  public init(
    _ address: String, transport: any Transport, time: TimeSource = .system
  ) throws(PentadError) {
    try self.init(address, .process, transport: transport, time: time)
  }

  /// Creates a source whose id is hashed with the key of a store.
  init(
    _ address: String, _ key: FeedNameKey, transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    url = try FeedAddress.request(address)
    id = SourceID(FeedName.of(url, key))
    self.transport = transport
    self.time = time
  }

  /// Returns the id of the feed in a store.
  func id(_ key: FeedNameKey) -> SourceID { SourceID(FeedName.of(url, key)) }

  /// Returns the same source with another id.
  func named(_ id: SourceID) -> FeedXMLSource {
    var copy = self
    copy.id = id
    return copy
  }

  /// Restores a source from its ``id`` and its ``address``. The feed may have moved since it got
  /// its id.
  init(
    id: SourceID, address: String, transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    url = try FeedAddress.request(address)
    self.id = id
    self.transport = transport
    self.time = time
  }

  /// The address that is requested. It may contain secrets.
  public var address: String { url.string }

  /// Fetches a page of the feed.
  ///
  /// - Throws: see ``FeedSource``; ``PentadCore/PentadError/Code/pageInsteadOfFeed``,
  ///   ``PentadCore/PentadError/Code/notAFeed``, ``PentadCore/PentadError/Code/unreadableAnswer``,
  ///   ``PentadCore/PentadError/Code/entityRefused`` and
  ///   ``PentadCore/PentadError/Code/feedTooLarge`` for a document that cannot be read;
  ///   ``PentadCore/PentadError/Code/addressRefused`` for a redirect to an invalid web address;
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
    // A page that links to itself would cause an endless loop.
    if page.older?.rawValue == url.string { page.older = nil }
    return page
  }

  private var exchange: FeedExchange {
    FeedExchange(
      transport: transport, time: time, deadline: deadline, bodyLimit: bodyLimit, source: url)
  }
}

extension FeedXMLSource: CustomStringConvertible {
  /// The same as ``id``; contains no secret.
  public var description: String { id.rawValue }
}
