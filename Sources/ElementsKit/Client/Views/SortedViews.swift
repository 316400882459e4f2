/// The orders that are asked for again and again, worked out once for each spelling.
struct SortedViews: Sendable {
  let byName: [AtomicElement]
  let bySymbol: [AtomicElement]
  /// The letters that names begin with, in capitals.
  let initials: [Character]
  /// By initial letter, folded; each list by name.
  let byInitial: [FoldedText: [AtomicElement]]

  /// Each list by name.
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
