import PentadCore

/// The feeds that the user has, by their names and by their addresses: one that has moved keeps its name.
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

  /// The one that is there already; nil for a feed that the user does not have.
  subscript(feed: FeedXMLSource) -> SourceDescription? {
    named[feed.id] ?? addressed[feed.address]
  }
}

extension VideoStore {
  /// A source under the name that it has in this store, or gets when it is added. Only the names of feeds differ
  /// from store to store.
  func named(_ source: any FeedSource) async throws(PentadError) -> any FeedSource {
    guard let feed = source as? FeedXMLSource else { return source }
    let known = KnownFeeds(try await sources())
    let ours = feed.named(feed.id(try await nameKey()))
    return ours.named(known[ours]?.id ?? ours.id)
  }
}
