import PentadCore

extension FeedDocument {
  /// Returns the page as RSS 2.0.
  ///
  /// - Parameter format: `rss` has one enclosure, with picture and duration as in iTunes; `mrss`
  ///   has a group of all files.
  func rss(_ format: FeedFormat) -> String {
    var markup = Markup()
    let isMedia = format == .mrss
    let namespaces: [Markup.Attribute] = [
      ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
      ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
      ("xmlns:media", isMedia ? "http://search.yahoo.com/mrss/" : nil),
      ("xmlns:itunes", isMedia ? nil : "http://www.itunes.com/dtds/podcast-1.0.dtd"),
    ]
    markup.element("rss", namespaces) { rss in
      rss.element("channel") { channel in
        channel.element("title", title)
        channel.element("link", home)
        channel.element("description", text)
        channel.element("language", "en")
        channel.element("lastBuildDate", HTTPDate.text(updatedAt))
        for link in pages(format) {
          channel.empty(
            "atom:link",
            [("rel", link.relation), ("type", format.type), ("href", link.address)])
        }
        if let picture {
          channel.element("image") { image in
            image.element("url", picture)
            image.element("title", title)
            image.element("link", home)
          }
        }
        for entry in entries { channel.rssItem(entry, origin, isMedia: isMedia) }
      }
    }
    return markup.text
  }
}

extension Markup {
  fileprivate mutating func rssItem(
    _ entry: FeedDocument.Entry, _ origin: String, isMedia: Bool
  ) {
    let video = entry.video
    element("item") { item in
      item.element("title", video.title)
      item.element("link", entry.page(origin))
      item.element("guid", entry.id, [("isPermaLink", "false")])
      item.element("pubDate", HTTPDate.text(video.publishedAt))
      item.element("dc:creator", entry.author.name)
      for tag in video.tags { item.element("category", tag) }
      item.element("description", isMedia ? video.text : Markup.html(video.text))
      if isMedia { return item.mediaGroup(entry, origin) }
      if let file = entry.files(origin).last {
        item.empty(
          "enclosure",
          [("url", file.address), ("length", "\(file.bytes)"), ("type", MP4.type)])
      }
      let (minutes, second) = (video.duration / 60, video.duration % 60)
      item.empty("itunes:image", [("href", entry.picture(origin))])
      item.element("itunes:duration", "\(minutes):\(second < 10 ? "0" : "")\(second)")
    }
  }

  private mutating func mediaGroup(_ entry: FeedDocument.Entry, _ origin: String) {
    let video = entry.video
    let files = entry.files(origin)
    if !files.isEmpty {
      element("media:group") { group in
        for file in files {
          group.empty(
            "media:content",
            [
              ("url", file.address), ("fileSize", "\(file.bytes)"), ("type", MP4.type),
              ("medium", "video"), ("isDefault", file.height == files[0].height ? "true" : nil),
              ("duration", "\(video.duration)"), ("height", "\(file.height)"),
              ("width", "\(VideoCatalogue.Video.width(height: file.height))"),
            ])
        }
      }
    }
    thumbnail(entry, origin)
    element("media:title", video.title, [("type", "plain")])
    empty("media:player", [("url", entry.player(origin))])
    element("media:community") { community in
      community.empty("media:statistics", [("views", "\(video.views)")])
    }
  }
}
