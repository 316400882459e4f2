public import PentadCore

/// A class that the user bookmarked.
///
/// C: `pentad_stellar_bookmark`.
public struct StellarBookmark: Hashable, Sendable {
  /// The synchronisation state of a bookmark.
  public enum Sync: Hashable, Sendable {
    /// The server has accepted the last change.
    case done
    /// The change is pending; sending is retried automatically.
    case waiting
    /// The server rejected the change. The error is nil when the store does not have it. The
    /// bookmark is kept.
    case failed(PentadError?)
  }

  /// The class.
  public let item: StellarClass
  /// The time when it was bookmarked, in milliseconds since 1970-01-01 00:00 UTC.
  public let addedAt: Int64
  /// The time when its term was found to be over; nil for a bookmark of the current term.
  public let archivedAt: Int64?
  /// The synchronisation state.
  public let sync: Sync
}

/// The result of fetching the current term.
///
/// C: `pentad_stellar_term_change`.
public struct TermChange: Hashable, Sendable {
  /// The previous term; nil when none was known.
  public let old: StellarTerm?
  /// The current term.
  public let new: StellarTerm
  /// The classes whose bookmarks were archived by this call. Each is reported once.
  public let removed: [StellarClass]

  /// True if the term changed.
  public var isChanged: Bool { old != new }
}
