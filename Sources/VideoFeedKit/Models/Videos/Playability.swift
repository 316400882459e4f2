public import PentadCore

/// Whether a video can be watched, and how: what a source gives, never what was found out behind a
/// provider's back.
///
/// C: `pentad_video_playability`.
public enum Playability: Hashable, Sendable {
  /// Nobody has looked yet.
  case unknown
  /// A source gives these files and streams; none when their addresses run out, and have to be asked for
  /// by ``VideoFeed/contentURL(for:reload:)``.
  case playable([MediaRendition])
  /// The provider's own player alone shows it.
  case embedOnly(VideoEmbed)
  /// There is a page for people alone, at this address.
  case pageOnly(String)
  /// It cannot be watched.
  case unplayable(UnplayableReason)
  /// The source could not be asked. Nothing is known then: it is not playable for that.
  case checkFailed(PentadError)

  /// Whether the video can be watched in the program: as a file, a stream or in the provider's player.
  public var isPlayable: Bool {
    switch self {
    case .playable, .embedOnly: true
    case .unknown, .pageOnly, .unplayable, .checkFailed: false
    }
  }

  /// Whether the timeline has the video: unless it is known that it cannot be watched.
  public var isShown: Bool {
    if case .unplayable = self { false } else { true }
  }
}

/// Why a video cannot be watched.
public enum UnplayableReason: Hashable, Sendable {
  /// It was taken away.
  case removed
  /// Its owner shows it to some people only.
  case privateVideo
  /// Not here, not at this age, or not outside of the provider's own pages.
  case restricted
  /// It is not ready yet.
  case notPublished
  /// It is no video: sound, a picture, a torrent.
  case wrongKind
  /// Something else, in the source's word.
  case other(String)
}

extension UnplayableReason: RawRepresentable {
  /// The reason of a word.
  public init(rawValue: String) {
    switch rawValue {
    case "removed": self = .removed
    case "private": self = .privateVideo
    case "restricted": self = .restricted
    case "notPublished": self = .notPublished
    case "wrongKind": self = .wrongKind
    default: self = .other(rawValue)
    }
  }

  /// The word.
  public var rawValue: String {
    switch self {
    case .removed: "removed"
    case .privateVideo: "private"
    case .restricted: "restricted"
    case .notPublished: "notPublished"
    case .wrongKind: "wrongKind"
    case .other(let word): word
    }
  }
}

extension Video {
  /// What is known without asking anybody: what the sources gave with the video.
  public var givenPlayability: Playability {
    if let unplayable { return .unplayable(unplayable) }
    if !media.isEmpty { return .playable(media) }
    if let embed { return .embedOnly(embed) }
    return pageURL.map { .pageOnly($0) } ?? .unknown
  }
}
