/// A page of a feed, before it is written in a format.
struct FeedDocument {
  /// A video of it.
  struct Entry {
    let video: VideoCatalogue.Video
    let channel: VideoCatalogue.Channel
    let author: VideoCatalogue.Person
  }

  /// The handle of the channel, or `all`.
  let name: String
  /// The channel; nil for all.
  let channel: VideoCatalogue.Channel?
  /// Whose the channel is.
  let owner: VideoCatalogue.Person?
  /// The newest first.
  let entries: [Entry]
  /// When something of it was changed, in milliseconds since 1970.
  let updatedAt: Int64
  /// From 1 on.
  let page: Int
  let count: Int
  /// Whether there are older ones.
  let hasMore: Bool
  /// `http://` and the host.
  let origin: String

  /// How many entries a feed has when nobody says otherwise: as YouTube's.
  static let usualCount = 15
  static let mostEntries = 10_000

  /// A page of a feed; nil where there is no such channel.
  ///
  /// - Parameters:
  ///   - query: `count`, at most 10,000, and `page`, from 1 on.
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
  /// The page for people.
  var home: String { origin + (channel?.pagePath ?? "/feeds") }
  var picture: String? { channel.map { origin + $0.picturePath } }

  /// The address of a page of it.
  func address(_ format: FeedFormat, page: Int) -> String {
    var items: [String] = []
    if count != Self.usualCount { items.append("count=\(count)") }
    if page > 1 { items.append("page=\(page)") }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return origin + format.path(of: name) + query
  }

  /// The links to other pages (RFC 5005), besides the one to itself.
  func pages(_ format: FeedFormat) -> [(relation: String, address: String)] {
    var links = [("self", address(format, page: page))]
    if page > 1 || hasMore { links.append(("first", address(format, page: 1))) }
    if page > 1 { links.append(("previous", address(format, page: page - 1))) }
    if hasMore { links.append(("next", address(format, page: page + 1))) }
    return links.map { (relation: $0.0, address: $0.1) }
  }
}

extension FeedDocument.Entry {
  /// What the entry is called in every format.
  var id: String {
    switch video.place {
    case .here: "urn:uuid:\(video.uuid)"
    case .youtube: "yt:video:\(video.placeID)"
    case .vimeo: "tag:vimeo,2023:clip\(video.placeID)"
    }
  }

  /// The page of the video.
  func page(_ origin: String) -> String {
    switch video.place {
    case .here: origin + video.pagePath
    case .youtube: "https://www.youtube.com/watch?v=\(video.placeID)"
    case .vimeo: "https://vimeo.com/\(video.placeID)"
    }
  }

  /// The page that plays it within another.
  func player(_ origin: String) -> String {
    switch video.place {
    case .here: origin + video.embedPath
    case .youtube: "https://www.youtube.com/embed/\(video.placeID)"
    case .vimeo: "https://player.vimeo.com/video/\(video.placeID)"
    }
  }

  /// The picture; of every video it is here, so that nobody has to go out for it.
  func picture(_ origin: String) -> String { origin + video.picturePath }

  /// The files, the best first.
  func files(_ origin: String) -> [(address: String, height: Int, bytes: Int)] {
    video.heights.map { height in
      (origin + video.filePath(height: height), height, MP4.size(height: height))
    }
  }
}
