/// What somebody has written about a video, other than by sharing it.
///
/// C: `pentad_video_comment`.
public struct VideoComment: Hashable, Sendable, Identifiable {
  /// The id by which its source knows it; no other comment of the source has it.
  public let id: RemoteID
  /// The key of the video.
  public let video: VideoKey
  /// Who wrote it.
  public let author: Sharer
  /// What it says.
  public let text: String
  /// When it was written, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64
  /// When it last changed, in the same; nil when it is not told.
  public let updatedAt: Int64?
  /// The id of the comment that it answers; nil for none.
  public let parent: RemoteID?

  /// Describes a comment; nil when it says nothing.
  public init?(
    id: RemoteID, video: VideoKey, author: Sharer, text: String, createdAt: Int64,
    updatedAt: Int64? = nil, parent: RemoteID? = nil
  ) {
    guard let text = VideoLimits.cut(text, to: VideoLimits.text) else { return nil }
    self.id = id
    self.video = video
    self.author = author
    self.text = text
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.parent = parent
  }

  /// Whether this is listed before another: the oldest first.
  static func isOlder(_ one: VideoComment, _ other: VideoComment) -> Bool {
    one.createdAt == other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
  }
}
