/// The formats in which each feed is served.
enum FeedFormat: String, CaseIterable, Sendable {
  /// Atom (RFC 4287); of channels that are YouTube's as YouTube writes it.
  case atom
  /// RSS 2.0 with enclosures, as podcasts have it.
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

  /// What people call it.
  var name: String {
    switch self {
    case .atom: "Atom"
    case .rss: "RSS"
    case .mrss: "Media RSS"
    case .json: "JSON Feed"
    }
  }

  /// The path of a channel's feed, or of `all`.
  func path(of name: String) -> String { "/feeds/\(rawValue)/\(name)" }
}
