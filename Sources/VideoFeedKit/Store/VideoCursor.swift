/// A place in a list of videos: behind a group. It stays right when groups come, go and move.
public struct VideoCursor: Hashable, Sendable {
  /// ``VideoGroup/latestShare`` of the group.
  public let latestShare: Int64
  /// The group's video.
  public let key: VideoKey

  /// The place of a group: behind it come those that were shared last before.
  public init(of group: VideoGroup) {
    self.init(latestShare: group.latestShare, key: group.key)
  }

  /// The place behind a video that was last shared at a moment.
  public init(latestShare: Int64, key: VideoKey) {
    self.latestShare = latestShare
    self.key = key
  }
}
