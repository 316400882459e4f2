package import PentadCore

extension OPMLDocument {
  /// Reads a list.
  ///
  /// Titles come from `title`, else from `text`; one that is the address of its feed is none: programs
  /// write it where there is no title, and it may have a secret in it. Names of attributes are taken
  /// without regard to case. Addresses that are not `http` or `https` are left out and counted; comments
  /// (`isComment`) are left out. A list that is cut off, or longer than the limits, gives what was read of
  /// it.
  ///
  /// - Parameter address: where the list comes from; what its addresses are relative to.
  /// - Throws: ``PentadCore/PentadError/Code/notAnOutline``,
  ///   ``PentadCore/PentadError/Code/entityRefused``.
  package static func read(
    _ document: [UInt8], address: String? = nil, contentType: String? = nil,
    limits: FeedLimits = .standard
  ) throws(PentadError) -> OPMLDocument {
    let found = TextEncoding.find(in: document[...], contentType: contentType)
    let reader = OPMLReader(base: address.flatMap(FeedBase.init), limits: limits)
    let parser = try XMLPushParser(reader, limits: limits)
    let decoder = TextDecoder(found.encoding)
    let result = document.dropFirst(found.markLength).withUnsafeBufferPointer { bytes in
      Result { () throws(PentadError) in
        try decoder.decode(bytes, isLast: true) { text throws(PentadError) in
          try parser.read(UnsafeBufferPointer(rebasing: text.drop { $0 <= 0x20 }))
        }
      }
    }
    try result.get()
    let ending = try parser.finish()
    guard reader.isOutline else {
      throw PentadError(.notAnOutline, "this is not a list of feeds that can be read")
    }
    return reader.finished(ending)
  }
}

/// Puts a list together from the elements of its document.
final class OPMLReader: XMLHandler {
  private let base: FeedBase?
  private let limits: FeedLimits
  private var document = OPMLDocument()
  /// The outlines that have not ended; nil for one that is left out.
  private var open: [OPMLOutline?] = []
  private var names: [String] = []
  private var text = FeedText()
  private var count = 0
  private(set) var isOutline = false

  init(base: FeedBase?, limits: FeedLimits) {
    self.base = base
    self.limits = limits
  }

  /// The list; outlines that the document cuts off count as ended.
  func finished(_ ending: FeedEnding) -> OPMLDocument {
    while !open.isEmpty { endOutline() }
    document.ending = ending
    return document
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) -> FeedLimit? {
    let name = name.localText.lowercased()
    if names.isEmpty { isOutline = name == "opml" }
    if name == "outline" {
      guard count < limits.entries else { return .entries }
      count += 1
      open.append(attributes.text("iscomment") == "true" ? nil : outline(attributes))
    } else if open.isEmpty, name == "title" || name == "datecreated" {
      text.open(.plain)
    }
    names.append(name)
    return nil
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if text.isOpen { text.add(bytes, limit: limits.text) }
  }

  func end() {
    switch names.popLast() {
    case "outline": endOutline()
    case "title" where text.isOpen: document.title = text.line(limits)
    case "datecreated" where text.isOpen: document.created = text.date
    default: break
    }
    text.close()
  }

  private func endOutline() {
    guard let last = open.popLast(), let outline = last else { return }
    guard let place = open.indices.last else { return document.outlines.append(outline) }
    open[place]?.outlines.append(outline)
  }

  private func outline(_ attributes: XMLAttributes) -> OPMLOutline {
    let feed = attributes.address("xmlurl", base) ?? linked(attributes)
    if feed == nil, attributes.text("xmlurl")?.isEmpty == false { document.refused += 1 }
    let categories = (attributes.text("category") ?? "").split(separator: ",").prefix(limits.list)
    return OPMLOutline(
      title: title(attributes, feed), feed: feed, page: attributes.address("htmlurl", base),
      categories: categories.compactMap { category in
        let name = category.trimmingPrefix(while: { $0 == " " || $0 == "/" })
        return name.isEmpty ? nil : String(name)
      })
  }

  /// Some programs write the address of a feed as `url`, which means a link or a list elsewhere.
  private func linked(_ attributes: XMLAttributes) -> String? {
    guard ["rss", "atom", "feed"].contains(attributes.text("type")?.lowercased()) else {
      return nil
    }
    return attributes.address("url", base)
  }

  private func title(_ attributes: XMLAttributes, _ feed: String?) -> String? {
    let whole = feed.flatMap { feed in Array(feed.utf8).withUnsafeBufferPointer(line) }
    let addresses = [whole, line(attributes, "xmlurl"), line(attributes, "url")]
    return [line(attributes, "title"), line(attributes, "text")].compactMap(\.self)
      .first { !addresses.contains($0) }
  }

  private func line(_ attributes: XMLAttributes, _ name: StaticString) -> String? {
    attributes.bytes(name).flatMap(line)
  }

  private func line(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let text = PlainText.make(bytes, .plain, .line, limit: limits.line)
    return text.isEmpty ? nil : text
  }
}
