import PentadCore

/// The naming of feed sources. Names appear in events, errors and logs; addresses do not.
enum FeedName {
  /// Returns the name of an address:
  /// `feed:https://example.org/videos.xml?channel_id=UC1&token=*1f3ac05b9e77`.
  ///
  /// Parts that may be secret are replaced by 48 bits of a keyed hash. These are path segments that
  /// look random, and all query values except public ones such as channel ids. The hashes
  /// distinguish two private feeds of one server. Without the key, they do not confirm a guess.
  static func of(_ url: TransportURL, _ key: FeedNameKey) -> String {
    let path = url.path.split(separator: "/", omittingEmptySubsequences: false)
      .map { looksRandom($0) ? "*" + key.digest($0) : String($0) }.joined(separator: "/")
    guard let query = url.query else { return "feed:\(url.origin)\(path)" }
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
      .map { item($0, key) }
    return "feed:\(url.origin)\(path)?\(items.joined(separator: "&"))"
  }

  private static func item(_ item: Substring, _ key: FeedNameKey) -> String {
    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, isWord(name), parts.count == 2 else {
      return item.isEmpty ? "" : "*" + key.digest(item)
    }
    if parts[1].isEmpty || open.contains(name.lowercased()) { return String(item) }
    return "\(name)=*\(key.digest(parts[1]))"
  }

  /// The query parameters whose values are public.
  private static let open: Set = [
    "accountid", "accountname", "channel_id", "format", "islocal", "lang", "page", "playlist_id",
    "sort", "type", "user", "videochannelid", "videochannelname",
  ]

  private static func isWord(_ name: Substring) -> Bool {
    (1...32).contains(name.utf8.count)
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || isLetter($0) }
  }

  /// Returns true if a part of a path contains a random-looking piece: a long one, or one in which
  /// letters and digits alternate.
  private static func looksRandom(_ part: Substring) -> Bool {
    part.utf8.split { "-._~%".utf8.contains($0) }.contains { piece in
      let turns = zip(piece, piece.dropFirst()).count { isLetter($0) != isLetter($1) }
      return piece.count >= 20 || piece.count >= 8 && turns >= 2
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
}

extension FeedAddress {
  /// The schemes by which links open a feed in a reader. They precede an address or replace its
  /// scheme.
  private static let feedSchemes = ["feed:", "feeds:", "rss:", "pcast:", "podcast:", "itpc:"]

  /// Returns `https://example.org/feed` for `feed://example.org/feed` or
  /// `feed:https://example.org/feed`; other text is returned unchanged.
  static func withoutFeedScheme(_ text: String) -> String {
    let text = text.drop { $0.isWhitespace }
    let start = text.prefix(8).lowercased()
    guard let scheme = feedSchemes.first(where: start.hasPrefix) else { return String(text) }
    let rest = text.dropFirst(scheme.count).drop { $0 == "/" }
    let address = rest.prefix(8).lowercased()
    return ["http://", "https://"].contains(where: address.hasPrefix)
      ? String(rest) : "https://\(rest)"
  }

  /// Returns an address that can be requested.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused``; its message does not contain the
  ///   address.
  static func request(_ text: String) throws(PentadError) -> TransportURL {
    // The name of the source has the same limit as any id.
    if let whole = WebLink.checked(withoutFeedScheme(text)), whole.utf8.count < VideoLimits.id - 16,
      let url = try? TransportURL(whole)
    {
      return url
    }
    throw PentadError(
      .addressRefused,
      "the address of a feed must begin with https:// or http://, have no password, and have at most 2,000 bytes"
    )
  }
}
