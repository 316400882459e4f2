/// A page of a feed, independent of the format.
struct FeedDocument {
  /// A video of the feed.
  struct Entry {
    let video: VideoCatalogue.Video
    let channel: VideoCatalogue.Channel
    let author: VideoCatalogue.Person
  }

  /// The handle of the channel, or `all`.
  let name: String
  /// The channel; nil for all.
  let channel: VideoCatalogue.Channel?
  /// The owner of the channel.
  let owner: VideoCatalogue.Person?
  /// The entries, the newest first.
  let entries: [Entry]
  /// The time of the last change, in milliseconds since 1970.
  let updatedAt: Int64
  /// The page number, from 1.
  let page: Int
  let count: Int
  /// True if there are older entries.
  let hasMore: Bool
  /// The origin: `http://` and the host.
  let origin: String

  /// The default number of entries, as at YouTube.
  static let usualCount = 15
  static let mostEntries = 10_000

  /// Creates a page of a feed; nil if the channel does not exist.
  ///
  /// - Parameters:
  ///   - query: `count`, at most 10,000, and `page`, from 1.
  init?(_ name: String, _ query: Form, _ shelf: VideoShelf, origin: String) {
    let catalogue = shelf.catalogue
    let channel = catalogue.channel(name)
    guard channel != nil || name == "all" else { return nil }
    let count = min(max(1, query["count"].flatMap { Int($0) } ?? Self.usualCount), Self.mostEntries)
    let page = min(max(1, query["page"].flatMap { Int($0) } ?? 1), 1_000_000)
    let videos = channel.map { catalogue.videos(of: $0.number) } ?? catalogue.videos.reversed()
    let rest = videos.dropFirst((page - 1) * count)
    self.name = name
    self.channel = channel
    (self.page, self.count, self.origin) = (page, count, origin)
    owner = channel.flatMap { catalogue.person($0.owner) }
    entries = rest.prefix(count).compactMap { video in
      guard let channel = catalogue.channel(video.channel),
        let author = catalogue.person(channel.owner)
      else { return nil }
      return Entry(video: video, channel: channel, author: author)
    }
    hasMore = rest.count > count
    updatedAt = shelf.lastChange(of: channel?.number)
  }

  var title: String { channel?.name ?? "All channels" }
  var text: String { channel?.text ?? "What all channels publish." }
  /// The web page.
  var home: String { origin + (channel?.pagePath ?? "/feeds") }
  var picture: String? { channel.map { origin + $0.picturePath } }

  /// Returns the address of a page of the feed.
  func address(_ format: FeedFormat, page: Int) -> String {
    var items: [String] = []
    if count != Self.usualCount { items.append("count=\(count)") }
    if page > 1 { items.append("page=\(page)") }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return origin + format.path(of: name) + query
  }

  /// Returns the links to other pages (RFC 5005), including the one to itself.
  func pages(_ format: FeedFormat) -> [(relation: String, address: String)] {
    var links = [("self", address(format, page: page))]
    if page > 1 || hasMore { links.append(("first", address(format, page: 1))) }
    if page > 1 { links.append(("previous", address(format, page: page - 1))) }
    if hasMore { links.append(("next", address(format, page: page + 1))) }
    return links.map { (relation: $0.0, address: $0.1) }
  }
}

extension FeedDocument.Entry {
  /// The id of the entry in every format.
  var id: String {
    switch video.place {
    case .here: "urn:uuid:\(video.uuid)"
    case .youtube: "yt:video:\(video.placeID)"
    case .vimeo: "tag:vimeo,2023:clip\(video.placeID)"
    }
  }

  /// Returns the page of the video.
  func page(_ origin: String) -> String {
    switch video.place {
    case .here: origin + video.pagePath
    case .youtube: "https://www.youtube.com/watch?v=\(video.placeID)"
    case .vimeo: "https://vimeo.com/\(video.placeID)"
    }
  }

  /// Returns the page that plays the video inside another.
  func player(_ origin: String) -> String {
    switch video.place {
    case .here: origin + video.embedPath
    case .youtube: "https://www.youtube.com/embed/\(video.placeID)"
    case .vimeo: "https://player.vimeo.com/video/\(video.placeID)"
    }
  }

  /// Returns the picture. All pictures are served here, so no other host is needed.
  func picture(_ origin: String) -> String { origin + video.picturePath }

  /// Returns the files, the best first.
  func files(_ origin: String) -> [(address: String, height: Int, bytes: Int)] {
    video.heights.map { height in
      (origin + video.filePath(height: height), height, MP4.size(height: height))
    }
  }
}
