/// A name or former symbol of an element, ready to be compared.
struct NameEntry: Sendable {
  let element: AtomicElement
  let text: String
  let folded: FoldedText
  /// `nil` for the IUPAC name.
  let kind: ElementName.Kind?
}

/// All names of all elements, read once at first use.
enum NameIndex {
  /// IUPAC's names, then the kinds of ``ElementName`` in their order, each by number. An element has
  /// each folded text once, where it first comes.
  static let entries: [NameEntry] = {
    var entries: [NameEntry] = []
    var seen: Set<Key> = []
    func add(_ text: String, of element: AtomicElement, kind: ElementName.Kind? = nil) {
      let folded = FoldedText(text)
      guard seen.insert(Key(element: element, folded: folded)).inserted else { return }
      entries.append(NameEntry(element: element, text: text, folded: folded, kind: kind))
    }
    for element in AtomicElement.all { add(element.name, of: element) }
    for kind in ElementName.Kind.allCases {
      for element in AtomicElement.all {
        for name in element.otherNames where name.kind == kind {
          add(name.text, of: element, kind: kind)
        }
      }
    }
    return entries
  }()

  /// The names of an element, IUPAC's first.
  static func entries(of element: AtomicElement) -> [NameEntry] { byElement[element] ?? [] }

  /// The element that a text names, by the first kind of name that has it.
  static func element(named text: FoldedText) -> AtomicElement? { byText[text]?.element }

  /// The elements by IUPAC and US name, each in small letters and with a capital.
  static let exact: [String: AtomicElement] = {
    var elements: [String: AtomicElement] = [:]
    for element in AtomicElement.all {
      for spelling in AtomicElement.Spelling.allCases {
        let name = element.displayName(spelling)
        elements[name] = element
        elements[name.prefix(1).lowercased() + name.dropFirst()] = element
      }
    }
    return elements
  }()

  /// The name that was most likely meant by a text with a slip in it.
  static func nearest(to text: FoldedText) -> NameEntry? {
    let limit = EditDistance.tolerance(text)
    let candidates = entries.compactMap { entry in
      EditDistance.between(text, entry.folded, atMost: limit).map { (distance: $0, entry: entry) }
    }
    // The first of equals: the earlier kind, then the lower number.
    return candidates.min { $0.distance < $1.distance }?.entry
  }

  private struct Key: Hashable {
    let element: AtomicElement
    let folded: FoldedText
  }

  private static let byElement = Dictionary(grouping: entries, by: \.element)
  private static let byText = Dictionary(entries.map { ($0.folded, $0) }) { first, _ in first }
}
