public import PentadCore

extension FeedXMLSource {
  private static let longestPage = 2 << 20

  /// The feeds of a page: those that it names, in its order; the page itself when it is a feed.
  ///
  /// The pages of YouTube's channels, playlists and users (`/channel/UC…`, `/playlist?list=…`,
  /// `/user/…`) tell the address of their feed by their own: nothing is asked for then. Of other pages
  /// the first 2 MiB are read. A page from elsewhere names no feed on this machine, nor in the network
  /// around it.
  ///
  /// - Returns: nothing for a page that names none.
  /// - Throws: what the transport throws, and ``page(_:)`` does of a server that does not answer;
  ///   ``PentadCore/PentadError/Code/addressRefused`` for what is no address of the web.
  public static func discover(
    _ page: String, transport: any Transport, time: TimeSource = .system
  ) async throws(PentadError) -> [DiscoveredFeed] {
    let url = try FeedAddress.request(page)
    if let feed = YouTubeFeed.address(ofPage: url.string) { return [DiscoveredFeed(address: feed)] }
    let exchange = FeedExchange(
      transport: transport, time: time, deadline: 30_000, bodyLimit: longestPage * 8,
      source: url)
    let answer = try await exchange.get(url, accepting: FeedExchange.pages)
    let head = try await exchange.head(of: answer, count: longestPage)
    let type = answer.response.headers["Content-Type"]
    do throws(PentadError) {
      let feed = try FeedReader.read(head, address: answer.url.string, contentType: type)
      return [DiscoveredFeed(address: (answer.movedTo ?? url).string, title: feed.title)]
    } catch  where error.code == .pageInsteadOfFeed || error.code == .notAFeed {
      return FeedDiscovery.feeds(in: head, at: answer.url.string, contentType: type)
        .filter { WebLink.isWithin(url.scope, $0.address) }
    }
  }
}
