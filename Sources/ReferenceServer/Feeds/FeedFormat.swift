/// The formats in which each feed is served.
enum FeedFormat: String, CaseIterable, Sendable {
  /// Atom (RFC 4287). YouTube channels have YouTube's variant.
  case atom
  /// RSS 2.0 with enclosures, as in podcasts.
  case rss
  /// RSS 2.0 with Media RSS: all files of a video.
  case mrss
  /// JSON Feed 1.1.
  case json

  /// The media type.
  var type: String {
    switch self {
    case .atom: "application/atom+xml"
    case .rss, .mrss: "application/rss+xml"
    case .json: "application/feed+json"
    }
  }

  /// The usual name.
  var name: String {
    switch self {
    case .atom: "Atom"
    case .rss: "RSS"
    case .mrss: "Media RSS"
    case .json: "JSON Feed"
    }
  }

  /// Returns the path of a channel's feed, or of `all`.
  func path(of name: String) -> String { "/feeds/\(rawValue)/\(name)" }
}
