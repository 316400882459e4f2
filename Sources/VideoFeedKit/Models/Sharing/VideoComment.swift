/// A comment on a video that is not part of a share.
///
/// C: `pentad_video_comment`.
public struct VideoComment: Hashable, Sendable, Identifiable {
  /// The id of the comment, unique among the comments of its source.
  public let id: RemoteID
  /// The key of the video.
  public let video: VideoKey
  /// The author of the comment.
  public let author: Sharer
  /// The text of the comment.
  public let text: String
  /// The time of the comment, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64
  /// The time of the last change, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
  public let updatedAt: Int64?
  /// The id of the comment that this one replies to; nil for none.
  public let parent: RemoteID?

  /// Creates a comment; nil if the text is blank.
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

  /// Returns true if a comment precedes another: older ones first, then by id.
  static func isOlder(_ one: VideoComment, _ other: VideoComment) -> Bool {
    one.createdAt == other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
  }
}
