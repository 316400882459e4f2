/// Which video: the same for all who share it, whatever source tells of it and however its address is
/// written.
///
/// Its hash is made once: lists of thousands are matched by their keys.
public struct VideoKey: Sendable {
  /// Where the video is at home.
  public let provider: VideoProvider
  /// What the provider calls it, 1 to ``VideoLimits/id`` bytes.
  public let id: String
  private let digest: Int

  /// A video of a provider.
  ///
  /// An id of PeerTube is a UUID, in its long form or in its short one, which becomes the long one.
  ///
  /// - Returns: nil for an id that is empty, too long or has control characters, and for one of PeerTube
  ///   that is no UUID.
  ///
  /// C: `pentad_video_key_make`.
  public init?(provider: VideoProvider, id: String) {
    if provider == .peertube {
      guard let uuid = PeerTubeID.uuid(id) else { return nil }
      self.init(provider, uuid)
    } else {
      guard VideoLimits.isID(id) else { return nil }
      self.init(provider, id)
    }
  }

  /// A file of this machine, by its absolute path. For what the user has: what comes from outside never
  /// names one.
  ///
  /// - Returns: nil for a path that does not begin with `/`, is too long, or has control characters.
  public static func file(path: String) -> VideoKey? {
    path.hasPrefix("/") ? VideoKey(provider: .file, id: path) : nil
  }

  init(_ provider: VideoProvider, _ id: String) {
    self.provider = provider
    self.id = id
    var hasher = Hasher()
    hasher.combine(provider)
    hasher.combine(id)
    digest = hasher.finalize()
  }
}

extension VideoKey: Hashable {
  /// Whether both are the same video.
  public static func == (left: VideoKey, right: VideoKey) -> Bool {
    left.digest == right.digest && left.id == right.id && left.provider == right.provider
  }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension VideoKey: Comparable {
  /// By the provider, then by the code points of the id.
  public static func < (left: VideoKey, right: VideoKey) -> Bool {
    left.provider == right.provider ? left.id < right.id : left.provider < right.provider
  }
}

extension VideoKey: CustomStringConvertible {
  /// The key as a text: `youtube:BmzSEYNTkHA`.
  public var text: String { "\(provider):\(id)" }

  /// Reads ``text``; nil when it is none.
  public init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let provider = VideoProvider(rawValue: String(parts[0])) else {
      return nil
    }
    self.init(provider: provider, id: String(parts[1]))
  }

  /// The same as ``text``.
  public var description: String { text }
}
