public import PentadCore

/// The way in which a video can be watched, if at all. It is based only on what sources publish,
/// never on bypassing a provider.
///
/// C: `pentad_video_playability`.
public enum Playability: Hashable, Sendable {
  /// Not checked yet.
  case unknown
  /// A source provides these files and streams. The list is empty if their addresses expire; then
  /// request one with ``VideoFeed/contentURL(for:reload:)``.
  case playable([MediaRendition])
  /// Only the provider's own player shows it.
  case embedOnly(VideoEmbed)
  /// There is only a web page, at this address.
  case pageOnly(String)
  /// It cannot be watched.
  case unplayable(UnplayableReason)
  /// The source could not be reached, so the result is unknown. The video does not count as
  /// playable.
  case checkFailed(PentadError)

  /// True if the video can be watched in the program: as a file, a stream or in the provider's
  /// player.
  public var isPlayable: Bool {
    switch self {
    case .playable, .embedOnly: true
    case .unknown, .pageOnly, .unplayable, .checkFailed: false
    }
  }

  /// True if the timeline shows the video: all except those known to be unplayable.
  public var isShown: Bool {
    if case .unplayable = self { false } else { true }
  }
}

/// The reason why a video cannot be watched.
public enum UnplayableReason: Hashable, Sendable {
  /// It was removed.
  case removed
  /// Its owner limits it to certain people.
  case privateVideo
  /// It is restricted by region, by age, or to the provider's own pages.
  case restricted
  /// It is not published yet.
  case notPublished
  /// It is not a video but audio, a picture, or a torrent.
  case wrongKind
  /// Another reason, as a word of the source.
  case other(String)
}

extension UnplayableReason: RawRepresentable {
  /// Creates the reason from its word.
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

  /// The reason as a word.
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
  /// The playability according to the data of the sources, without a request.
  public var givenPlayability: Playability {
    if let unplayable { return .unplayable(unplayable) }
    if !media.isEmpty { return .playable(media) }
    if let embed { return .embedOnly(embed) }
    return pageURL.map { .pageOnly($0) } ?? .unknown
  }
}
