/// The sharers of the entries of a feed.
struct FeedSharers {
  private let ofFeed: Sharer
  /// The last author, as a cache: most entries have the same author as the one before.
  private var last: (ParsedPerson, Sharer)?

  /// - Parameter host: the name of a feed that has neither an author nor a title.
  init(_ feed: ParsedFeed, host: String) {
    let author = feed.authors.first { $0.called != nil }
    ofFeed = Sharer(
      id: author?.page ?? author?.email ?? feed.page,
      nickname: author?.called ?? feed.title ?? host, imageURL: author?.image ?? feed.image,
      origin: .feed)
  }

  /// Returns the author of an entry, or else the author of the feed, or else the feed itself.
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
