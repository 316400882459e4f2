/// By what means somebody shared a video. The set is open.
public struct ShareOrigin: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The word, in lower case: `twitter`.
  public let rawValue: String

  /// The origin of a word, in any case.
  public init(rawValue: String) {
    self.rawValue = VideoLimits.cut(rawValue.lowercased(), to: VideoLimits.title) ?? ""
  }

  /// In a tweet.
  public static let twitter = ShareOrigin(rawValue: "twitter")
  /// On Facebook.
  public static let facebook = ShareOrigin(rawValue: "facebook")
  /// On Tumblr.
  public static let tumblr = ShareOrigin(rawValue: "tumblr")
  /// By mail.
  public static let email = ShareOrigin(rawValue: "email")
  /// By a bookmark of Shelby.tv in a browser.
  public static let bookmark = ShareOrigin(rawValue: "bookmark")
  /// Published in a feed.
  public static let feed = ShareOrigin(rawValue: "feed")
  /// Published on a server of PeerTube.
  public static let peertube = ShareOrigin(rawValue: "peertube")

  /// The same as ``rawValue``.
  public var description: String { rawValue }
}
