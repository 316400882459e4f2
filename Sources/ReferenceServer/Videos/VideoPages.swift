/// The web pages, which link the feeds.
struct VideoPages {
  private let catalogue: VideoCatalogue
  private let origin: String

  static let type = "text/html; charset=utf-8"

  init(_ shelf: VideoShelf, _ origin: String) {
    (catalogue, self.origin) = (shelf.catalogue, origin)
  }

  /// The page of all channels.
  var feeds: String {
    page("All channels", feed: "all") { body in
      body.element("ul") { list in
        for channel in catalogue.channels {
          list.element("li") {
            $0.element("a", channel.name, [("href", origin + channel.pagePath)])
          }
        }
      }
    }
  }

  /// Returns the page of a channel, with its newest videos; nil when there is none.
  func channel(_ handle: String) -> String? {
    guard let channel = catalogue.channel(handle) else { return nil }
    return page(channel.name, feed: handle) { body in
      body.element("p", channel.text)
      body.element("ul") { list in
        for video in catalogue.videos(of: channel.number).prefix(FeedDocument.usualCount) {
          list.element("li") { $0.element("a", video.title, [("href", origin + video.pagePath)]) }
        }
      }
    }
  }

  /// Returns the page of a video; nil when there is none.
  func video(_ uuid: String) -> String? {
    guard let video = catalogue.video(uuid), let channel = catalogue.channel(video.channel) else {
      return nil
    }
    return page(video.title, feed: channel.handle) { body in
      body.player(video, origin)
      body.element("p", video.text)
      body.element("a", channel.name, [("href", origin + channel.pagePath)])
    }
  }

  /// Returns the page that plays a video inside another; nil when there is none.
  func embed(_ uuid: String) -> String? {
    catalogue.video(uuid).map { video in
      page(video.title, feed: nil) { $0.player(video, origin) }
    }
  }

  private func page(_ title: String, feed: String?, _ content: (inout Markup) -> Void) -> String {
    var markup = Markup("<!DOCTYPE html>\n")
    markup.element("html", [("lang", "en")]) { html in
      html.element("head") { head in
        head.empty("meta", [("charset", "utf-8")])
        head.element("title", title)
        for format in feed == nil ? [] : FeedFormat.allCases {
          head.empty(
            "link",
            [
              ("rel", "alternate"), ("type", format.type), ("title", "\(title) (\(format.name))"),
              ("href", format.path(of: feed ?? "")),
            ])
        }
      }
      html.element("body") { body in
        body.element("h1", title)
        content(&body)
      }
    }
    return markup.text
  }
}

extension Markup {
  /// Writes a player with the files of a video. The player is empty for a video at another place.
  fileprivate mutating func player(_ video: VideoCatalogue.Video, _ origin: String) {
    element("video", [("controls", ""), ("poster", origin + video.picturePath)]) { player in
      for height in video.heights {
        player.empty(
          "source", [("src", origin + video.filePath(height: height)), ("type", MP4.type)])
      }
    }
  }
}
