/// A reply to an announcement.
public struct StellarPost: Hashable, Sendable {
  /// The source's id, unique among the replies to an announcement.
  public let id: String
  /// The id of the reply that this one answers; nil for an answer to the announcement.
  public let parentId: String?
  /// The source's id of the author; nil when the source does not name one.
  public let authorId: String?
  /// The author's name; nil when the source does not name one.
  public let author: String?
  /// The time, in milliseconds since 1970.
  public let date: Int64
  /// The body, as plain text; empty for a deleted reply.
  public let text: String
  /// The body as HTML, as the source sent it; nil when it sent plain text or none.
  public let html: String?
  /// True if the account has read it; nil when unknown.
  public let isRead: Bool?
  /// True if it was deleted. A deleted reply stays in the list, because other replies may answer
  /// it.
  public let isDeleted: Bool

  /// Creates a reply.
  public init(
    id: String, parentId: String? = nil, authorId: String? = nil, author: String? = nil,
    date: Int64, text: String, html: String? = nil, isRead: Bool? = nil, isDeleted: Bool = false
  ) {
    self.id = id
    self.parentId = parentId
    self.authorId = authorId
    self.author = author
    self.date = date
    self.text = text
    self.html = html
    self.isRead = isRead
    self.isDeleted = isDeleted
  }
}
