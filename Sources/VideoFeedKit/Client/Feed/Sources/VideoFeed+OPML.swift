public import PentadCore

/// What became of a list of feeds that was read.
///
/// C: `pentad_video_opml_import`.
public struct OPMLImport: Hashable, Sendable {
  /// The feeds that are new.
  public let added: [SourceID]
  /// Those that were there.
  public let known: [SourceID]
  /// How many cannot be asked for: their addresses are none, or too long.
  public let refused: Int
  /// Whether all of it was read: of a list that is cut off, or has more than 10,000 lines, the feeds
  /// before that were added.
  public let isComplete: Bool
}

extension VideoFeed {
  /// Adds the feeds of a list that another program has written (OPML). None of them is asked for yet.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notAnOutline``,
  ///   ``PentadCore/PentadError/Code/entityRefused``; what writing the store throws: those that came before
  ///   stay.
  ///
  /// C: `pentad_video_feed_import_opml`.
  public func importOPML(_ document: [UInt8]) async throws(PentadError) -> OPMLImport {
    let list = try OPMLDocument.read(document)
    let key = try await store.nameKey()
    var feeds = KnownFeeds(try await store.sources())
    var added: [SourceID] = []
    var known: [SourceID] = []
    var refused = list.refused
    for subscription in list.subscriptions {
      guard
        let feed = try? FeedXMLSource(
          subscription.feed, key, transport: live.transport, time: time)
      else {
        refused += 1
        continue
      }
      if let there = feeds[feed] {
        known.append(there.id)
      } else {
        let description = SourceDescription(
          of: feed, title: subscription.title, addedAt: time.date())
        feeds.insert(description)
        added.append(feed.id)
        _ = try await add(description)
      }
    }
    return OPMLImport(
      added: added, known: known, refused: refused, isComplete: list.ending == .complete)
  }

  /// The user's feeds as a list that other programs read (OPML 2.0, UTF-8). Other sources are not in it. An
  /// address may have a secret in it.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_export_opml`.
  public func exportOPML(title: String? = nil) async throws(PentadError) -> String {
    let feeds = try await store.sources().map(\.description).filter { $0.kind == .feed }
    return OPMLDocument(
      title: title, created: time.date(),
      subscriptions: feeds.map { OPMLSubscription(feed: $0.address, title: $0.title) }
    ).xml
  }
}
