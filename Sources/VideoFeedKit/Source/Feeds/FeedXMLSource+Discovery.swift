public import PentadCore

extension FeedXMLSource {
  private static let longestPage = 2 << 20

  /// Finds the feeds of a web page: those that it links to, in document order, or the page itself
  /// if it is a feed.
  ///
  /// For YouTube channels, playlists and users (`/channel/UC…`, `/playlist?list=…`, `/user/…`), the
  /// feed address follows from the page address without a request. At most the first 2 MiB of other
  /// pages are read. Links from a remote page to this machine or its local network are ignored.
  ///
  /// - Returns: the feeds; empty if the page links to none.
  /// - Throws: errors from the transport, and the errors of ``page(_:)`` for a server that does not
  ///   answer; ``PentadCore/PentadError/Code/addressRefused`` for text that is not a web address.
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
