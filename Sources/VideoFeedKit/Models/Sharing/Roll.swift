/// A collection of videos that people put together.
///
/// C: `pentad_video_roll`.
public struct Roll: Hashable, Sendable, Identifiable {
  /// The id by which its source knows it.
  public let id: RemoteID
  /// The title; may be empty.
  public let title: String
  /// Who made it; nil when it is not told.
  public let creator: Sharer?
  /// Whether all may see it.
  public let isPublic: Bool
  /// Whether others may add to it.
  public let isCollaborative: Bool
  /// How many videos it has; nil when the source does not say.
  public let broadcastCount: Int?
  /// The address of the picture; nil for none.
  public let imageURL: String?

  /// Describes a roll.
  public init(
    id: RemoteID, title: String, creator: Sharer? = nil, isPublic: Bool = true,
    isCollaborative: Bool = false, broadcastCount: Int? = nil, imageURL: String? = nil
  ) {
    self.id = id
    self.title = VideoLimits.cut(title, to: VideoLimits.title) ?? ""
    self.creator = creator
    self.isPublic = isPublic
    self.isCollaborative = isCollaborative
    self.broadcastCount = broadcastCount.flatMap { $0 >= 0 ? $0 : nil }
    self.imageURL = imageURL.flatMap(WebLink.checked)
  }
}
