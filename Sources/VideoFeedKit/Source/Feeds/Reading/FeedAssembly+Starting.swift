extension FeedAssembly {
  /// Begins an element.
  ///
  /// Children of an unknown element are ignored, because they do not describe the element around
  /// it. For example, the `title` of a variant is not the title of its product.
  ///
  /// - Returns: the scope of the element's children.
  mutating func start(_ element: FeedElement, _ attributes: XMLAttributes, in scope: Scope) -> Scope
  {
    switch (element, scope) {
    case (_, .nothing), (.foreign, _): return .nothing
    case (.root, .document), (.channel, .document), (.channel, .feed): return .feed
    case (.entry, .document) where isFeed == true, (.entry, .feed), (.entry, .wrapper):
      startEntry(attributes)
      return .entry
    case (.liveEntry, .feed):
      startEntry(attributes)
      entry.entry.live = attributes.text("status").flatMap {
        ParsedLiveStatus(rawValue: $0.lowercased())
      }
      entry.entry.published = attributes.bytes("start").flatMap(FeedDate.milliseconds)
      return .entry
    case (_, .document): return .nothing
    case (.other, .feed), (_, .wrapper): return .wrapper
    case (.other, _), (.entry, _), (.liveEntry, _), (.root, _), (.channel, _): return .nothing
    case (.person, .feed), (.person, .entry):
      person = ParsedPerson()
      text.open(.guess)
      return .person
    case (.image, .feed), (.image, .entry): return .image
    case (.group, _):
      groups += 1
      group = groups
      return scope
    default: break
    }
    startLeaf(element, attributes, in: scope)
    if element.hasText || element == .enclosure && entry.enclosure != nil {
      openText(element, attributes, in: scope)
    }
    return scope
  }

  private mutating func startEntry(_ attributes: XMLAttributes) {
    entry = FeedEntryDraft()
    isInEntry = true
    (group, groups) = (nil, 0)
    if feed.format == .rdf { entry.id = attributes.text("about") }
  }

  private mutating func startLeaf(
    _ element: FeedElement, _ attributes: XMLAttributes, in scope: Scope
  ) {
    switch element {
    case .link: startLink(attributes, in: scope)
    case .picture:
      if let address = attributes.address("href", base) ?? attributes.address("url", base) {
        addPicture(ParsedThumbnail(address: address))
      }
    case .thumbnail:
      if let address = attributes.address("url", base) {
        addPicture(
          ParsedThumbnail(
            address: address, width: attributes.pixels("width"), height: attributes.pixels("height")
          ))
      }
    default:
      if isInEntry { startLeafOfEntry(element, attributes) }
    }
  }

  private mutating func startLeafOfEntry(_ element: FeedElement, _ attributes: XMLAttributes) {
    switch element {
    case .enclosure: addEnclosure(attributes)
    case .rendition: addRendition(attributes)
    case .player: entry.entry.player = entry.entry.player ?? attributes.address("url", base)
    case .embed: entry.entry.embed = entry.entry.embed ?? attributes.address("url", base)
    case .rating:
      entry.entry.statistics.ratings = attributes.integer("count")
      entry.entry.statistics.rating = attributes.decimal("average")
      entry.entry.statistics.lowestRating = attributes.decimal("min")
      entry.entry.statistics.highestRating = attributes.decimal("max")
    case .statistics:
      entry.entry.statistics.views = attributes.integer("views")
      entry.entry.statistics.favorites = attributes.integer("favorites")
    case .alternate: startAlternate(attributes)
    case .alternateSource: addAlternate(attributes)
    case .contentLink:
      entry.entry.externalPage = entry.entry.externalPage ?? attributes.address("href", base)
    case .credit: entry.role = attributes.text("role")?.lowercased()
    case .category: entry.term = attributes.text("term") ?? attributes.text("label")
    case .id:
      let isAddress = attributes.text("ispermalink").map { $0.lowercased() == "true" }
      entry.isIDAddress = isAddress ?? (feed.format != .atom)
      entry.saysIDIsAddress = isAddress == true
    default: break
    }
  }

  private mutating func openText(
    _ element: FeedElement, _ attributes: XMLAttributes, in scope: Scope
  ) {
    let form: PlainText.Form
    var isMarkup = false
    switch element {
    case .title, .description, .content, .mediaTitle, .mediaDescription:
      let type = attributes.text("type")?.lowercased()
      if Self.isBinary(type, mode: attributes.text("mode")) { return }
      isMarkup = type == "xhtml" || (type?.hasSuffix("/xhtml+xml") ?? false)
      if isMarkup || type == "html" || type == "text/html" {
        form = .html
      } else if feed.format == .atom, attributes.text("mode") != "escaped" {
        form = .plain
      } else {
        form = element == .description || element == .content ? .html : .guess
      }
    case .otherTitle, .otherDescription, .name, .category, .personText, .credit:
      form = feed.format == .atom ? .plain : .guess
    default: form = .plain
    }
    text.open(form, isMarkup: isMarkup)
  }

  /// Returns true if the text is binary data in base 64.
  private static func isBinary(_ type: String?, mode: String?) -> Bool {
    guard mode != "base64" else { return true }
    guard let type, type.contains("/") else { return false }
    return !type.hasPrefix("text/") && !type.hasSuffix("xml")
  }
}
