/// The platform that hosts a video, such as `youtube`. The set is open: sources may define others.
public struct VideoProvider: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name, in lower case.
  public let rawValue: String

  /// Creates a provider from a name in any case; nil unless it has 1 to 64 ASCII letters, digits,
  /// `.`, `-` or `_`.
  public init?(rawValue: String) {
    let name = rawValue.lowercased()
    guard
      (1...64).contains(name.utf8.count),
      name.utf8.allSatisfy({ byte in
        (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || "._-".utf8.contains(byte)
      })
    else { return nil }
    self.rawValue = name
  }

  private init(known name: String) { rawValue = name }

  /// YouTube; its ids have 11 characters.
  public static let youtube = VideoProvider(known: "youtube")
  /// Vimeo; its ids are numbers.
  public static let vimeo = VideoProvider(known: "vimeo")
  /// Dailymotion.
  public static let dailymotion = VideoProvider(known: "dailymotion")
  /// All PeerTube servers; their ids are UUIDs, which are the same on every server.
  public static let peertube = VideoProvider(known: "peertube")
  /// Any other web address; the id is its normal form without the scheme.
  public static let web = VideoProvider(known: "web")
  /// A local file; the id is its path.
  public static let file = VideoProvider(known: "file")

  /// The same as ``rawValue``.
  public var description: String { rawValue }
}

extension VideoProvider: Comparable {
  /// Orders by the code points of the names.
  public static func < (left: VideoProvider, right: VideoProvider) -> Bool {
    left.rawValue < right.rawValue
  }
}
