/// A feed that a page names.
///
/// C: `pentad_video_discovered_feed`.
public struct DiscoveredFeed: Hashable, Sendable {
  /// Where it is: `http` or `https`.
  public let address: String
  /// What it is called; nil when nobody says.
  public let title: String?
  /// The media type that the page gives it; nil when the address was found in another way.
  public let type: String?

  /// Describes a feed.
  public init(address: String, title: String? = nil, type: String? = nil) {
    self.address = address
    self.title = title
    self.type = type
  }
}

/// Finds the feeds of a page.
package enum FeedDiscovery {
  private static let longestPage = 2 << 20
  private static let mostFeeds = 50

  /// The feeds that a page of HTML names with `<link rel="alternate">`, in the page's order, each address
  /// once; for a channel, a playlist or a user of YouTube also the feed that its address stands for.
  ///
  /// Of a longer page the first 2 MiB are read, and at most 50 feeds are found. What scripts would do is
  /// not looked at.
  ///
  /// - Parameters:
  ///   - page: the bytes of the page.
  ///   - address: where it comes from, after redirects.
  ///   - contentType: what the server calls it.
  package static func feeds(
    in page: [UInt8], at address: String, contentType: String? = nil
  ) -> [DiscoveredFeed] {
    var scan = PageScan(address: address)
    let head = page.prefix(longestPage)
    let found = TextEncoding.find(in: head, contentType: contentType)
    let decoder = TextDecoder(found)
    head.dropFirst(found.markLength).withUnsafeBufferPointer { bytes in
      // What decodes a page throws nothing.
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
