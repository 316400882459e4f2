/// Which video an entry of a feed has.
struct EntryKeys {
  struct Found {
    let key: VideoKey
    /// The address that led to it; nil when the entry names it.
    let address: String?
  }

  /// Pages that tell no entry from another: of several entries, or of the feed.
  private var sharedPages: Set<String> = []

  init(_ feed: ParsedFeed) {
    var seen: Set<String> = []
    if let page = feed.page { seen.insert(page) }
    for case let page? in feed.entries.lazy.map(\.page) where !seen.insert(page).inserted {
      sharedPages.insert(page)
    }
  }

  /// The video of a provider that the entry names or links to, else that of its page, else its file;
  /// nil for an entry without a video.
  ///
  /// The page comes before the file, since others share the page, and files have several addresses.
  func key(of entry: ParsedEntry, _ media: EntryMedia) -> Found? {
    if let key = Self.named(by: entry) { return Found(key: key, address: nil) }
    for address in [entry.page, entry.externalPage, entry.player, entry.embed] {
      if let found = Self.known(address) { return found }
    }
    for rendition in entry.renditions {
      if let found = Self.known(rendition.address) { return found }
    }
    for enclosure in entry.enclosures {
      if let found = Self.known(enclosure.address) { return found }
    }
    guard media.isOwn else { return nil }
    let own = entry.page.flatMap { sharedPages.contains($0) ? nil : $0 }
    let address =
      own ?? media.renditions.first?.url ?? media.player?.url ?? media.address ?? entry.page
    return address.flatMap { address in
      VideoKey(url: address).map { Found(key: $0, address: address) }
    }
  }

  private static func named(by entry: ParsedEntry) -> VideoKey? {
    if let id = entry.videoID, let key = VideoKey(url: "yt:video:\(id)") { return key }
    let isName =
      entry.id.hasPrefix("yt:video:") || entry.id.hasPrefix("tag:youtube.com,2008:video:")
    return isName ? VideoKey(url: entry.id) : nil
  }

  /// A video of a provider that is known.
  private static func known(_ address: String?) -> Found? {
    guard let address, let key = VideoKey(url: address), key.provider != .web else { return nil }
    return Found(key: key, address: address)
  }
}
