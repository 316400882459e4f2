/// A collection of videos that one or more people maintain.
///
/// C: `pentad_video_roll`.
public struct Roll: Hashable, Sendable, Identifiable {
  /// The id of the roll in its source.
  public let id: RemoteID
  /// The title; may be empty.
  public let title: String
  /// The creator; nil if unknown.
  public let creator: Sharer?
  /// True if everyone may see the roll.
  public let isPublic: Bool
  /// True if others may add to the roll.
  public let isCollaborative: Bool
  /// The number of videos in the roll; nil if unknown.
  public let broadcastCount: Int?
  /// The address of the picture; nil for none.
  public let imageURL: String?

  /// Creates a roll.
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
