import PentadCore

/// The stored form of a source.
struct StoredSource: Hashable, Sendable {
  var description: SourceDescription
  var health: SourceHealth
  /// The state to send with the next request for the newest page; nil if no page was stored yet.
  var state: FeedState?
  var older: OlderPages
  /// The user's account; nil if no user is signed in, or the source has not reported it.
  var account: SourceAccount?
  /// The move that the feed has announced and that is not due yet; nil if there is none.
  var move: FeedMove?
  /// The feed's entry in the user's list of feeds.
  var outline = FeedOutline()
  /// The interval that the user has set for the source, in milliseconds.
  var refreshInterval: Int64?

  /// The state of the pages that are older than the stored ones.
  enum OlderPages: Hashable, Sendable {
    /// No page was stored yet.
    case unknown
    /// The next older page starts at this cursor.
    case from(FeedCursor)
    /// There are no older pages.
    case end
  }
}

/// A video that is due for a playability check.
struct DueCheck: Hashable, Sendable {
  let video: Video
  /// The result of the last check.
  let check: PlayabilityCheck
  /// The sources that have shared it, each once; the one that describes it first.
  let sources: [SourceID]
}
