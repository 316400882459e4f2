/// Builds a feed from the elements of its document: RSS 0.9x to 2.0, RSS 1.0, Atom 0.3 and 1.0,
/// with Media RSS, iTunes, Dublin Core and YouTube's elements.
struct FeedAssembly {
  /// The object that the children of an element describe.
  enum Scope {
    case document, feed, entry
    /// An unknown element in a feed. Only entries inside it are read.
    case wrapper
    /// A person or a picture, of the feed or of an entry.
    case person, image
    /// An element that is skipped.
    case nothing
  }

  struct Frame {
    let element: FeedElement
    let scope: Scope
    let hasBase: Bool
  }

  let limits: FeedLimits
  var feed = ParsedFeed(format: .rss)
  var entry = FeedEntryDraft()
  var person = ParsedPerson()
  var isInEntry = false
  /// True if the root element is that of a feed; nil before the root.
  private(set) var isFeed: Bool?
  private(set) var isPage = false
  var group: Int?
  var groups = 0
  var icon: String?
  /// The values from vocabularies with lower priority.
  var second = FeedEntryDraft()
  var text = FeedText()
  private var table = FeedElementTable()
  private var frames: [Frame] = []
  private var bases: [FeedBase]

  /// - Parameter base: the address of the document.
  init(base: FeedBase?, limits: FeedLimits) {
    bases = base.map { [$0] } ?? []
    self.limits = limits
  }

  /// The base for relative addresses at this position.
  var base: FeedBase? { bases.last }

  mutating func start(_ name: XMLName, _ attributes: XMLAttributes) -> FeedLimit? {
    if text.isOpen {
      // A person in Atom contains elements; one in RSS contains text.
      if frames.last?.element == .person {
        text.close()
      } else {
        text.startInside(name, attributes)
        return nil
      }
    }
    let scope = frames.last?.scope ?? .document
    let element = scope == .document ? table.root(name) : table.element(name)
    let hasBase = addBase(attributes)
    if scope == .document { startRoot(element, name, attributes) }
    if element == .entry || element == .liveEntry, scope == .feed || scope == .wrapper,
      feed.entries.count >= limits.entries
    {
      return .entries
    }
    let inner = start(element, attributes, in: scope)
    frames.append(Frame(element: element, scope: inner, hasBase: hasBase))
    return nil
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if text.isOpen { text.add(bytes, limit: limits.text) }
  }

  mutating func end() {
    if text.isOpen, text.endInside() { return }
    guard let frame = frames.popLast() else { return }
    end(frame.element, in: frames.last?.scope ?? .document)
    text.close()
    if frame.hasBase { bases.removeLast() }
  }

  /// Returns the feed as far as it was read.
  func finished(_ ending: FeedEnding, faults: Int) -> ParsedFeed {
    var feed = feed
    feed.title = feed.title ?? second.otherTitle
    feed.summary = feed.summary ?? second.otherDescription
    feed.page = feed.page ?? second.secondPage
    feed.updated = feed.updated ?? second.entry.published
    feed.image = feed.image ?? icon
    if feed.authors.isEmpty, let author = second.otherAuthor {
      feed.authors = [ParsedPerson(rss: author)]
    }
    FeedIdentity.unique(&feed)
    (feed.ending, feed.faults) = (ending, faults)
    return feed
  }

  private mutating func startRoot(
    _ element: FeedElement, _ name: XMLName, _ attributes: XMLAttributes
  ) {
    guard isFeed == nil else { return }
    isPage = element == .page
    // An Atom entry may be a document by itself (RFC 4287, 2).
    isFeed =
      [.root, .channel].contains(element) || (element == .entry && name.namespace != nil)
    switch name.localText.lowercased() {
    case "feed", "entry": feed.format = .atom
    case "rdf": feed.format = .rdf
    default: feed.format = .rss
    }
    feed.language = attributes.ofXML("lang")
  }

  private mutating func addBase(_ attributes: XMLAttributes) -> Bool {
    guard attributes.count > 0, let reference = attributes.ofXML("base") else { return false }
    guard let base = base.map({ $0.adding(reference) }) ?? FeedBase(reference) else { return false }
    bases.append(base)
    return true
  }
}
