/// What is kept of a source of the user's: all that it takes to make it again, but for what the user
/// signed in with.
public struct SourceDescription: Hashable, Sendable, Identifiable {
  /// A kind of source.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A feed of RSS, Atom or JSON Feed.
    case feed
    /// A server of PeerTube.
    case peerTube
    /// A server of the Shelby protocol.
    case shelby
    /// A folder of video files.
    case folder
    /// The host's own: the host gives it again at each start.
    case host
  }

  /// Which source.
  public let id: SourceID
  /// What makes a source of it.
  public let kind: Kind
  /// Where it is: an address, a path, or a word of the host's. A secret may stand in it: it is for asking
  /// the source, and not for logs.
  public var address: String
  /// What it calls itself; nil when it has not said.
  public var title: String?
  /// Whether it is not asked for now.
  public var isPaused: Bool
  /// When the user added it, in milliseconds since 1970-01-01 00:00 UTC.
  public let addedAt: Int64

  /// Describes a source.
  public init(
    id: SourceID, kind: Kind, address: String, title: String? = nil, isPaused: Bool = false,
    addedAt: Int64
  ) {
    self.id = id
    self.kind = kind
    self.address = address
    self.title = VideoLimits.cut(title, to: VideoLimits.title)
    self.isPaused = isPaused
    self.addedAt = addedAt
  }
}

extension SourceDescription: CustomStringConvertible, CustomReflectable {
  /// The name of the source; not its address, in which a secret may stand.
  public var description: String { id.rawValue }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
