/// The elements of feeds by what they mean, whichever format and namespace they are of.
enum FeedElement: UInt8 {
  /// One that is not read, though it may hold some that are.
  case other
  /// One that is passed over with all that it holds: another feed's data.
  case foreign

  // What holds others.
  case root, page, channel, entry, person, image, group, community

  // Texts.
  case title, link, id, description, content, published, updated, created, category, language
  case name, email, address, personText, logo, icon, timeToLive, comments, commentCount, duration
  case isExplicit, mediaTitle, mediaDescription, otherTitle, otherDescription, credit, videoID
  case channelID, player, skippedHour, skippedDay

  // What has attributes alone.
  case enclosure, picture, rendition, thumbnail, embed, rating, statistics

  /// Whether its text is kept.
  var hasText: Bool {
    switch self {
    case .title, .link, .id, .description, .content, .published, .updated, .created, .category,
      .language, .name, .email, .address, .personText, .logo, .icon, .timeToLive, .comments,
      .commentCount, .duration, .isExplicit, .mediaTitle, .mediaDescription, .otherTitle,
      .otherDescription, .credit, .videoID, .channelID, .skippedHour, .skippedDay:
      true
    default: false
    }
  }
}

/// The vocabularies of feeds.
enum FeedVocabulary {
  /// RSS, Atom, and elements without a namespace.
  case core
  case media, itunes, dublinCore, dublinCoreTerms, content, youTube, slash, threading, rdf
  case other

  /// The vocabulary of a namespace, or of a prefix that nobody declared.
  init(namespace: String?, prefix: String?) {
    guard let namespace = namespace?.lowercased() else {
      self = prefix.map { Self.prefixes[$0.lowercased()] ?? .other } ?? .core
      return
    }
    if let known = Self.namespaces[namespace] {
      self = known
    } else {
      self = Self.isCore(namespace) ? .core : .other
    }
  }

  private static func isCore(_ namespace: String) -> Bool {
    namespace.isEmpty || namespace.contains("backend.userland.com/rss")
      || ["http://purl.org/atom/", "http://purl.org/rss/1.0/", "http://my.netscape.com/"]
        .contains { namespace.hasPrefix($0) && !namespace.contains("/modules/") }
      || namespace.hasSuffix("/tech/rss") || namespace.hasSuffix("/rss091#")
      || namespace.hasPrefix("http://channel.netscape.com/rdf/simple/")
  }

  private static let namespaces: [String: FeedVocabulary] = [
    "http://www.w3.org/2005/atom": .core, "https://www.w3.org/2005/atom": .core,
    "http://search.yahoo.com/mrss/": .media, "http://search.yahoo.com/mrss": .media,
    "https://search.yahoo.com/mrss/": .media, "http://www.rssboard.org/media-rss": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "https://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "http://purl.org/dc/elements/1.1/": .dublinCore,
    "http://purl.org/dc/elements/1.0/": .dublinCore,
    "http://purl.org/dc/terms/": .dublinCoreTerms,
    "http://purl.org/rss/1.0/modules/content/": .content,
    "http://www.youtube.com/xml/schemas/2015": .youTube,
    "http://purl.org/rss/1.0/modules/slash/": .slash,
    "http://purl.org/syndication/thread/1.0": .threading,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf,
  ]

  private static let prefixes: [String: FeedVocabulary] = [
    "atom": .core, "rss": .core, "media": .media, "itunes": .itunes, "dc": .dublinCore,
    "dcterms": .dublinCoreTerms, "content": .content, "yt": .youTube, "slash": .slash,
    "thr": .threading, "rdf": .rdf,
  ]
}
