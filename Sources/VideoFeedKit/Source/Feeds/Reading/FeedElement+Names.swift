extension FeedElement {
  /// Finds the meaning of an element, given its vocabulary and its name in lower case.
  init(_ vocabulary: FeedVocabulary, _ name: String) {
    let names: [String: FeedElement] =
      switch vocabulary {
      case .core: Self.core
      case .media: Self.media
      case .itunes: Self.itunes
      case .podcast: Self.podcast
      case .syndication: ["updateperiod": .updatePeriod, "updatefrequency": .updateFrequency]
      case .dublinCore: Self.dublinCore
      case .dublinCoreTerms: Self.dublinCoreTerms
      case .content: ["encoded": .content]
      case .youTube: ["videoid": .videoID, "channelid": .channelID]
      case .slash: ["comments": .commentCount]
      case .threading: ["total": .commentCount]
      case .rdf: ["rdf": .root]
      case .other: ["html": .page]
      }
    self = names[name] ?? .other
  }

  private static let core: [String: FeedElement] = [
    "rss": .root, "feed": .root, "rdf": .root, "html": .page, "channel": .channel, "item": .entry,
    "entry": .entry, "title": .title, "link": .link, "guid": .id, "id": .id,
    "description": .description, "summary": .description, "subtitle": .description,
    "tagline": .description, "content": .content, "fullitem": .content, "pubdate": .published,
    "published": .published, "issued": .published, "updated": .updated, "modified": .updated,
    "lastbuilddate": .updated, "created": .created, "category": .category, "language": .language,
    "author": .person, "managingeditor": .person, "contributor": .foreign, "name": .name,
    "email": .email, "uri": .address, "url": .address, "homepage": .address, "image": .image,
    "logo": .logo, "icon": .icon, "ttl": .timeToLive, "comments": .comments,
    "enclosure": .enclosure, "source": .foreign, "textinput": .foreign, "hour": .skippedHour,
    "day": .skippedDay, "skiphours": .container, "skipdays": .container,
  ]

  private static let media: [String: FeedElement] = [
    "group": .group, "content": .rendition, "thumbnail": .thumbnail, "title": .mediaTitle,
    "description": .mediaDescription, "player": .player, "embed": .embed, "credit": .credit,
    "community": .container, "starrating": .rating, "statistics": .statistics,
    "category": .category,
  ]

  private static let itunes: [String: FeedElement] = [
    "author": .personText, "owner": .foreign, "image": .picture, "duration": .duration,
    "explicit": .isExplicit, "summary": .otherDescription, "title": .otherTitle,
    "new-feed-url": .newAddress,
  ]

  private static let podcast: [String: FeedElement] = [
    "liveitem": .liveEntry, "alternateenclosure": .alternate, "source": .alternateSource,
    "contentlink": .contentLink,
  ]

  private static let dublinCore: [String: FeedElement] = [
    "title": .otherTitle, "creator": .personText, "date": .updated, "subject": .category,
    "description": .otherDescription, "language": .language,
  ]

  private static let dublinCoreTerms: [String: FeedElement] = [
    "issued": .published, "modified": .updated, "created": .created,
  ]
}

/// A hash table of the elements of a document. Each name is looked up only once, because the parser
/// has one pointer for each.
struct FeedElementTable {
  private struct Row {
    var local: UnsafePointer<UInt8>?
    var namespace: UnsafePointer<UInt8>?
    var prefix: UnsafePointer<UInt8>?
    var element = FeedElement.other
  }

  private var rows = [Row](repeating: Row(), count: 256)
  /// The maximum number of rows to search for a name, beginning at the row of its hash.
  private static let longestChain = 8
  /// The namespace of the root. It counts as the feed's own, regardless of its address: Atom had
  /// several before 0.3.
  private var root: UnsafePointer<UInt8>?

  /// Returns the meaning of the root element.
  mutating func root(_ name: XMLName) -> FeedElement {
    if ["entry", "feed", "rss"].contains(name.localText.lowercased()) { root = name.namespace }
    return element(name)
  }

  /// Returns the meaning of an element.
  mutating func element(_ name: XMLName) -> FeedElement {
    let bits = UInt(bitPattern: name.local) &>> 3 ^ UInt(bitPattern: name.namespace) &>> 5
    var place = Int((bits ^ bits &>> 8) & 255)
    for _ in 0..<Self.longestChain {
      let row = rows[place]
      if row.local == name.local, row.namespace == name.namespace, row.prefix == name.prefix {
        return row.element
      }
      guard row.local != nil else { break }
      place = (place &+ 1) & 255
    }
    let isOfRoot = root != nil && root == name.namespace
    let vocabulary =
      isOfRoot ? .core : FeedVocabulary(namespace: name.namespaceText, prefix: name.prefixText)
    let element = FeedElement(vocabulary, name.localText.lowercased())
    rows[place] = Row(
      local: name.local, namespace: name.namespace, prefix: name.prefix, element: element)
    return element
  }
}
