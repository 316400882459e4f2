import PentadCore

/// A source as the store keeps it.
struct StoredSource: Hashable, Sendable {
  var description: SourceDescription
  var health: SourceHealth
  /// What to send with the next request for the newest; nil when there was no page yet.
  var state: FeedState?
  var older: OlderPages
  /// Who is signed in; nil when nobody is, or the source has not said.
  var account: SourceAccount?
  /// The move of which the feed has told, which is not due yet; nil of one that has told of none.
  var move: FeedMove?
  /// Where the feed is in the user's list of feeds.
  var outline = FeedOutline()
  /// The interval that the user has set for it, in milliseconds.
  var refreshInterval: Int64?

  /// What is known of the pages behind those that are stored.
  enum OlderPages: Hashable, Sendable {
    /// No page was stored yet.
    case unknown
    /// They begin there.
    case from(FeedCursor)
    /// There are none.
    case end
  }
}

/// A video of which it is due to find out whether it can be watched.
struct DueCheck: Hashable, Sendable {
  let video: Video
  /// What was found the last time.
  let check: PlayabilityCheck
  /// The sources that have shared it, each once; the one that describes it first.
  let sources: [SourceID]
}
