/// A feed as it was read. Texts are plain, addresses whole and `http` or `https`, times in milliseconds
/// since 1970; what the feed does not say is nil or empty.
package struct ParsedFeed: Hashable, Sendable {
  /// What kind of document it is.
  package var format: FeedFormat
  /// What the feed calls itself, once for all: `atom:id`, `feed_url` of a JSON feed.
  package var id: String?
  package var title: String?
  package var summary: String?
  /// The page that the feed belongs to.
  package var page: String?
  /// The address that the feed says it has.
  package var address: String?
  /// The address to which the feed says that it moves (`itunes:new-feed-url`).
  package var newAddress: String?
  /// Where older entries are (RFC 5005, `next_url`).
  package var nextPage: String?
  /// A picture of the feed.
  package var image: String?
  /// A language tag: `en-us`.
  package var language: String?
  package var authors: [ParsedPerson] = []
  package var updated: Int64?
  /// How many minutes the feed asks to wait between readings.
  package var timeToLive: Int?
  /// In how many minutes the feed changes ``updateFrequency`` times, once if that is nil (`sy:updatePeriod`).
  package var updatePeriod: Int?
  package var updateFrequency: Int?
  /// The hours of the day (0 to 23, UTC) in which the feed asks not to be read.
  package var skippedHours: Set<Int> = []
  /// The days of the week (0 is Sunday, UTC) on which the feed asks not to be read.
  package var skippedDays: Set<Int> = []
  /// The channel of YouTube that it is.
  package var channelID: String?
  /// The entries in the document's order, each id once.
  package var entries: [ParsedEntry] = []
  /// How many entries were the same as others, and were merged with them.
  package var merged = 0
  /// Where the reading ended.
  package var ending = FeedEnding.complete
  /// How many errors of the document were passed over.
  package var faults = 0

  package init(format: FeedFormat) { self.format = format }
}

/// The kind of a feed's document.
package enum FeedFormat: String, Hashable, Sendable {
  /// RSS 0.9x and 2.0.
  case rss
  /// RSS 1.0 and 0.9, in RDF.
  case rdf
  /// Atom 1.0, and what came before it.
  case atom
  /// JSON Feed.
  case json
}
