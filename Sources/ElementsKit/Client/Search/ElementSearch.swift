import PentadCore

/// A single search through all elements.
struct ElementSearch {
  let text: FoldedText
  let spelling: AtomicElement.Spelling

  /// The matches, the closest first, with each element once.
  var matches: [ElementMatch] {
    let elements = SortedViews.of(spelling).byName
    var found = elements.compactMap { hit($0, by: exactKind) }
    if found.isEmpty { found = elements.compactMap { hit($0, by: similarity) } }
    return found.enumerated().sorted { a, b in
      // Equal matches keep the order of the elements, by name.
      (a.element.match.kind, a.element.slips, a.offset)
        < (b.element.match.kind, b.element.slips, b.offset)
    }.map(\.element.match)
  }

  private typealias Hit = (match: ElementMatch, slips: Int)
  private typealias Comparison = (NameEntry, _ isShown: Bool) -> (ElementMatch.Kind, slips: Int)?

  private func hit(_ element: AtomicElement, by comparison: Comparison) -> Hit? {
    if let match = identity(element) { return (match, 0) }
    let entries = NameIndex.entries(of: element)
    let shown = spelling == .us ? entries.first { $0.kind == .us }?.kind : nil
    let hits = entries.compactMap { entry -> Hit? in
      guard let (kind, slips) = comparison(entry, entry.kind == shown) else { return nil }
      let text = entry.kind == shown ? element.displayName(spelling) : entry.text
      return (ElementMatch(element: element, kind: kind, matchedText: text), slips)
    }
    return hits.min { ($0.match.kind, $0.slips) < ($1.match.kind, $1.slips) }
  }

  /// Returns the match by symbol, atomic number or CAS number, which are not names.
  private func identity(_ element: AtomicElement) -> ElementMatch? {
    if text.symbolNumber == element.z {
      return ElementMatch(element: element, kind: .symbol, matchedText: element.symbol)
    }
    if text.wholeNumber == element.atomicNumber {
      return ElementMatch(element: element, kind: .number, matchedText: "\(element.atomicNumber)")
    }
    if text.bytes.elementsEqual(element.casNumber.utf8) {
      return ElementMatch(element: element, kind: .casNumber, matchedText: element.casNumber)
    }
    return nil
  }

  private func exactKind(_ entry: NameEntry, isShown: Bool) -> (ElementMatch.Kind, slips: Int)? {
    if entry.folded == text { return (isShown ? .name : .otherName, 0) }
    if entry.folded.hasPrefix(text) { return (isShown ? .namePrefix : .otherNamePrefix, 0) }
    return text.bytes.count >= 2 && entry.folded.contains(text) ? (.part, 0) : nil
  }

  private func similarity(_ entry: NameEntry, isShown: Bool) -> (ElementMatch.Kind, slips: Int)? {
    let slips = EditDistance.between(text, entry.folded, atMost: EditDistance.tolerance(text))
    return slips.map { (.similar, $0) }
  }
}
