/// A feed that a web page links to.
///
/// C: `pentad_video_discovered_feed`.
public struct DiscoveredFeed: Hashable, Sendable {
  /// The address: `http` or `https`.
  public let address: String
  /// The title; nil for none.
  public let title: String?
  /// The media type according to the page; nil if the address was found in another way.
  public let type: String?

  /// Creates a feed.
  public init(address: String, title: String? = nil, type: String? = nil) {
    self.address = address
    self.title = title
    self.type = type
  }
}

/// Feed discovery in web pages.
package enum FeedDiscovery {
  private static let longestPage = 2 << 20
  private static let mostFeeds = 50

  /// Returns the feeds that an HTML page links to with `<link rel="alternate">`, in document order,
  /// each address once. For a channel, playlist or user of YouTube, the feed that belongs to the
  /// address is included.
  ///
  /// At most the first 2 MiB of a page are read, and at most 50 feeds are returned. Scripts are not
  /// executed.
  ///
  /// - Parameters:
  ///   - page: the bytes of the page.
  ///   - address: the address of the page, after redirects.
  ///   - contentType: the `Content-Type` of the response.
  package static func feeds(
    in page: [UInt8], at address: String, contentType: String? = nil
  ) -> [DiscoveredFeed] {
    var scan = PageScan(address: address)
    let head = page.prefix(longestPage)
    let found = TextEncoding.find(in: head, contentType: contentType)
    let decoder = TextDecoder(found)
    head.dropFirst(found.markLength).withUnsafeBufferPointer { bytes in
      // The closure for the decoded page does not throw.
      try? decoder.decode(bytes, isLast: true) { text in scan.read(text) }
    }
    var feeds = scan.feeds
    let channel =
      scan.canonical.flatMap(YouTubeFeed.address(ofPage:)) ?? YouTubeFeed.address(ofPage: address)
    if let channel { feeds.append(DiscoveredFeed(address: channel, title: scan.title)) }
    var seen: Set<String> = []
    return Array(feeds.filter { seen.insert($0.address).inserted }.prefix(mostFeeds))
  }
}
