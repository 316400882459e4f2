/// The way in which a video was shared, such as `twitter`. The set is open.
public struct ShareOrigin: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The origin as a word in lower case: `twitter`.
  public let rawValue: String

  /// Creates an origin from a word in any case.
  public init(rawValue: String) {
    self.rawValue = VideoLimits.cut(rawValue.lowercased(), to: VideoLimits.title) ?? ""
  }

  /// Shared in a tweet.
  public static let twitter = ShareOrigin(rawValue: "twitter")
  /// Shared on Facebook.
  public static let facebook = ShareOrigin(rawValue: "facebook")
  /// Shared on Tumblr.
  public static let tumblr = ShareOrigin(rawValue: "tumblr")
  /// Shared by mail.
  public static let email = ShareOrigin(rawValue: "email")
  /// Shared with the Shelby.tv bookmark in a browser.
  public static let bookmark = ShareOrigin(rawValue: "bookmark")
  /// Published in a feed.
  public static let feed = ShareOrigin(rawValue: "feed")
  /// Published on a PeerTube server.
  public static let peertube = ShareOrigin(rawValue: "peertube")

  /// The same as ``rawValue``.
  public var description: String { rawValue }
}
