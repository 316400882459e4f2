/// A list of a feed.
///
/// C: `pentad_video_list`.
public enum FeedListKind: Hashable, Sendable {
  /// What was shared last.
  case timeline
  /// What the user likes.
  case favorites
  /// What the user wants to watch later.
  case watchLater
  /// The videos in which a text is found.
  case search(String)
}

extension FeedListKind: CustomStringConvertible {
  /// The list as a text: `timeline`, `favorites`, `watchLater`, `search:` and what is looked for.
  public var text: String {
    switch self {
    case .timeline: "timeline"
    case .favorites: "favorites"
    case .watchLater: "watchLater"
    case .search(let text): "search:\(text)"
    }
  }

  /// Reads ``text``; nil when it is none, or looks for more than ``VideoLimits/title`` bytes.
  public init?(text: String) {
    switch text {
    case "timeline": self = .timeline
    case "favorites": self = .favorites
    case "watchLater": self = .watchLater
    default:
      guard text.hasPrefix("search:") else { return nil }
      let words = String(text.dropFirst(7))
      guard words.utf8.count <= VideoLimits.title else { return nil }
      self = .search(words)
    }
  }

  /// The same as ``text``.
  public var description: String { text }
}
