/// A stream of broadcasts that a source offers the user.
///
/// C: `pentad_video_channel`.
public struct VideoChannel: Hashable, Sendable, Identifiable {
  /// The id of the channel in its source.
  public let id: RemoteID
  /// The name; may be empty.
  public let name: String
  /// True for a channel of all users, false for one of this user only.
  public let isPublic: Bool
  /// The address of the picture; nil for none.
  public let imageURL: String?

  /// Creates a channel.
  public init(id: RemoteID, name: String, isPublic: Bool, imageURL: String? = nil) {
    self.id = id
    self.name = VideoLimits.cut(name, to: VideoLimits.title) ?? ""
    self.isPublic = isPublic
    self.imageURL = imageURL.flatMap(WebLink.checked)
  }
}
