public import PentadCore

/// A source of announcements with ids, read marks and replies.
public protocol StellarAnnouncementSource: StellarEnrolmentSource {
  /// Fetches the announcements of classes.
  ///
  /// - Parameters:
  ///   - classes: the ids of the classes.
  ///   - since: the earliest date, in milliseconds since 1970; nil for all that the source has.
  ///   - tag: the tag of the last answer to the same request, or to one for the same classes without
  ///     a date, which contains this answer; nil for none.
  /// - Returns: all announcements since that date. A stored announcement that is missing in the
  ///   answer counts as withdrawn.
  func announcements(
    of classes: [String], since: Int64?, tag: String?
  ) async throws(PentadError) -> StellarFetch<
    StellarReply<StellarCollection<StellarClassAnnouncement>>
  >

  /// Marks an announcement as read or unread. The call is idempotent.
  func setRead(
    _ isRead: Bool, _ id: String, of masterId: String
  ) async throws(PentadError)

  /// Fetches the replies to an announcement, the oldest first. The source should leave read marks
  /// unchanged; a recent Moodle site marks the replies as read.
  func posts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarPost]>

  /// Marks all replies to an announcement as read. The call is idempotent.
  func markPostsRead(to id: String, of masterId: String) async throws(PentadError)

  /// Sends a reply. The call is not idempotent: repeat it only if the first request did not arrive.
  ///
  /// - Parameters:
  ///   - text: the body, as plain text.
  ///   - parent: the id of the reply that it answers; nil for the announcement.
  func post(
    _ text: String, to id: String, parent: String?, of masterId: String
  ) async throws(PentadError) -> StellarPost
}

/// An announcement, the class to which it belongs, and its read mark.
public struct StellarClassAnnouncement: Hashable, Sendable {
  /// The id of the class.
  public let masterId: String
  /// The announcement, with the source's id.
  public let announcement: StellarAnnouncement
  /// True if the account has read it at the source; nil when unknown.
  public let isRead: Bool?
  /// The number of replies; nil when unknown.
  public let postCount: Int?

  /// Creates a value from its parts.
  public init(
    masterId: String, announcement: StellarAnnouncement, isRead: Bool? = nil,
    postCount: Int? = nil
  ) {
    self.masterId = masterId
    self.announcement = announcement
    self.isRead = isRead
    self.postCount = postCount
  }
}
