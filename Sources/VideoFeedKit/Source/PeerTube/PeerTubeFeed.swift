import PentadCore

/// Which videos of a server of PeerTube are followed.
public enum PeerTubeFeed: Hashable, Sendable {
  /// Those of the channels that the user has subscribed to.
  case subscriptions
  /// Those of a channel, by its name: `news`, or `news@other.example` for one of another server.
  case channel(String)
  /// Those of an account, named in the same way.
  case account(String)
  /// Those that were published on the server itself.
  case local
  /// Those that the user has watched, the last one first.
  case history

  /// Whether it is one of a user, and nobody else can ask for it.
  public var needsUser: Bool { self == .subscriptions || self == .history }

  /// The names in the path of its call.
  var call: [String] {
    switch self {
    case .subscriptions: ["users", "me", "subscriptions", "videos"]
    case .channel(let handle): ["video-channels", handle, "videos"]
    case .account(let name): ["accounts", name, "videos"]
    case .local: ["videos"]
    case .history: ["users", "me", "history", "videos"]
    }
  }

  /// What its call says besides which part is wanted.
  var query: [(name: String, value: String)] {
    switch self {
    case .subscriptions, .channel, .account: [("sort", "-publishedAt")]
    case .local: [("isLocal", "true"), ("sort", "-publishedAt")]
    case .history: []
    }
  }

  // MARK: The page for people

  /// The path of its page: `/c/news`.
  var path: String {
    switch self {
    case .subscriptions: "/videos/subscriptions"
    case .channel(let handle): "/c/\(handle)"
    case .account(let name): "/a/\(name)"
    case .local: "/videos/local"
    case .history: "/my-library/history/videos"
    }
  }

  /// The feed of a page of a server, and the address of the server; nil for another page.
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
      // What follows the name is a part of the page: `/c/news/videos`.
      guard (2...3).contains(path.count), Self.isName(path[1]) else { return nil }
      switch path[0] {
      case "c", "video-channels": self = .channel(path[1])
      case "a", "accounts": self = .account(path[1])
      default: return nil
      }
    }
  }

  /// Whether this can be the name of a channel, an account or a user: letters and digits of ASCII,
  /// `.`, `_`, `-`, and `@` and `:` for those of other servers.
  static func isName(_ text: String) -> Bool {
    VideoLimits.isID(text) && text != "." && text != ".."
      && text.utf8.allSatisfy { byte in
        (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || "._-@:".utf8.contains(byte)
      }
  }

  /// Whether the names in it can be some.
  var isWellFormed: Bool {
    switch self {
    case .channel(let name), .account(let name): Self.isName(name)
    case .subscriptions, .local, .history: true
    }
  }
}
