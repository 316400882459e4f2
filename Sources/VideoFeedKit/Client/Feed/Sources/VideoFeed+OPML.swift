public import PentadCore

/// The result of importing a list of feeds.
///
/// C: `pentad_video_opml_import`.
public struct OPMLImport: Hashable, Sendable {
  /// The feeds that were added.
  public let added: [SourceID]
  /// The feeds that the user had before.
  public let known: [SourceID]
  /// The number of rejected lines: their addresses are invalid or too long.
  public let refused: Int
  /// The first rejected lines, at most ``OPMLRefusal/limit``.
  public let refusals: [OPMLRefusal]
  /// True if the whole list was read. If it is truncated or has more than 10,000 lines, only the
  /// feeds before that point were added.
  public let isComplete: Bool
}

extension VideoFeed {
  /// Imports the feeds of a list from another program (OPML). No feed is fetched yet. Folders (also
  /// empty ones), categories, pages and unknown attributes of each line are kept for
  /// ``exportOPML(title:)``. A feed that the user already has gets those of the list in addition.
  ///
  /// Addresses of `http` are added unchanged. They are fetched only if the transport allows plain
  /// http; see `HTTPTransport.Configuration.allowsPlainHTTP`. Otherwise the health of each such
  /// feed reports the error.
  ///
  /// - Parameter document: the bytes of the document.
  /// - Returns: the result of the import.
  /// - Throws: ``PentadCore/PentadError/Code/notAnOutline`` for any other document;
  ///   ``PentadCore/PentadError/Code/entityRefused`` if its entities look like an attack; errors
  ///   from writing the store: feeds added before the error stay.
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
            OPMLRefusal(title: subscription.title, reason: "its address is invalid or too long"))
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

  /// Returns the user's feeds as a list for other programs (OPML 2.0, UTF-8). The feeds keep their
  /// imported folders, order, pages, categories and the attributes of other programs. Empty folders
  /// come last. Other kinds of sources are not included. An address may contain a secret.
  ///
  /// - Parameter title: the title of the list; nil for none.
  /// - Returns: the document.
  /// - Throws: errors from reading the store.
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

  /// The name of the setting for folders without feeds.
  private static let foldersName = "opmlFolders"

  /// Stores folders without feeds, merged with those stored before.
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
