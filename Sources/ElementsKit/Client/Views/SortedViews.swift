/// The sorted views that are used repeatedly, computed once for each spelling.
struct SortedViews: Sendable {
  let byName: [AtomicElement]
  let bySymbol: [AtomicElement]
  /// The initial letters of the names, in capitals.
  let initials: [Character]
  /// The elements by folded initial letter; each list is sorted by name.
  let byInitial: [FoldedText: [AtomicElement]]

  /// The elements by state; each list is sorted by name.
  let byState: [ElementState: [AtomicElement]]

  static func of(_ spelling: AtomicElement.Spelling) -> SortedViews {
    switch spelling {
    case .iupac: iupac
    case .us: us
    }
  }

  private static let iupac = SortedViews(.iupac)
  private static let us = SortedViews(.us)

  private init(_ spelling: AtomicElement.Spelling) {
    byName = Self.sorted { $0.displayName(spelling) }
    bySymbol = Self.sorted(by: \.symbol)
    byInitial = Dictionary(grouping: byName) { element in
      FoldedText(String(element.displayName(spelling).prefix(1)))
    }
    byState = Dictionary(grouping: byName, by: \.state)
    let letters = byName.compactMap { $0.displayName(spelling).first }
    initials = letters.reduce(into: []) { letters, letter in
      if letters.last != letter { letters.append(letter) }
    }
  }

  private static func sorted(by text: (AtomicElement) -> String) -> [AtomicElement] {
    let keyed = AtomicElement.all.map { (key: FoldedText(text($0)).bytes, element: $0) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.element)
  }
}
