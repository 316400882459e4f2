/// A line under a video: who shared it or wrote about it, and what was said.
///
/// C: `pentad_video_comment_line`.
public struct CommentLine: Hashable, Sendable, Identifiable {
  /// The id of the broadcast or the comment.
  public let id: RemoteID
  /// The person who shared the video or wrote the comment.
  public let author: Sharer
  /// What was said; nil when it was shared without a word.
  public let text: String?
  /// When it was shared or written, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64
  /// Whether it is a share; otherwise it is a comment.
  public let isShare: Bool
}

extension VideoGroup {
  /// What a list shows when the comments of a video are expanded: the oldest broadcast, then all
  /// other shares and comments, the oldest first.
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
