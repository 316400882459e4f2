public import PentadCore

/// A class that the user wants to find again.
///
/// C: `pentad_stellar_bookmark`.
public struct StellarBookmark: Hashable, Sendable {
  /// The state of a bookmark at the server.
  public enum Sync: Hashable, Sendable {
    /// The server knows the last change.
    case done
    /// The server has still to be told; that is retried automatically.
    case waiting
    /// The server refused the change; there is no error when the store cannot say why. The bookmark
    /// stays.
    case failed(PentadError?)
  }

  /// The class.
  public let item: StellarClass
  /// When it was bookmarked, in milliseconds since 1970-01-01 00:00 UTC.
  public let addedAt: Int64
  /// When its term was found to be over; nil for a bookmark of the current term.
  public let archivedAt: Int64?
  /// Whether the server knows.
  public let sync: Sync
}

/// The result of a look at the current term.
///
/// C: `pentad_stellar_term_change`.
public struct TermChange: Hashable, Sendable {
  /// The term before; nil when none was known.
  public let old: StellarTerm?
  /// The current term.
  public let new: StellarTerm
  /// The classes whose bookmarks were archived by this very look: each is reported once.
  public let removed: [StellarClass]

  /// Whether the term is another one.
  public var isChanged: Bool { old != new }
}
