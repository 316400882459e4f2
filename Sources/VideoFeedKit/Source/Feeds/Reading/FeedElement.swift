/// The elements of feeds by meaning, independent of format and namespace.
enum FeedElement: UInt8 {
  /// An unknown element.
  case other
  /// An element that is skipped with its content, because it describes another feed.
  case foreign

  // Containers.
  case root, page, channel, entry, liveEntry, person, image, group
  /// A container without a meaning of its own.
  case container

  // Elements with text.
  case title, link, id, description, content, published, updated, created, category, language
  case name, email, address, personText, logo, icon, timeToLive, comments, commentCount, duration
  case isExplicit, mediaTitle, mediaDescription, otherTitle, otherDescription, credit, videoID
  case channelID, player, skippedHour, skippedDay, newAddress, updatePeriod, updateFrequency

  // Elements with attributes only.
  case enclosure, picture, rendition, thumbnail, embed, rating, statistics, contentLink
  /// An alternate enclosure, and one of its sources.
  case alternate, alternateSource

  /// True if the text of the element is kept.
  var hasText: Bool {
    switch self {
    case .title, .link, .id, .description, .content, .published, .updated, .created, .category,
      .language, .name, .email, .address, .personText, .logo, .icon, .timeToLive, .comments,
      .commentCount, .duration, .isExplicit, .mediaTitle, .mediaDescription, .otherTitle,
      .otherDescription, .credit, .videoID, .channelID, .skippedHour, .skippedDay,
      .newAddress, .updatePeriod, .updateFrequency:
      true
    default: false
    }
  }
}

/// The vocabularies of feeds.
enum FeedVocabulary {
  /// RSS, Atom, and elements without a namespace.
  case core
  case media, itunes, podcast, syndication, dublinCore, dublinCoreTerms, content, youTube, slash,
    threading, rdf
  case other

  /// Finds the vocabulary of a namespace, or of an undeclared prefix.
  init(namespace: String?, prefix: String?) {
    guard let namespace = namespace?.lowercased() else {
      self = prefix.map { Self.prefixes[$0.lowercased()] ?? .other } ?? .core
      return
    }
    let name = Self.bare(namespace)
    if let known = Self.namespaces[name] {
      self = known
    } else {
      self = Self.isCore(name) ? .core : .other
    }
  }

  /// Returns a namespace without its scheme and trailing slash, because feeds write them
  /// differently.
  private static func bare(_ namespace: String) -> Substring {
    var name = namespace[...]
    for scheme in ["https://", "http://"] where name.hasPrefix(scheme) {
      name = name.dropFirst(scheme.count)
    }
    return name.hasSuffix("/") ? name.dropLast() : name
  }

  private static func isCore(_ name: Substring) -> Bool {
    name.isEmpty || name.contains("backend.userland.com/rss")
      || ["purl.org/atom/", "purl.org/rss/1.0", "my.netscape.com/"]
        .contains { name.hasPrefix($0) && !name.contains("/modules/") }
      || name.hasSuffix("/tech/rss") || name.hasSuffix("/rss091#")
      || name.hasPrefix("channel.netscape.com/rdf/simple")
  }

  private static let namespaces: [Substring: FeedVocabulary] = [
    "www.w3.org/2005/atom": .core, "search.yahoo.com/mrss": .media,
    "video.search.yahoo.com/mrss": .media, "www.rssboard.org/media-rss": .media,
    "www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "podcastindex.org/namespace/1.0": .podcast,
    "github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md": .podcast,
    "purl.org/dc/elements/1.1": .dublinCore, "purl.org/dc/elements/1.0": .dublinCore,
    "purl.org/dc/terms": .dublinCoreTerms, "purl.org/rss/1.0/modules/content": .content,
    "www.youtube.com/xml/schemas/2015": .youTube, "purl.org/rss/1.0/modules/slash": .slash,
    "purl.org/rss/1.0/modules/syndication": .syndication,
    "purl.org/syndication/thread/1.0": .threading,
    "www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf,
  ]

  private static let prefixes: [String: FeedVocabulary] = [
    "atom": .core, "rss": .core, "media": .media, "itunes": .itunes, "podcast": .podcast,
    "dc": .dublinCore,
    "dcterms": .dublinCoreTerms, "content": .content, "yt": .youTube, "slash": .slash,
    "sy": .syndication,
    "thr": .threading, "rdf": .rdf,
  ]
}
