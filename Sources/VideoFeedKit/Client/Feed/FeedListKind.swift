/// A list of a feed.
///
/// C: `pentad_video_list`.
public enum FeedListKind: Hashable, Sendable {
  /// The videos that were shared most recently.
  case timeline
  /// The videos that the user likes.
  case favorites
  /// The videos that the user wants to watch later.
  case watchLater
  /// The videos that match a search text.
  case search(String)
}

extension FeedListKind: CustomStringConvertible {
  /// The list as a text: `timeline`, `favorites`, `watchLater`, or `search:` followed by the search
  /// text.
  public var text: String {
    switch self {
    case .timeline: "timeline"
    case .favorites: "favorites"
    case .watchLater: "watchLater"
    case .search(let text): "search:\(text)"
    }
  }

  /// Reads ``text``; nil if the text names no list, or the search text is longer than
  /// ``VideoLimits/title`` bytes.
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
