/// An entry of a feed as it was read; see ``ParsedFeed`` for what its values are.
package struct ParsedEntry: Hashable, Sendable {
  /// What tells it from the others of its feed, the same in each reading.
  package var id = ""
  /// Where the id comes from.
  package var idOrigin = ParsedIDOrigin.own
  package var title: String?
  /// The page of the entry.
  package var page: String?
  /// The address that a link blog's entry is about, where it is not the page.
  package var externalPage: String?
  /// The description, or the content where there is no description.
  package var summary: String?
  package var published: Int64?
  package var updated: Int64?
  package var authors: [ParsedPerson] = []
  package var categories: [String] = []
  package var enclosures: [ParsedEnclosure] = []
  /// The files of Media RSS, in the document's order.
  package var renditions: [ParsedRendition] = []
  package var thumbnails: [ParsedThumbnail] = []
  /// A page or a program that plays the video (`media:player`, `media:embed`).
  package var player: String?
  package var embed: String?
  /// The addresses of what its text embeds: pages in frames, and files of videos.
  package var embeds: [String] = []
  /// How long it plays, in milliseconds.
  package var duration: Int64?
  package var credits: [ParsedCredit] = []
  package var statistics = ParsedStatistics()
  package var isExplicit: Bool?
  /// The page of its comments.
  package var commentsPage: String?
  /// The video and the channel of YouTube that it is.
  package var videoID: String?
  package var channelID: String?
  /// Whether it is a live stream, and has begun (`podcast:liveItem`); nil for any other entry.
  package var live: ParsedLiveStatus?

  package init() {}
}

/// How far a live stream is.
package enum ParsedLiveStatus: String, Hashable, Sendable {
  case pending, live, ended
}

/// Where the id of an entry comes from.
package enum ParsedIDOrigin: Hashable, Sendable {
  /// From the feed: `guid`, `atom:id`, `rdf:about`, `id`.
  case own
  /// From the feed or its address, with what else tells it from others: the feed gives one id to several
  /// entries.
  case divided
  /// The address of its page, or of its first file.
  case address
  /// A hash of its title, time and description: the feed has nothing better.
  case content
}
