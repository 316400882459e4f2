/// The feed links in the tags of an HTML page.
struct PageScan {
  private var base: FeedBase?
  private var hasBase = false
  private var links: [(reference: String, title: String?, type: String)] = []
  /// The title of the page.
  private(set) var title: String?
  /// The canonical address that the page declares.
  private(set) var canonical: String?

  private static let mostLinks = 500

  init(address: String) { base = FeedBase(address) }

  /// The feeds. A `<base>` also applies to links before it.
  var feeds: [DiscoveredFeed] {
    links.compactMap { link in
      let reference = FeedAddress.withoutFeedScheme(link.reference)
      return FeedAddress.resolve(reference, base: base).map {
        DiscoveredFeed(address: $0, title: link.title, type: link.type)
      }
    }
  }

  /// Reads all tags of a page.
  mutating func read(_ page: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < page.count {
      guard page[place] == UInt8(ascii: "<"), let tag = HTMLTag.read(page, at: place) else {
        place += 1
        continue
      }
      place = tag.end
      take(tag, page)
      if !tag.isEnd, ["script", "style", "textarea", "title"].contains(tag.name) {
        let end = HTMLTag.endOfRawText(page, from: place, name: tag.name)
        if tag.name == "title" { title = title ?? Self.text(page, place..<end) }
        place = end
      }
    }
  }

  private mutating func take(_ tag: HTMLTag, _ page: UnsafeBufferPointer<UInt8>) {
    switch tag.name {
    case "link" where !tag.isEnd: takeLink(HTMLAttributes(page, tag.attributes))
    case "base" where !tag.isEnd && !hasBase:
      guard let reference = HTMLAttributes(page, tag.attributes)["href"] else { return }
      hasBase = true
      base = base.map { $0.adding(reference) } ?? FeedBase(reference)
    default: break
    }
  }

  /// Returns the text of an element that contains no other elements.
  private static func text(_ page: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String? {
    let text = PlainText.make(
      UnsafeBufferPointer(rebasing: page[range]), .html, .line, limit: FeedLimits.standard.line)
    return text.isEmpty ? nil : text
  }

  private mutating func takeLink(_ attributes: HTMLAttributes) {
    guard let reference = attributes["href"], links.count < Self.mostLinks else { return }
    let relations = (attributes["rel"] ?? "").lowercased().split { " \t\n\r".contains($0) }
    if relations.contains("canonical") {
      canonical = canonical ?? FeedAddress.resolve(reference, base: base)
    }
    guard relations.contains("alternate") || relations.contains("feed"),
      let type = FeedMediaType.read(attributes["type"] ?? "")
    else { return }
    let title = attributes["title"].map { title in
      Array(title.utf8).withUnsafeBufferPointer {
        PlainText.make($0, .plain, .line, limit: FeedLimits.standard.line)
      }
    }
    guard Self.isFeed(type, reference, title) else { return }
    links.append((reference, title?.isEmpty == false ? title : nil, type))
  }

  private static func isFeed(_ type: String, _ reference: String, _ title: String?) -> Bool {
    switch type {
    case "application/rss+xml", "application/atom+xml", "application/rdf+xml",
      "application/feed+json", "text/xml", "application/xml", "text/rss+xml":
      true
    // The media type of JSON Feed 1.0, but also of much that is not a feed.
    case "application/json":
      reference.lowercased().contains("feed") || (title?.lowercased().contains("feed") ?? false)
    default: false
    }
  }
}
