/// A line under a video: the person who shared it or wrote about it, and the text.
///
/// C: `pentad_video_comment_line`.
public struct CommentLine: Hashable, Sendable, Identifiable {
  /// The id of the broadcast or the comment.
  public let id: RemoteID
  /// The person who shared the video or wrote the comment.
  public let author: Sharer
  /// The text; nil for a share without a comment.
  public let text: String?
  /// The time of the share or comment, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64
  /// True for a share, false for a comment.
  public let isShare: Bool
}

extension VideoGroup {
  /// The lines that a list shows when the comments of a video are expanded. The oldest broadcast
  /// comes first, then all other shares and comments from oldest to newest.
  public var commentLines: [CommentLine] {
    let shares = broadcasts.map { share in
      let line = CommentLine(
        id: share.id, author: share.sharer, text: share.comment, createdAt: share.createdAt,
        isShare: true)
      return (time: share.sharedAt, line: line)
    }
    let written = comments.map { comment in
      let line = CommentLine(
        id: comment.id, author: comment.author, text: comment.text, createdAt: comment.createdAt,
        isShare: false)
      return (time: comment.createdAt, line: line)
    }
    let others = (shares.dropFirst() + written).sorted { one, other in
      one.time == other.time ? one.line.id < other.line.id : one.time < other.time
    }
    return (shares.prefix(1) + others).map(\.line)
  }
}
