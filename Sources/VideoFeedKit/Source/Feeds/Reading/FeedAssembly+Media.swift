import PentadCore

extension FeedAssembly {
  mutating func startLink(_ attributes: XMLAttributes, in scope: Scope) {
    guard let reference = attributes.bytes("href") else { return }
    let relation = Relation(attributes)
    if relation == .enclosure, scope == .entry { return addEnclosure(attributes) }
    guard let address = FeedAddress.resolve(reference, base: base) else { return }
    switch (relation, scope) {
    case (.alternate, .entry):
      if Self.isPage(attributes) {
        entry.entry.page = address
      } else {
        entry.secondPage = entry.secondPage ?? address
      }
    case (.related, .entry): entry.entry.externalPage = entry.entry.externalPage ?? address
    case (.replies, .entry):
      if Self.isPage(attributes) { entry.entry.commentsPage = address }
      entry.entry.statistics.comments =
        attributes.integer("count") ?? entry.entry.statistics.comments
    case (.alternate, .feed):
      if Self.isPage(attributes) { feed.page = address } else { second.secondPage = address }
    case (.own, .feed): feed.address = address
    case (.next, .feed): feed.nextPage = feed.nextPage ?? address
    default: break
    }
  }

  /// What the address of a link is to what has the link.
  private enum Relation {
    case alternate, enclosure, related, replies, own, next, other

    init(_ attributes: XMLAttributes) {
      guard let name = attributes.bytes("rel") else {
        self = .alternate
        return
      }
      let registry = "http://www.iana.org/assignments/relation/".utf8
      let bare = name.starts(with: registry) ? name[registry.count...] : name[...]
      switch JSONSlice(UnsafeBufferPointer(rebasing: bare)) {
      case "alternate"?: self = .alternate
      case "enclosure"?: self = .enclosure
      case "related"?: self = .related
      case "replies"?: self = .replies
      case "self"?: self = .own
      case "next"?, "prev-archive"?: self = .next
      default: self = .other
      }
    }
  }

  private static func isPage(_ attributes: XMLAttributes) -> Bool {
    guard let type = attributes.text("type")?.lowercased() else { return true }
    return ["text/html", "application/xhtml+xml", "html", "xhtml"].contains(
      FeedMediaType.read(type) ?? type)
  }

  mutating func addEnclosure(_ attributes: XMLAttributes) {
    let address =
      attributes.address("url", base) ?? attributes.address("href", base)
      ?? attributes.address("uri", base)
    guard let address, entry.entry.enclosures.count < limits.list else { return }
    entry.entry.enclosures.append(
      ParsedEnclosure(
        address: address, type: attributes.mediaType("type"), length: attributes.integer("length"),
        title: attributes.text("title"), duration: nil))
  }

  mutating func addRendition(_ attributes: XMLAttributes) {
    guard entry.entry.renditions.count < limits.list else { return }
    entry.entry.renditions.append(
      ParsedRendition(
        address: attributes.address("url", base), group: group,
        type: attributes.mediaType("type"), medium: attributes.text("medium")?.lowercased(),
        expression: attributes.text("expression")?.lowercased(),
        isDefault: attributes.text("isdefault")?.lowercased() == "true",
        length: attributes.integer("filesize"), bitrate: attributes.decimal("bitrate"),
        framerate: attributes.decimal("framerate"), width: attributes.pixels("width"),
        height: attributes.pixels("height"),
        duration: attributes.bytes("duration").flatMap(FeedDuration.milliseconds),
        language: attributes.text("lang")))
  }

  mutating func addPicture(_ picture: ParsedThumbnail) {
    guard isInEntry else {
      feed.image = feed.image ?? picture.address
      return
    }
    guard entry.entry.thumbnails.count < limits.list else { return }
    entry.entry.thumbnails.append(picture)
  }
}
