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
