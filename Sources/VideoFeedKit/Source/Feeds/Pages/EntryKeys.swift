/// Finds the video key of each entry in a feed.
struct EntryKeys {
  struct Found {
    let key: VideoKey
    /// The address that led to the key; nil if the entry contains the key itself.
    let address: String?
    /// The authority of the feed over the video.
    let authority: VideoAuthority
  }

  private let site: FeedSite
  /// The pages that do not identify an entry: they belong to several entries or to the feed.
  private var sharedPages: Set<VideoKey> = []

  init(_ feed: ParsedFeed, on site: FeedSite) {
    self.site = site
    // Compared by key: addresses that differ only in parts that a key leaves out lead to the same
    // page.
    var seen: Set<VideoKey> = []
    if let page = feed.page.flatMap({ VideoKey(url: $0) }) { seen.insert(page) }
    for entry in feed.entries {
      guard let page = entry.page.flatMap({ VideoKey(url: $0) }) else { continue }
      if !seen.insert(page).inserted { sharedPages.insert(page) }
    }
  }

  /// Returns the key of an entry: a provider's video that the entry names or links to, or else its
  /// page, or else its file. Nil for an entry without a video.
  ///
  /// If an entry only mentions a provider's video and has a file of its own, the file determines
  /// the key, so the entry stays playable. The page comes before the file, because people share
  /// pages, and a file may have several addresses. A page of another site is no key for the
  /// enclosures of an entry.
  func key(of entry: ParsedEntry, _ media: EntryMedia) -> Found? {
    let page = entry.page.flatMap { VideoKey(url: $0) }
    let provided = provided(entry, page, media)
    if let provided, provided.authority > .mention || media.renditions.isEmpty { return provided }
    guard media.isOwn else { return nil }
    if let page, let address = entry.page, page.provider == .web, !sharedPages.contains(page),
      site.has(address)
    {
      return Found(key: page, address: address, authority: .publisher)
    }
    if let own = media.renditions.first?.url ?? media.player?.url ?? media.address {
      return VideoKey(url: own).map { Found(key: $0, address: own, authority: .publisher) }
    }
    return page.map { found($0, at: entry.page) }
  }

  /// Returns the video of a known provider in an entry; nil if there is none.
  private func provided(_ entry: ParsedEntry, _ page: VideoKey?, _ media: EntryMedia) -> Found? {
    if let key = Self.named(by: entry) { return found(key, at: nil) }
    if let page, page.provider != .web {
      // A mirrored feed lists the files on the page's own server.
      let isMirrored = page.provider == .peertube && media.isAt(entry.page)
      return isMirrored
        ? Found(key: page, address: entry.page, authority: .publisher)
        : found(page, at: entry.page)
    }
    for address in [entry.externalPage, entry.player, entry.embed] {
      if let found = known(address) { return found }
    }
    for rendition in entry.renditions {
      if let found = known(rendition.address) { return found }
    }
    for enclosure in entry.enclosures {
      if let found = known(enclosure.address) { return found }
    }
    for address in entry.embeds {
      if let found = known(address) ?? known(Self.wrapped(by: address)) { return found }
    }
    return nil
  }

  /// Returns the page inside another site's frame:
  /// `https://cdn.embedly.com/widgets/media.html?url=…`.
  private static func wrapped(by address: String) -> String? {
    VideoAddress(address).flatMap { $0.value("url") ?? $0.value("src") }
  }

  /// Returns true if a media address of the entry shows the video that was found. Normally all do.
  /// If the key is a file of another site, only that file counts: nothing proves that the others
  /// show the same video.
  func isShown(_ url: String, of found: Found) -> Bool {
    guard found.key.provider == .web, let address = found.address, !site.has(address) else {
      return true
    }
    return VideoKey(url: url) == found.key
  }

  private static func named(by entry: ParsedEntry) -> VideoKey? {
    if let id = entry.videoID, let key = VideoKey(url: "yt:video:\(id)") { return key }
    let isName =
      entry.id.hasPrefix("yt:video:") || entry.id.hasPrefix("tag:youtube.com,2008:video:")
    return isName ? VideoKey(url: entry.id) : nil
  }

  /// Returns the video at an address if its provider is known.
  private func known(_ address: String?) -> Found? {
    guard let address, let key = VideoKey(url: address), key.provider != .web else { return nil }
    return found(key, at: address)
  }

  private func found(_ key: VideoKey, at address: String?) -> Found {
    Found(key: key, address: address, authority: site.authority(over: key, at: address))
  }
}
