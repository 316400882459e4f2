/// A feed as it was parsed. Texts are plain. Addresses are absolute and `http` or `https`. Times
/// are milliseconds since 1970. Missing values are nil or empty.
package struct ParsedFeed: Hashable, Sendable {
  /// The format of the document.
  package var format: FeedFormat
  /// The feed's permanent id: `atom:id`, `feed_url` of a JSON feed.
  package var id: String?
  package var title: String?
  package var summary: String?
  /// The page that the feed belongs to.
  package var page: String?
  /// The address of the feed according to the feed itself.
  package var address: String?
  /// The new address that the feed announces (`itunes:new-feed-url`).
  package var newAddress: String?
  /// The address of a page with older entries (RFC 5005, `next_url`).
  package var nextPage: String?
  /// A picture of the feed.
  package var image: String?
  /// A language tag: `en-us`.
  package var language: String?
  package var authors: [ParsedPerson] = []
  package var updated: Int64?
  /// The minimum number of minutes between readings that the feed requests.
  package var timeToLive: Int?
  /// The period in minutes in which the feed changes ``updateFrequency`` times, or once if that is
  /// nil (`sy:updatePeriod`).
  package var updatePeriod: Int?
  package var updateFrequency: Int?
  /// The hours of the day (0 to 23, UTC) in which the feed must not be read.
  package var skippedHours: Set<Int> = []
  /// The days of the week (0 is Sunday, UTC) on which the feed must not be read.
  package var skippedDays: Set<Int> = []
  /// The YouTube channel of the feed.
  package var channelID: String?
  /// The entries in document order, with unique ids.
  package var entries: [ParsedEntry] = []
  /// The number of duplicate entries that were merged.
  package var merged = 0
  /// The position at which reading ended.
  package var ending = FeedEnding.complete
  /// The number of errors in the document that were ignored.
  package var faults = 0

  package init(format: FeedFormat) { self.format = format }
}

/// The format of a feed's document.
package enum FeedFormat: String, Hashable, Sendable {
  /// RSS 0.9x and 2.0.
  case rss
  /// RSS 1.0 and 0.9, in RDF.
  case rdf
  /// Atom 1.0 and its drafts.
  case atom
  /// JSON Feed.
  case json
}
