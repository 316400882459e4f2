/// An entry of a feed as it was parsed; for the format of its values, see ``ParsedFeed``.
package struct ParsedEntry: Hashable, Sendable {
  /// The id of the entry, unique within its feed and stable across readings.
  package var id = ""
  /// The origin of the id.
  package var idOrigin = ParsedIDOrigin.own
  package var title: String?
  /// The page of the entry.
  package var page: String?
  /// The address that a link blog's entry refers to, if it differs from the page.
  package var externalPage: String?
  /// The description, or the content if there is no description.
  package var summary: String?
  package var published: Int64?
  package var updated: Int64?
  package var authors: [ParsedPerson] = []
  package var categories: [String] = []
  package var enclosures: [ParsedEnclosure] = []
  /// The files of Media RSS, in the document's order.
  package var renditions: [ParsedRendition] = []
  package var thumbnails: [ParsedThumbnail] = []
  /// A page or program that plays the video (`media:player`, `media:embed`).
  package var player: String?
  package var embed: String?
  /// The addresses embedded in its text: pages in frames, and video files.
  package var embeds: [String] = []
  /// The duration in milliseconds.
  package var duration: Int64?
  package var credits: [ParsedCredit] = []
  package var statistics = ParsedStatistics()
  package var isExplicit: Bool?
  /// The page of its comments.
  package var commentsPage: String?
  /// The YouTube ids of the video and the channel.
  package var videoID: String?
  package var channelID: String?
  /// The status of a live stream (`podcast:liveItem`); nil for any other entry.
  package var live: ParsedLiveStatus?

  package init() {}
}

/// The status of a live stream.
package enum ParsedLiveStatus: String, Hashable, Sendable {
  case pending, live, ended
}

/// The origin of an entry's id.
package enum ParsedIDOrigin: Hashable, Sendable {
  /// The feed: `guid`, `atom:id`, `rdf:about`, `id`.
  case own
  /// The feed, or an address, plus values that distinguish the entry: several entries have the same
  /// id.
  case divided
  /// The address of its page, or of its first file.
  case address
  /// A hash of its title, time and description: the feed has nothing better.
  case content
}
