import PentadCore

extension FeedDocument {
  /// The page as Atom. A YouTube channel has YouTube's elements, with the Flash program as its
  /// content, which cannot be played any more. Another channel has enclosures.
  var atom: String {
    var markup = Markup()
    let isYouTube = channel?.place == .youtube
    let namespaces: [Markup.Attribute] = [
      ("xmlns", "http://www.w3.org/2005/Atom"),
      ("xmlns:media", "http://search.yahoo.com/mrss/"),
      ("xmlns:yt", isYouTube ? "http://www.youtube.com/xml/schemas/2015" : nil),
    ]
    markup.element("feed", namespaces) { feed in
      for link in pages(.atom) {
        feed.empty("link", [("rel", link.relation), ("href", link.address)])
      }
      feed.empty("link", [("rel", "alternate"), ("href", home)])
      if isYouTube {
        feed.element("id", "yt:channel:\(channel?.youtubeID ?? "")")
        feed.element("yt:channelId", channel?.youtubeID)
      } else {
        feed.element("id", origin + FeedFormat.atom.path(of: name))
        feed.element("subtitle", text)
        feed.element("icon", picture)
      }
      feed.element("title", title)
      if let owner { feed.atomAuthor(owner, origin, channel) }
      feed.element("updated", ISO8601.text(updatedAt, isPrecise: false))
      for entry in entries { feed.atomEntry(entry, origin, isYouTube: isYouTube) }
    }
    return markup.text
  }
}

extension Markup {
  fileprivate mutating func atomAuthor(
    _ author: VideoCatalogue.Person, _ origin: String, _ channel: VideoCatalogue.Channel?
  ) {
    element("author") { element in
      element.element("name", author.name)
      element.element("uri", channel.map { origin + $0.pagePath })
    }
  }

  fileprivate mutating func atomEntry(
    _ entry: FeedDocument.Entry, _ origin: String, isYouTube: Bool
  ) {
    let video = entry.video
    element("entry") { element in
      element.element("id", entry.id)
      if isYouTube {
        element.element("yt:videoId", video.placeID)
        element.element("yt:channelId", entry.channel.youtubeID)
      }
      element.element("title", video.title)
      element.empty("link", [("rel", "alternate"), ("href", entry.page(origin))])
      if let file = entry.files(origin).first {
        element.empty(
          "link",
          [
            ("rel", "enclosure"), ("type", MP4.type), ("length", "\(file.bytes)"),
            ("href", file.address),
          ])
      }
      element.atomAuthor(entry.author, origin, entry.channel)
      element.element("published", ISO8601.text(video.publishedAt, isPrecise: false))
      element.element("updated", ISO8601.text(video.updatedAt, isPrecise: false))
      if isYouTube {
        element.youTubeGroup(entry, origin)
      } else {
        for tag in video.tags { element.empty("category", [("term", tag)]) }
        element.element("content", Markup.html(video.text), [("type", "html")])
        element.thumbnail(entry, origin)
      }
    }
  }

  private mutating func youTubeGroup(_ entry: FeedDocument.Entry, _ origin: String) {
    let video = entry.video
    element("media:group") { group in
      group.element("media:title", video.title)
      group.empty(
        "media:content",
        [
          ("url", "https://www.youtube.com/v/\(video.placeID)?version=3"),
          ("type", "application/x-shockwave-flash"), ("width", "640"), ("height", "390"),
        ])
      group.thumbnail(entry, origin)
      group.element("media:description", video.text)
      group.element("media:community") { community in
        community.empty(
          "media:starRating",
          [("count", "\(video.likes)"), ("average", "5.00"), ("min", "1"), ("max", "5")])
        community.empty("media:statistics", [("views", "\(video.views)")])
      }
    }
  }

  /// Writes the picture as in Media RSS.
  mutating func thumbnail(_ entry: FeedDocument.Entry, _ origin: String) {
    empty(
      "media:thumbnail",
      [
        ("url", entry.picture(origin)), ("width", "\(VideoCatalogue.Video.pictureWidth)"),
        ("height", "\(VideoCatalogue.Video.pictureHeight)"),
      ])
  }
}
