/// Who published the entries of a feed.
struct FeedSharers {
  private let ofFeed: Sharer
  /// Most entries of a feed have the author of the one before.
  private var last: (ParsedPerson, Sharer)?

  /// - Parameter host: what the feed is called when it has neither an author nor a title.
  init(_ feed: ParsedFeed, host: String) {
    let author = feed.authors.first { $0.called != nil }
    ofFeed = Sharer(
      id: author?.page ?? author?.email ?? feed.page,
      nickname: author?.called ?? feed.title ?? host, imageURL: author?.image ?? feed.image,
      origin: .feed)
  }

  /// The author of an entry, else that of the feed, else the feed itself.
  mutating func sharer(of entry: ParsedEntry) -> Sharer {
    guard let person = entry.authors.first(where: { $0.called != nil }) else { return ofFeed }
    if let last, last.0 == person { return last.1 }
    let sharer = Sharer(
      id: person.page ?? person.email, nickname: person.called ?? "", imageURL: person.image,
      origin: .feed)
    last = (person, sharer)
    return sharer
  }
}

extension ParsedPerson {
  fileprivate var called: String? { name ?? email }
}
