/// A line under a video: who shared it or wrote about it, and what was said.
public struct CommentLine: Hashable, Sendable, Identifiable {
  /// The id of the broadcast or the comment.
  public let id: RemoteID
  /// Who.
  public let author: Sharer
  /// What was said; nil when it was shared without a word.
  public let text: String?
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64
  /// Whether it is a share, and no mere comment.
  public let isShare: Bool
}

extension VideoGroup {
  /// What a list shows when the comments of a video are expanded: the ``face``, then all other shares and
  /// comments, the oldest first.
  public var commentLines: [CommentLine] {
    let shares = broadcasts.map {
      CommentLine(
        id: $0.id, author: $0.sharer, text: $0.comment, createdAt: $0.createdAt, isShare: true)
    }
    let written = comments.map {
      CommentLine(
        id: $0.id, author: $0.author, text: $0.text, createdAt: $0.createdAt, isShare: false)
    }
    let others = (shares.dropFirst() + written).sorted { one, other in
      one.createdAt == other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
    }
    return shares.prefix(1) + others
  }
}
