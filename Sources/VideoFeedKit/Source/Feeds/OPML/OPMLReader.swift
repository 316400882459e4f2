package import PentadCore

extension OPMLDocument {
  /// Parses a list.
  ///
  /// Titles come from `title`, or else from `text`. A title that equals the address of its feed is
  /// ignored. Programs write it in place of a missing title, and it may contain a secret. Attribute
  /// names are case-insensitive. Addresses other than `http` and `https` are left out and counted.
  /// Comments (`isComment`) are left out. For a list that is truncated or exceeds the limits, the
  /// part before that is returned.
  ///
  /// - Parameter address: the address of the list, against which relative addresses are resolved.
  /// - Throws: ``PentadCore/PentadError/Code/notAnOutline``,
  ///   ``PentadCore/PentadError/Code/entityRefused``.
  package static func read(
    _ document: [UInt8], address: String? = nil, contentType: String? = nil,
    limits: FeedLimits = .standard
  ) throws(PentadError) -> OPMLDocument {
    let found = TextEncoding.find(in: document[...], contentType: contentType)
    let reader = OPMLReader(base: address.flatMap(FeedBase.init), limits: limits)
    let parser = try XMLPushParser(reader, limits: limits)
    let decoder = TextDecoder(found)
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
      throw PentadError(.notAnOutline, "this is not a readable list of feeds")
    }
    return reader.finished(ending)
  }
}

/// Builds a list from the elements of its document.
final class OPMLReader: XMLHandler {
  private let base: FeedBase?
  private let limits: FeedLimits
  private var document = OPMLDocument()
  /// The outlines that are still open; nil for one that is left out.
  private var open: [OPMLOutline?] = []
  private var names: [String] = []
  private var text = FeedText()
  private var count = 0
  private(set) var isOutline = false

  init(base: FeedBase?, limits: FeedLimits) {
    self.base = base
    self.limits = limits
  }

  /// Returns the list. Outlines that are open at the end of a truncated document are closed.
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
      open.append(isComment(attributes) ? nil : outline(attributes))
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

  /// Returns true if an outline is a comment. A feed in a comment is reported as refused, because
  /// it is not imported.
  private func isComment(_ attributes: XMLAttributes) -> Bool {
    guard attributes.text("iscomment")?.lowercased() == "true" else { return false }
    if attributes.text("xmlurl")?.isEmpty == false {
      refuse(title(attributes, nil), "it is a comment in the list")
    }
    return true
  }

  private func outline(_ attributes: XMLAttributes) -> OPMLOutline {
    let type = attributes.text("type")?.lowercased()
    let address = attributes.text("xmlurl").map(FeedAddress.withoutFeedScheme)
    let named = address.flatMap { FeedAddress.resolve($0, base: base) } ?? linked(attributes)
    // Some lists contain the page of a channel instead of its feed.
    let feed = named.map { YouTubeFeed.address(ofPage: $0) ?? $0 }
    let title = title(attributes, feed)
    if Self.isRead(byRules: type) {
      refuse(title, "it needs scraping rules of the program that wrote the list")
      var outline = OPMLOutline(title: title)
      outline.isFolder = false
      return outline
    }
    if feed == nil, let address, !address.isEmpty {
      refuse(title, Self.refusal(of: address))
    } else if feed == nil, ["link", "include"].contains(type), attributes.bytes("url") != nil {
      refuse(title, "it links to a page or to another list, not to a feed")
    }
    let categories = (attributes.text("category") ?? "").split(separator: ",").prefix(limits.list)
    var outline = OPMLOutline(
      title: title, feed: feed, page: attributes.address("htmlurl", base),
      categories: categories.compactMap { category in
        let name = category.trimmingPrefix(while: { $0 == " " || $0 == "/" })
        return name.isEmpty ? nil : String(name)
      })
    outline.attributes = attributes.ofOtherPrograms
    outline.isFolder =
      feed == nil && attributes.bytes("xmlurl") == nil && attributes.bytes("url") == nil
      && [nil, "folder", "rss", "group"].contains(type)
    return outline
  }

  private static func refusal(of address: String) -> String {
    let scheme = address.prefix { !":/?#".contains($0) }
    let rest = address.dropFirst(scheme.count)
    guard rest.first == ":" else {
      return "its address has no scheme: write https:// in front of it"
    }
    let host = rest.drop { ":/".contains($0) }.prefix { !"/?#".contains($0) }
    return ["http", "https"].contains(scheme.lowercased()) && host.contains("@")
      ? "its address has a name and a password: add it without them"
      : "its address is neither http nor https"
  }

  private func refuse(_ title: String?, _ reason: String) {
    document.refused += 1
    if document.refusals.count < OPMLRefusal.limit {
      document.refusals.append(OPMLRefusal(title: title, reason: reason))
    }
  }

  /// Returns true for an outline of a page that FreshRSS converts into a feed: `HTML+XPath`,
  /// `JSON+DotNotation`.
  private static func isRead(byRules type: String?) -> Bool {
    guard let type else { return false }
    return type.hasSuffix("+xpath") || type.hasSuffix("+dotnotation")
  }

  /// Returns the address of a feed in `url`. Some programs write it there, although `url` means a
  /// link or another list.
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

extension XMLAttributes {
  /// The attributes of an outline that have no meaning here, with their names as in the list.
  fileprivate var ofOtherPrograms: [OPMLAttribute] {
    let own = ["text", "title", "type", "xmlurl", "htmlurl", "url", "category", "iscomment"]
    var found: [OPMLAttribute] = []
    forEach { name, namespace, value in
      guard found.count < OPMLAttribute.most, value.count <= OPMLAttribute.longest, !value.isEmpty
      else { return }
      let isOwn = namespace == nil && own.contains(name.lowercased())
      // A prefix without a namespace could not be written again.
      guard !isOwn, namespace != nil || !name.contains(":"),
        value.allSatisfy({ $0 >= 0x20 || [0x09, 0x0a, 0x0d].contains($0) })
      else { return }
      found.append(
        OPMLAttribute(
          name: name, namespace: namespace, value: String(decoding: value, as: UTF8.self)))
    }
    return found
  }
}
