/// A file of a class. ``StellarClient/content(of:)`` downloads its content;
/// ``StellarClient/keepOffline(_:_:)`` keeps it available offline.
public struct StellarFile: Hashable, Sendable {
  /// The source's id, unique among the files of a source.
  public let id: String
  /// The id of the class.
  public let masterId: String
  /// The name, with its extension.
  public let name: String
  /// The folders or modules that contain it, the outermost first; empty for a file at the top
  /// level.
  public let folders: [String]
  /// The size in bytes; nil when the source does not report it.
  public let size: Int64?
  /// The media type, `application/pdf`; nil when the source does not name one.
  public let mediaType: String?
  /// The time of the last change, in milliseconds since 1970; nil when unknown.
  public let changed: Int64?
  /// The address of the content; nil for a locked file. It may expire soon: call
  /// ``StellarFileSource/content(of:)`` for the content.
  public let contentURL: String?

  /// Creates a file.
  public init(
    id: String, masterId: String, name: String, folders: [String] = [], size: Int64? = nil,
    mediaType: String? = nil, changed: Int64? = nil, contentURL: String? = nil
  ) {
    self.id = id
    self.masterId = masterId
    self.name = name
    self.folders = folders
    self.size = size
    self.mediaType = mediaType
    self.changed = changed
    self.contentURL = contentURL
  }
}
