import PentadCore

/// The videos of a PeerTube server to follow.
public enum PeerTubeFeed: Hashable, Sendable {
  /// The videos of the channels that the user has subscribed to.
  case subscriptions
  /// The videos of a channel, by its name: `news`, or `news@other.example` for a channel of another
  /// server.
  case channel(String)
  /// The videos of an account, named in the same way.
  case account(String)
  /// The videos that were published on the server itself.
  case local
  /// The videos that the user has watched, the most recent first.
  case history

  /// True if the feed belongs to a user and requires a sign-in.
  public var needsUser: Bool { self == .subscriptions || self == .history }

  /// The path segments of its API call.
  var call: [String] {
    switch self {
    case .subscriptions: ["users", "me", "subscriptions", "videos"]
    case .channel(let handle): ["video-channels", handle, "videos"]
    case .account(let name): ["accounts", name, "videos"]
    case .local: ["videos"]
    case .history: ["users", "me", "history", "videos"]
    }
  }

  /// The query of its API call, without the page.
  var query: [(name: String, value: String)] {
    switch self {
    case .subscriptions, .channel, .account: [("sort", "-publishedAt")]
    case .local: [("isLocal", "true"), ("sort", "-publishedAt")]
    case .history: []
    }
  }

  // MARK: The web page

  /// The path of its web page: `/c/news`.
  var path: String {
    switch self {
    case .subscriptions: "/videos/subscriptions"
    case .channel(let handle): "/c/\(handle)"
    case .account(let name): "/a/\(name)"
    case .local: "/videos/local"
    case .history: "/my-library/history/videos"
    }
  }

  /// Returns the feed of a server's web page and the address of the server; nil for any other page.
  static func of(page address: TransportURL) -> (feed: PeerTubeFeed, server: String)? {
    let parts = address.path.split(separator: "/").map(String.init)
    for start in parts.indices {
      guard let feed = PeerTubeFeed(path: Array(parts[start...])) else { continue }
      return (feed, ([address.origin] + parts[..<start]).joined(separator: "/"))
    }
    return nil
  }

  private init?(path: [String]) {
    switch path {
    case ["videos", "subscriptions"]: self = .subscriptions
    case ["videos", "local"]: self = .local
    case ["my-library", "history", "videos"]: self = .history
    default:
      // Segments after the name are part of the page: `/c/news/videos`.
      guard (2...3).contains(path.count), Self.isName(path[1]) else { return nil }
      switch path[0] {
      case "c", "video-channels": self = .channel(path[1])
      case "a", "accounts": self = .account(path[1])
      default: return nil
      }
    }
  }

  /// Returns true for a possible name of a channel, account or user: ASCII letters and digits, `.`,
  /// `_`, `-`, and `@` and `:` for names on other servers.
  static func isName(_ text: String) -> Bool {
    VideoLimits.isID(text) && text != "." && text != ".."
      && text.utf8.allSatisfy { byte in
        (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || "._-@:".utf8.contains(byte)
      }
  }

  /// True if the name in it is valid.
  var isWellFormed: Bool {
    switch self {
    case .channel(let name), .account(let name): Self.isName(name)
    case .subscriptions, .local, .history: true
    }
  }
}
