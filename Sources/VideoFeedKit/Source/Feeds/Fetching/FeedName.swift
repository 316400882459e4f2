import PentadCore

/// What the source of an address is called. Names stand in events, errors and logs; addresses do not.
enum FeedName {
  /// `feed:https://example.org/videos.xml?channel_id=UC1&token=*1f3ac05b9e77`.
  ///
  /// What may be a secret is replaced by 48 bits of its keyed hash: everything in the query, but for the numbers
  /// of channels and the like, and parts of the path that look random. They tell two private feeds of one server
  /// apart. Without the key, they confirm no guess.
  static func of(_ url: TransportURL, _ key: FeedNameKey) -> String {
    let path = url.path.split(separator: "/", omittingEmptySubsequences: false)
      .map { looksDrawn($0) ? "*" + key.digest($0) : String($0) }.joined(separator: "/")
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

  /// The names by which addresses say what everybody may know.
  private static let open: Set = [
    "accountid", "accountname", "channel_id", "format", "islocal", "lang", "page", "playlist_id",
    "sort", "type", "user", "videochannelid", "videochannelname",
  ]

  private static func isWord(_ name: Substring) -> Bool {
    (1...32).contains(name.utf8.count)
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || isLetter($0) }
  }

  /// Whether a part of a path has a piece that is no word: a long one, or one in which letters and digits
  /// take turns.
  private static func looksDrawn(_ part: Substring) -> Bool {
    part.utf8.split { "-._~%".utf8.contains($0) }.contains { piece in
      let turns = zip(piece, piece.dropFirst()).count { isLetter($0) != isLetter($1) }
      return piece.count >= 20 || piece.count >= 8 && turns >= 2
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
}

extension FeedAddress {
  /// Schemes by which programs open a feed in a reader. They stand in front of an address or in the place of
  /// its scheme.
  private static let feedSchemes = ["feed:", "feeds:", "rss:", "pcast:", "podcast:", "itpc:"]

  /// `https://example.org/feed` of `feed://example.org/feed` or `feed:https://example.org/feed`; the text itself
  /// if it has no such scheme.
  static func withoutFeedScheme(_ text: String) -> String {
    let text = text.drop { $0.isWhitespace }
    let start = text.prefix(8).lowercased()
    guard let scheme = feedSchemes.first(where: start.hasPrefix) else { return String(text) }
    let rest = text.dropFirst(scheme.count).drop { $0 == "/" }
    let address = rest.prefix(8).lowercased()
    return ["http://", "https://"].contains(where: address.hasPrefix)
      ? String(rest) : "https://\(rest)"
  }

  /// An address that can be asked for.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused``, without a word of the address.
  static func request(_ text: String) throws(PentadError) -> TransportURL {
    // The name of the source has the same limit as every id.
    if let whole = WebLink.checked(withoutFeedScheme(text)), whole.utf8.count < VideoLimits.id - 16,
      let url = try? TransportURL(whole)
    {
      return url
    }
    throw PentadError(
      .addressRefused,
      "the address of a feed begins with https:// or http://, and has no password and at most 2,000 bytes"
    )
  }
}
