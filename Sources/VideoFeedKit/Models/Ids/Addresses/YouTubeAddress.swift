/// The addresses of YouTube videos.
enum YouTubeAddress {
  static func id(of address: VideoAddress) -> String? { id(of: address, depth: 0) }

  /// The id in `yt:video:BmzSEYNTkHA` and `tag:youtube.com,2008:video:BmzSEYNTkHA`.
  static func id(ofFeedId text: String) -> String? {
    for prefix in ["yt:video:", "tag:youtube.com,2008:video:"] where text.hasPrefix(prefix) {
      return checked(text.dropFirst(prefix.count))
    }
    return nil
  }

  private static func id(of address: VideoAddress, depth: Int) -> String? {
    if address.host == "youtu.be" { return checked(address.path.first ?? "") }
    guard
      address.isAt(
        "youtube.com", "youtube-nocookie.com", "youtubekids.com", "youtube.googleapis.com")
    else { return nil }
    if let id = id(inPath: address.path) { return id }
    if let value = address.value("v") ?? address.value("vi"), let id = checked(value) { return id }
    if let id = id(inFragment: address.fragment) { return id }
    // A link that wraps another address: attribution_link?u=/watch?v=…, oembed?url=…
    guard depth == 0, let wrapped = ["u", "url", "next"].firstNonNil(address.value) else {
      return nil
    }
    let url = wrapped.hasPrefix("/") ? "https://www.youtube.com\(wrapped)" : wrapped
    return VideoAddress(url).flatMap { id(of: $0, depth: 1) }
  }

  private static func id(inPath path: [Substring]) -> String? {
    switch path.count {
    case 2 where ["embed", "shorts", "live", "v", "e", "vi", "watch"].contains(path[0]):
      // In `v/ID&hl=en`, the part after the id does not belong to it.
      checked(path[1].prefix { $0 != "&" })
    case 4 where path[..<3] == ["feeds", "api", "videos"]: checked(path[3])
    default: nil
    }
  }

  /// Returns the id in the fragment of an old page: `#!v=ID`, `#/watch?v=ID`, `#p/u/1/ID`.
  private static func id(inFragment fragment: String) -> String? {
    guard !fragment.isEmpty else { return nil }
    if fragment.hasPrefix("p/") { return fragment.split(separator: "/").last.flatMap(checked) }
    let query = fragment.split(separator: "?", maxSplits: 1).last ?? ""
    return VideoAddress.value("v", in: query.drop { $0 == "!" }).flatMap(checked)
  }

  /// Returns an id of 11 characters of `A-Za-z0-9_-`. Two words of that length occur in the place
  /// of an id and are rejected.
  private static func checked(_ text: some StringProtocol) -> String? {
    guard text.utf8.count == 11, text != "videoseries", text != "live_stream",
      text.utf8.allSatisfy(isPlain)
    else { return nil }
    return String(text)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Array {
  fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    lazy.compactMap(value).first
  }
}
