import PentadCore

/// A parser for JSON Feed 1.0 and 1.1, and for RSS in JSON.
///
/// Values of the wrong type are skipped. A damaged item is repaired or left out, and counted; other
/// items are not affected. If its brackets do not show its end, the parser searches for the next
/// item. A truncated document returns the items before the truncation.
struct JSONFeedReader {
  let base: FeedBase?
  let limits: FeedLimits
  var feed = ParsedFeed(format: .json)
  private var version: String?
  private var icon: String?
  private var hasItems = false
  /// The number of searches for an item after damage.
  var searches = 0
  /// True if the document is RSS in JSON.
  var isRSS = false

  /// - Throws: ``PentadCore/PentadError/Code/notAFeed``.
  static func read(
    _ text: [UInt8], base: FeedBase?, limits: FeedLimits
  ) throws(PentadError) -> ParsedFeed {
    var reader = JSONFeedReader(base: base, limits: limits)
    do throws(PentadError) {
      try JSONReader.read(text) { json throws(PentadError) in
        try json.object { json, name throws(PentadError) in
          try reader.readFeed(name.string, &json)
        }
      }
    } catch {
      reader.feed.faults += 1
      reader.feed.ending = .cut
      if let offset = error.offset { reader.addHiddenItems(in: text[min(offset, text.count)...]) }
    }
    guard reader.isRSS || reader.isFeed else {
      throw PentadError(.notAFeed, "this is JSON, but not a feed")
    }
    return reader.finished()
  }

  /// True if the document is a feed. The version is an address. Some programs write only its
  /// number; then items are required. Without a version, items and the address of the feed or its
  /// page are required.
  private var isFeed: Bool {
    guard let version else { return hasItems && feed.page ?? feed.address != nil }
    return version.contains("jsonfeed.org/version/")
      || hasItems && ["1", "1.0", "1.1"].contains(version)
  }

  private init(base: FeedBase?, limits: FeedLimits) {
    self.base = base
    self.limits = limits
  }

  private consuming func finished() -> ParsedFeed {
    feed.image = feed.image ?? icon
    if feed.entries.count > limits.entries {
      feed.entries.removeLast(feed.entries.count - limits.entries)
      feed.ending = .limited(.entries)
    }
    FeedIdentity.unique(&feed)
    return feed
  }

  private mutating func readFeed(
    _ name: String, _ json: inout JSONReader
  ) throws(PentadError) {
    switch name {
    case "version": version = try json.text()
    case "title": feed.title = try line(&json)
    case "description": feed.summary = try paragraphs(&json, .plain)
    case "home_page_url": feed.page = try address(&json)
    case "feed_url":
      feed.address = try address(&json)
      feed.id = feed.address
    case "next_url": feed.nextPage = try address(&json)
    case "icon": feed.image = try address(&json)
    case "favicon": icon = try address(&json)
    case "language": feed.language = try json.text()
    case "author", "authors": feed.authors = try people(&json) ?? feed.authors
    case "rss": try readRSS(&json)
    case "items":
      hasItems = try json.peek() == .array
      if hasItems { try addItems(&json) } else { try json.skip() }
    default: try json.skip()
    }
  }

  func readItem(_ json: inout JSONReader) throws(PentadError) -> ParsedEntry {
    var draft = FeedEntryDraft()
    var image: String?
    try json.object { json, name throws(PentadError) in
      switch name {
      case "id": draft.id = try json.text()
      case "url": draft.entry.page = try address(&json)
      case "external_url": draft.entry.externalPage = try address(&json)
      case "title": draft.entry.title = try line(&json)
      case "summary": draft.entry.summary = try paragraphs(&json, .plain)
      case "content_text": draft.content = try paragraphs(&json, .plain) ?? draft.content
      case "content_html":
        let html = try json.text() ?? ""
        draft.content = draft.content ?? plain(html, .html, .paragraphs, limits.paragraphs)
        draft.entry.embeds = Array(html.utf8).withUnsafeBufferPointer {
          HTMLEmbeds.addresses(in: $0, base: base)
        }
      case "image": image = try address(&json)
      case "banner_image":
        let banner = try address(&json)
        image = image ?? banner
      case "date_published": draft.entry.published = try json.text().flatMap(FeedDate.milliseconds)
      case "date_modified": draft.entry.updated = try json.text().flatMap(FeedDate.milliseconds)
      case "author", "authors":
        draft.entry.authors = try people(&json) ?? draft.entry.authors
      case "tags":
        _ = try json.list { json throws(PentadError) in
          if let tag = try line(&json), draft.entry.categories.count < limits.list {
            draft.entry.categories.append(tag)
          }
        }
      case "attachments":
        _ = try json.list { json throws(PentadError) in
          if let enclosure = try attachment(&json), draft.entry.enclosures.count < limits.list {
            draft.entry.enclosures.append(enclosure)
          }
        }
      default: try json.skip()
      }
    }
    draft.entry.thumbnails = image.map { [ParsedThumbnail(address: $0)] } ?? []
    draft.entry.duration = draft.entry.enclosures.lazy.compactMap(\.duration).first
    return draft.finished()
  }

  private func attachment(
    _ json: inout JSONReader
  ) throws(PentadError) -> ParsedEnclosure? {
    var address: String?
    var enclosure = ParsedEnclosure(address: "")
    guard try json.isObject() else { return nil }
    try json.object { json, name throws(PentadError) in
      switch name {
      case "url": address = try self.address(&json)
      case "mime_type": enclosure.type = try json.text().flatMap(FeedMediaType.read)
      case "title": enclosure.title = try line(&json)
      case "size_in_bytes":
        let bytes = try json.text()
        enclosure.length = bytes.flatMap { Int64($0) ?? Double($0).flatMap { Int64(exactly: $0) } }
      case "duration_in_seconds":
        let text = try json.text() ?? ""
        enclosure.duration = Array(text.utf8).withUnsafeBufferPointer {
          FeedDuration.milliseconds($0)
        }
      default: try json.skip()
      }
    }
    guard let address else { return nil }
    enclosure.address = address
    return enclosure
  }
}
