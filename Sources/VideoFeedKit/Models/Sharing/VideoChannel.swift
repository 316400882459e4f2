/// A stream of broadcasts that a source offers the user.
///
/// C: `pentad_video_channel`.
public struct VideoChannel: Hashable, Sendable, Identifiable {
  /// What its source calls it.
  public let id: RemoteID
  /// The name.
  public let name: String
  /// Whether it is there for all, and not for the user alone.
  public let isPublic: Bool
  /// The address of the picture.
  public let imageURL: String?

  /// Describes a channel.
  public init(id: RemoteID, name: String, isPublic: Bool, imageURL: String? = nil) {
    self.id = id
    self.name = VideoLimits.cut(name, to: VideoLimits.title) ?? ""
    self.isPublic = isPublic
    self.imageURL = imageURL.flatMap(WebLink.checked)
  }
}
