import PentadCore

/// The user's feeds, by id and by address. A feed that has moved keeps its id.
struct KnownFeeds {
  private var named: [SourceID: SourceDescription] = [:]
  private var addressed: [String: SourceDescription] = [:]

  init(_ sources: [StoredSource]) {
    for source in sources { insert(source.description) }
  }

  mutating func insert(_ source: SourceDescription) {
    named[source.id] = source
    guard source.kind == .feed, addressed[source.address] == nil else { return }
    addressed[source.address] = source
  }

  /// The stored description of a feed; nil if the user does not have it.
  subscript(feed: FeedXMLSource) -> SourceDescription? {
    named[feed.id] ?? addressed[feed.address]
  }
}

extension VideoStore {
  /// Returns the source with its id in this store, existing or new. Only the ids of feeds differ
  /// between stores.
  func named(_ source: any FeedSource) async throws(PentadError) -> any FeedSource {
    guard let feed = source as? FeedXMLSource else { return source }
    let known = KnownFeeds(try await sources())
    let ours = feed.named(feed.id(try await nameKey()))
    return ours.named(known[ours]?.id ?? ours.id)
  }
}
