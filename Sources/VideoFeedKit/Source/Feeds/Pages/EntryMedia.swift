/// The media of a feed entry that can be played or shown.
struct EntryMedia {
  /// The files and streams of one video.
  private(set) var renditions: [MediaRendition] = []
  /// Its pictures.
  private(set) var images: [VideoImage]
  /// The duration in milliseconds; nil if unknown.
  private(set) var duration: Int64?
  /// The address of a video that cannot be played.
  private(set) var address: String?
  /// The player page of the video.
  private(set) var player: VideoEmbed?
  /// True if the entry contains the video and does not only link to one.
  private(set) var isOwn: Bool

  init(_ entry: ParsedEntry) {
    images = entry.thumbnails.compactMap {
      VideoImage(url: $0.address, width: $0.width, height: $0.height)
    }
    player =
      [entry.embed, entry.player].lazy.compactMap { $0 }
      .filter { !Self.isFlash($0) }.compactMap { VideoEmbed(url: $0) }.first
    isOwn = entry.videoID != nil || player != nil
    duration = entry.duration
    addFiles(of: entry)
    if renditions.isEmpty { addEnclosures(of: entry) }
    if renditions.isEmpty { renditions = entry.embeds.compactMap { MediaRendition(url: $0) } }
    if !renditions.isEmpty { isOwn = true }
  }

  /// Returns true if the entry has files and all of them are on the host of a page.
  func isAt(_ page: String?) -> Bool {
    guard let host = page.flatMap({ VideoAddress($0) })?.host, !renditions.isEmpty else {
      return false
    }
    return renditions.allSatisfy { VideoAddress($0.url)?.isAt(host) == true }
  }

  /// Returns these media, limited to the addresses that show the video.
  func showing(_ isShown: (String) -> Bool) -> EntryMedia {
    var media = self
    media.renditions = renditions.filter { isShown($0.url) }
    if let player, !isShown(player.url) { media.player = nil }
    return media
  }

  /// Adds the files of Media RSS. Only the first file and others of its group are kept: different
  /// groups, and files without a group, show different content.
  private mutating func addFiles(of entry: ParsedEntry) {
    var first: ParsedRendition?
    for item in entry.renditions {
      duration = duration ?? item.duration
      guard let url = item.address, item.expression != "sample" else { continue }
      if item.medium == "image" || item.type?.hasPrefix("image/") == true {
        if let image = VideoImage(url: url, width: item.width, height: item.height) {
          images.append(image)
        }
      } else if let rendition = MediaRendition(item, url) {
        let isForm = first.map { $0.group != nil && $0.group == item.group } ?? true
        if isForm { renditions.append(rendition) }
        first = first ?? item
      } else if Self.isVideo(item) {
        address = address ?? url
        isOwn = true
      }
    }
  }

  /// Adds the enclosures. They are forms of the same video unless they have different titles (JSON
  /// Feed 1.1).
  private mutating func addEnclosures(of entry: ParsedEntry) {
    var first: ParsedEnclosure?
    for item in entry.enclosures {
      if item.type?.hasPrefix("image/") == true, images.isEmpty,
        let image = VideoImage(url: item.address)
      {
        images.append(image)
      }
      guard
        let rendition = MediaRendition(url: item.address, type: item.type, bytes: item.length),
        first?.title == item.title || first == nil
      else { continue }
      duration = duration ?? item.duration
      if let place = renditions.firstIndex(where: { $0.url == rendition.url }) {
        // Some programs list a file twice and describe it only once.
        if renditions[place].bytes == nil { renditions[place] = rendition }
      } else {
        renditions.append(rendition)
      }
      first = first ?? item
    }
  }

  private static func isVideo(_ item: ParsedRendition) -> Bool {
    item.medium == "video" || item.type?.hasPrefix("video/") == true
      || item.type == "application/x-shockwave-flash"
  }

  /// Returns true for a Flash program, which no current player runs.
  private static func isFlash(_ url: String) -> Bool {
    url.prefix { $0 != "?" && $0 != "#" }.lowercased().hasSuffix(".swf")
  }
}

extension MediaRendition {
  fileprivate init?(_ item: ParsedRendition, _ url: String) {
    let bitrate = item.bitrate.flatMap { Int(exactly: ($0 * 1_000).rounded()) }
    self.init(
      url: url, type: item.type, medium: item.medium, width: item.width, height: item.height,
      bitrate: bitrate, bytes: item.length, isDefault: item.isDefault)
  }
}
