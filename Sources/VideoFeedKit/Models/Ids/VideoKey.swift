/// The identity of a video: the same for all who share it, in every source and for every form of
/// its address.
///
/// The hash is computed once, at creation: lists of thousands of videos are matched by their keys.
public struct VideoKey: Sendable {
  /// The provider that hosts the video.
  public let provider: VideoProvider
  /// The provider's id of the video, of 1 to ``VideoLimits/id`` bytes.
  public let id: String
  private let digest: Int

  /// Creates the key of a provider's video.
  ///
  /// A PeerTube id is a UUID. Its short form is converted to the long one.
  ///
  /// - Returns: nil for an id that is empty, too long or has control characters, and for a PeerTube
  ///   id that is not a UUID.
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

  /// Returns the key of a local file with an absolute path. Use it only for the user's own files:
  /// data from outside never refers to local files.
  ///
  /// - Returns: nil for a path that does not begin with `/`, is too long, or has control
  ///   characters.
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
  /// Returns true if both keys identify the same video.
  public static func == (left: VideoKey, right: VideoKey) -> Bool {
    left.digest == right.digest && left.id == right.id && left.provider == right.provider
  }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension VideoKey: Comparable {
  /// Orders by the provider, then by the code points of the id.
  public static func < (left: VideoKey, right: VideoKey) -> Bool {
    left.provider == right.provider ? left.id < right.id : left.provider < right.provider
  }
}

extension VideoKey: CustomStringConvertible {
  /// The key as text: `youtube:BmzSEYNTkHA`.
  public var text: String { "\(provider):\(id)" }

  /// Parses ``text``; nil for text in any other form.
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
