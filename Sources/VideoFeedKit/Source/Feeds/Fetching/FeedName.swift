import PentadCore

/// What the source of an address is called.
enum FeedName {
  /// `feed:https://example.org/videos.xml?channel=1&token=*1f3a`.
  ///
  /// In the place of a secret stand 16 bits of its hash: enough to tell two private feeds of one server
  /// from each other, and too little to find it out.
  static func of(_ url: TransportURL) -> String {
    guard let query = url.query else { return "feed:\(url.string)" }
    let items = query.split(separator: "&", omittingEmptySubsequences: false).map { item in
      let parts = item.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, secrets.contains(parts[0].lowercased()) else { return String(item) }
      var hash = StableHash()
      hash.add(String(parts[1]))
      return "\(parts[0])=*\(hash.text.suffix(4))"
    }
    return "feed:\(url.origin)\(url.path)?\(items.joined(separator: "&"))"
  }

  /// The names by which addresses give secrets.
  private static let secrets: Set = [
    "access_token", "api-key", "api_key", "apikey", "auth", "auth_token", "authkey", "key", "pass",
    "passwd", "password", "private_token", "pwd", "secret", "session", "sid", "sig", "signature",
    "token",
  ]
}

extension FeedAddress {
  /// An address that can be asked for.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused``, without a word of the address.
  static func request(_ text: String) throws(PentadError) -> TransportURL {
    // The name of the source has the same limit as every id.
    if let whole = WebLink.checked(text), whole.utf8.count < VideoLimits.id - 16,
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
