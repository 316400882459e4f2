/// A file that is attached to an announcement.
public struct StellarAttachment: Hashable, Sendable, Codable {
  /// The name, with its extension.
  public let name: String
  /// The address of the content, which may need the account's token.
  public let url: String
  /// The media type, `application/pdf`; nil when the source does not name one.
  public let mediaType: String?

  /// Creates an attachment.
  public init(name: String, url: String, mediaType: String? = nil) {
    self.name = name
    self.url = url
    self.mediaType = mediaType
  }
}
