/// Where a video is at home: `youtube`. The set is open: a source may name others.
public struct VideoProvider: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name, in lower case.
  public let rawValue: String

  /// The provider of a name in any case; nil unless it is 1 to 64 letters, digits, `.`, `-` and `_` of
  /// ASCII.
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

  /// YouTube; ids of 11 characters.
  public static let youtube = VideoProvider(known: "youtube")
  /// Vimeo; ids are numbers.
  public static let vimeo = VideoProvider(known: "vimeo")
  /// Dailymotion.
  public static let dailymotion = VideoProvider(known: "dailymotion")
  /// All servers of PeerTube; ids are UUIDs, which are the same on each of them.
  public static let peertube = VideoProvider(known: "peertube")
  /// Any other address; the id is its normal form without the scheme.
  public static let web = VideoProvider(known: "web")
  /// A file of this machine; the id is its path.
  public static let file = VideoProvider(known: "file")

  /// The same as ``rawValue``.
  public var description: String { rawValue }
}

extension VideoProvider: Comparable {
  /// By the names' code points.
  public static func < (left: VideoProvider, right: VideoProvider) -> Bool {
    left.rawValue < right.rawValue
  }
}
