import PentadCore

/// A name or former symbol of an element, folded for comparison.
struct NameEntry: Sendable {
  let element: AtomicElement
  let text: String
  let folded: FoldedText
  /// The kind of name; `nil` for the IUPAC name.
  let kind: ElementName.Kind?
}

/// An index of all names of all elements, read once at first use.
enum NameIndex {
  /// The IUPAC names, then each kind of ``ElementName`` in the order of its cases, each sorted by
  /// atomic number.
  ///
  /// An element has each folded text only once, at its first position.
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

  /// Returns the names of an element, the IUPAC name first.
  static func entries(of element: AtomicElement) -> [NameEntry] { byElement[element] ?? [] }

  /// Returns the element with this name; an earlier kind of name has priority.
  static func element(named text: FoldedText) -> AtomicElement? { byText[text]?.element }

  /// The elements by IUPAC and US name, both in lower case and capitalized.
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

  /// Returns the most similar name, for a text with spelling mistakes; `nil` if no name is close
  /// enough.
  static func nearest(to text: FoldedText) -> NameEntry? {
    let limit = EditDistance.tolerance(text)
    let candidates = entries.compactMap { entry in
      EditDistance.between(text, entry.folded, atMost: limit).map { (distance: $0, entry: entry) }
    }
    // The first of equally similar names wins: the earlier kind, then the lower atomic number.
    return candidates.min { $0.distance < $1.distance }?.entry
  }

  private struct Key: Hashable {
    let element: AtomicElement
    let folded: FoldedText
  }

  private static let byElement = Dictionary(grouping: entries, by: \.element)
  private static let byText = Dictionary(entries.map { ($0.folded, $0) }) { first, _ in first }
}
