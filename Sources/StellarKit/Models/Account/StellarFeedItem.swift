public import PentadCore

/// An announcement in the feed of all classes.
public struct StellarFeedItem: Hashable, Sendable {
  /// The class; its id and title are known even if nothing else is.
  public let item: StellarClass
  /// The announcement.
  public let announcement: StellarAnnouncement
  /// True if the account has read it, here or at the school.
  public let isRead: Bool
  /// The number of replies; nil when unknown.
  public let postCount: Int?
  /// The position in the feed. Items after it are the next page; see
  /// ``StellarClient/announcementsFeed(after:onlyUnread:limit:)``.
  public let position: String
}

/// A reply that has not arrived at the source yet.
public struct StellarPendingPost: Hashable, Sendable, Identifiable {
  /// The id of the pending change, for ``StellarClient/cancelPost(_:)``.
  public let id: Int64
  /// The id of the reply that it answers; nil for the announcement.
  public let parentId: String?
  /// The body, as plain text.
  public let text: String
  /// The time when it was written, in milliseconds since 1970.
  public let date: Int64
  /// True if it was rejected permanently, for the reason in ``failure``.
  public let isRejected: Bool
  /// The error of the last attempt; nil before the first one.
  public let failure: PentadError?
}
