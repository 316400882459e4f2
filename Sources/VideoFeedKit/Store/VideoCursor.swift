/// A position in a list of videos: after a group. It stays valid when groups are added, removed or
/// moved.
public struct VideoCursor: Hashable, Sendable {
  /// The ``VideoGroup/latestShare`` of the group.
  public let latestShare: Int64
  /// The group's video.
  public let key: VideoKey

  /// Creates the cursor after a group: groups with an older latest share follow it.
  public init(of group: VideoGroup) {
    self.init(latestShare: group.latestShare, key: group.key)
  }

  /// Creates the cursor after a video with a given time of the latest share.
  public init(latestShare: Int64, key: VideoKey) {
    self.latestShare = latestShare
    self.key = key
  }
}
