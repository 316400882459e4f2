import PentadCore

extension FeedAssembly {
  mutating func startLink(_ attributes: XMLAttributes, in scope: Scope) {
    let relation = Relation(attributes)
    if relation == .enclosure, scope == .entry { return addEnclosure(attributes) }
    guard let reference = attributes.bytes("href") else { return }
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

  /// The relation between a link and the element that contains it.
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
    let enclosure = ParsedEnclosure(
      address: address ?? "", type: attributes.mediaType("type"),
      length: attributes.integer("length"), title: attributes.text("title"), duration: nil)
    if address != nil {
      add(enclosure)
    } else {
      entry.enclosure = enclosure
    }
  }

  /// Ends an enclosure whose address is its text:
  /// `<enclosure>https://example.org/v.mp4</enclosure>`.
  mutating func endEnclosure() {
    guard var enclosure = entry.enclosure else { return }
    entry.enclosure = nil
    guard let address = text.address(base) else { return }
    enclosure.address = address
    add(enclosure)
  }

  private mutating func add(_ enclosure: ParsedEnclosure) {
    if entry.entry.enclosures.count < limits.list { entry.entry.enclosures.append(enclosure) }
  }

  mutating func addRendition(_ attributes: XMLAttributes) {
    guard entry.entry.renditions.count < limits.list else { return }
    // PeerTube lists audio-only files as videos with a height of 0.
    let isSound = attributes.integer("height") == 0 && attributes.bytes("width") == nil
    entry.entry.renditions.append(
      ParsedRendition(
        address: attributes.address("url", base), group: group,
        type: attributes.mediaType("type"),
        medium: isSound ? "audio" : attributes.text("medium")?.lowercased(),
        expression: attributes.text("expression")?.lowercased(),
        isDefault: attributes.text("isdefault")?.lowercased() == "true",
        length: attributes.integer("filesize"), bitrate: attributes.decimal("bitrate"),
        framerate: attributes.decimal("framerate"), width: attributes.pixels("width"),
        height: attributes.pixels("height"),
        duration: attributes.bytes("duration").flatMap(FeedDuration.milliseconds),
        language: attributes.text("lang")))
  }

  /// Starts an alternate enclosure (Podcasting 2.0). All alternates show the same content.
  mutating func startAlternate(_ attributes: XMLAttributes) {
    entry.alternate = ParsedRendition(
      group: 0, type: attributes.mediaType("type"),
      isDefault: attributes.text("default")?.lowercased() == "true",
      length: attributes.integer("length"),
      bitrate: attributes.decimal("bitrate").map { $0 / 1_000 },
      height: attributes.pixels("height"), language: attributes.text("lang"))
  }

  /// Adds a source of the alternate enclosure. Sources that are not on the web are left out.
  mutating func addAlternate(_ attributes: XMLAttributes) {
    guard var form = entry.alternate, let address = attributes.address("uri", base),
      entry.entry.renditions.count < limits.list
    else { return }
    form.address = address
    form.type = attributes.mediaType("contenttype") ?? form.type
    entry.entry.renditions.append(form)
  }

  /// Adds the addresses that the text of an entry embeds.
  mutating func addEmbeds() {
    guard text.form != .plain else { return }
    let found = text.bytes.withUnsafeBufferPointer { HTMLEmbeds.addresses(in: $0, base: base) }
    for address in found where entry.entry.embeds.count < limits.list {
      if !entry.entry.embeds.contains(address) { entry.entry.embeds.append(address) }
    }
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
