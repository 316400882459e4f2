/// The stored description of a user's source. It contains everything needed to restore the source,
/// except the credentials.
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
    /// A source that the host program implements and supplies again at each start.
    case host
  }

  /// The id of the source.
  public let id: SourceID
  /// The kind of the source.
  public let kind: Kind
  /// The location of the source: an address, a path, or a text of the host program. It may contain
  /// a secret, so do not log it.
  public var address: String
  /// The title according to the source; nil if unknown.
  public var title: String?
  /// True if the source is paused and not polled.
  public var isPaused: Bool
  /// The time when the user added it, in milliseconds since 1970-01-01 00:00 UTC.
  public let addedAt: Int64

  /// Creates a description.
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
  /// The id of the source. The address is not included, because it may contain a secret.
  public var description: String { id.rawValue }

  /// A mirror with the id only, like ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
