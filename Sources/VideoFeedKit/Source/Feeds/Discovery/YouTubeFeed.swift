/// The feeds of YouTube channels, playlists and users.
package enum YouTubeFeed {
  private static let hosts = ["youtube.com", "www.youtube.com", "m.youtube.com"]
  private static let feeds = "https://www.youtube.com/feeds/videos.xml"

  /// Returns the feed address for a page: `https://www.youtube.com/channel/UC…`,
  /// `…/playlist?list=…`, `…/user/…`, or the address of a feed itself; nil for other pages. Handles
  /// (`/@name`, `/c/name`) do not contain the channel; their page must be fetched: see
  /// ``FeedDiscovery``.
  package static func address(ofPage page: String) -> String? {
    guard let whole = FeedAddress.resolve(page, base: nil) else { return nil }
    let rest = whole.dropFirst(whole.hasPrefix("https") ? 8 : 7).prefix { $0 != "#" }
    guard hosts.contains(rest.prefix { $0 != "/" && $0 != "?" }.lowercased()) else { return nil }
    let target = rest.drop { $0 != "/" && $0 != "?" }
    let path = target.prefix { $0 != "?" }.split(separator: "/")
    let query = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    if path.first == "feeds" { return whole }
    if path.count >= 2, path[0] == "channel" { return address("channel_id", path[1]) }
    if path.count >= 2, path[0] == "user" { return address("user", path[1]) }
    if path.first == "playlist", let list = query.first(where: { $0.hasPrefix("list=") }) {
      return address("playlist_id", list.dropFirst(5))
    }
    return nil
  }

  private static func address(_ name: String, _ id: Substring) -> String? {
    let isID = (1...100).contains(id.utf8.count) && id.utf8.allSatisfy(isIDByte)
    return isID ? "\(feeds)?\(name)=\(id)" : nil
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
