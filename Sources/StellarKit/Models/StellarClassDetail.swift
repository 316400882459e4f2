public import PentadCore

/// An announcement, and its read state.
public struct StellarNewsItem: Hashable, Sendable {
  /// The announcement.
  public let announcement: StellarAnnouncement
  /// True if the user has read it.
  public let isRead: Bool

  package init(announcement: StellarAnnouncement, isRead: Bool) {
    self.announcement = announcement
    self.isRead = isRead
  }
}

/// All stored data of a class.
///
/// C: `pentad_stellar_class_detail`.
public struct StellarClassDetail: Hashable, Sendable {
  /// The class.
  public let item: StellarClass
  /// The announcements, the newest first.
  public let news: [StellarNewsItem]
  /// True if the class is bookmarked in its term.
  public let isBookmarked: Bool
  /// The time of the last successful request for this class, in milliseconds since 1970-01-01 00:00
  /// UTC; nil when only lists contained the class.
  public let infoStoredAt: Int64?
}

/// A stage of loading a class: the three stages of the original app, and the failure.
///
/// C: `pentad_stellar_class_info`.
public enum ClassInfoUpdate: Hashable, Sendable {
  /// The data from a list.
  case general(StellarClass)
  /// All stored data.
  case cached(StellarClassDetail)
  /// The current data from the source. The last stage.
  case fresh(StellarClassDetail)
  /// The source could not be queried, or does not know the class. The known data is kept. The last
  /// stage.
  case failed(PentadError, keeping: StellarClassDetail?)
}
