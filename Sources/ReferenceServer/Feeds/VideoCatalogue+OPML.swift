extension VideoCatalogue {
  /// Returns the feeds of all channels in a format, as OPML 2.0, with a folder for each place.
  func opml(_ format: FeedFormat, origin: String) -> String {
    var markup = Markup()
    markup.element("opml", [("version", "2.0")]) { opml in
      opml.element("head") { $0.element("title", "All channels") }
      opml.element("body") { body in
        for place in [Place.here, .youtube, .vimeo] {
          let channels = channels.filter { $0.place == place }
          guard !channels.isEmpty else { continue }
          body.element("outline", [("text", place.rawValue)]) { folder in
            for channel in channels {
              folder.empty(
                "outline",
                [
                  ("type", "rss"), ("text", channel.name), ("title", channel.name),
                  ("xmlUrl", origin + format.path(of: channel.handle)),
                  ("htmlUrl", origin + channel.pagePath),
                ])
            }
          }
        }
      }
    }
    return markup.text
  }
}
