public import PentadCore

/// An announcement, and whether the user has read it.
public struct StellarNewsItem: Hashable, Sendable {
  /// The announcement.
  public let announcement: StellarAnnouncement
  /// Whether the user has read it.
  public let isRead: Bool
}

/// All that is known of a class.
///
/// C: `pentad_stellar_class_detail`.
public struct StellarClassDetail: Hashable, Sendable {
  /// The class.
  public let item: StellarClass
  /// Its announcements, the newest first.
  public let news: [StellarNewsItem]
  /// Whether it is bookmarked, in its term.
  public let isBookmarked: Bool
  /// When the source last told of the class by itself, in milliseconds since 1970-01-01 00:00 UTC; nil
  /// when it only stood in lists.
  public let infoStoredAt: Int64?
}

/// A stage of loading a class: the three of the original, and the failure.
///
/// C: `pentad_stellar_class_info`.
public enum ClassInfoUpdate: Hashable, Sendable {
  /// What a list told of it.
  case general(StellarClass)
  /// All that was stored of it.
  case cached(StellarClassDetail)
  /// What the source says now. The last one.
  case fresh(StellarClassDetail)
  /// The source could not be asked, or knows no such class; what was known is kept. The last one.
  case failed(PentadError, keeping: StellarClassDetail?)
}
