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
  /// The first of them, ``OPMLRefusal/limit`` at most.
  public let refusals: [OPMLRefusal]
  /// Whether all of it was read: of a list that is cut off, or has more than 10,000 lines, the feeds
  /// before that were added.
  public let isComplete: Bool
}

extension VideoFeed {
  /// Adds the feeds of a list that another program has written (OPML). None of them is asked for yet. Folders,
  /// those without feeds too, categories, pages and what other programs have written on a line are kept for
  /// ``exportOPML(title:)``; a feed that is there gets those of the list added.
  ///
  /// Addresses of `http` are added as they are. A transport asks for them only if it allows plain http; see
  /// `HTTPTransport.Configuration.allowsPlainHTTP`. Of one that does not, each such feed says so in its health.
  ///
  /// - Parameter document: the bytes of the document.
  /// - Returns: what became of the list.
  /// - Throws: ``PentadCore/PentadError/Code/notAnOutline`` for any other document;
  ///   ``PentadCore/PentadError/Code/entityRefused`` for one whose entities are those of an attack; what
  ///   writing the store throws: those that came before stay.
  ///
  /// C: `pentad_video_feed_import_opml`.
  public func importOPML(_ document: [UInt8]) async throws(PentadError) -> OPMLImport {
    let list = try OPMLDocument.read(document)
    let key = try await store.nameKey()
    var feeds = KnownFeeds(try await store.sources())
    var added: [SourceID] = []
    var known: [SourceID] = []
    var (refused, refusals) = (list.refused, list.refusals)
    for subscription in list.subscriptions {
      guard
        let feed = try? FeedXMLSource(
          subscription.feed, key, transport: live.transport, time: time)
      else {
        refused += 1
        if refusals.count < OPMLRefusal.limit {
          refusals.append(
            OPMLRefusal(title: subscription.title, reason: "its address is none, or too long"))
        }
        continue
      }
      let outline = FeedOutline(
        page: subscription.page,
        folders: subscription.folders.isEmpty ? [[]] : subscription.folders,
        categories: subscription.categories, attributes: subscription.attributes)
      if let there = feeds[feed] {
        known.append(there.id)
        let old = try await store.source(there.id)?.outline ?? FeedOutline()
        let new = old.united(with: outline)
        if new != old { try await store.save(new, of: there.id) }
      } else {
        let description = SourceDescription(
          of: feed, title: subscription.title, addedAt: time.date())
        feeds.insert(description)
        added.append(feed.id)
        _ = try await add(description)
        try await store.save(outline, of: feed.id)
      }
    }
    try await keep(list.folders)
    return OPMLImport(
      added: added, known: known, refused: refused, refusals: refusals,
      isComplete: list.ending == .complete)
  }

  /// Writes the user's feeds as a list that other programs read (OPML 2.0, UTF-8). They are in the
  /// folders from which they were imported and in their order, with pages, categories and the
  /// attributes of other programs; folders without feeds come behind the others. Other sources are
  /// not in it. An address may have a secret in it.
  ///
  /// - Parameter title: what the list is called; nil for nothing.
  /// - Returns: the document.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_export_opml`.
  public func exportOPML(title: String? = nil) async throws(PentadError) -> String {
    let feeds = try await store.sources().filter { $0.description.kind == .feed }
    let folders = StoredParts.folders(try await store.setting(Self.foldersName))
    return OPMLDocument(
      title: title, created: time.date(),
      subscriptions: feeds.map { feed in
        OPMLSubscription(
          feed: feed.description.address, title: feed.description.title, outline: feed.outline)
      }, folders: folders
    ).xml
  }

  /// The name of the setting for the folders that no feed brings back.
  private static let foldersName = "opmlFolders"

  /// Stores the folders of a list that no feed brings back, with those that are stored.
  private func keep(_ folders: [OPMLFolder]) async throws(PentadError) {
    let stored = StoredParts.folders(try await store.setting(Self.foldersName))
    var kept = stored
    for folder in folders {
      if let place = kept.firstIndex(where: { $0.path == folder.path }) {
        kept[place].attributes = OPMLAttribute.united(
          kept[place].attributes, with: folder.attributes)
      } else {
        kept.append(folder)
      }
    }
    if kept != stored { try await store.set(Self.foldersName, to: StoredParts.text(kept)) }
  }
}
