/// The elements in order and in groups. The orders are the same on every machine: they follow the
/// English alphabet, not the locale.
extension PeriodicTable {
  /// The 118 elements in an order.
  ///
  /// - Parameter descending: whether from the highest to the lowest. Elements that are equal still
  ///   follow by number, and those without a value still come last.
  public func elements(
    sortedBy order: ElementOrder, descending: Bool = false
  ) -> [AtomicElement] {
    let views = SortedViews.of(options.spelling)
    switch order {
    case .number: return descending ? elements.reversed() : elements
    case .symbol: return descending ? views.bySymbol.reversed() : views.bySymbol
    case .name: return descending ? views.byName.reversed() : views.byName
    case .property(let property):
      let known = elements.compactMap { element in
        element[property].map { (value: $0.value, element: element) }
      }
      let sorted = known.sorted { a, b in
        if a.value == b.value { return a.element < b.element }
        return descending ? a.value > b.value : a.value < b.value
      }
      return sorted.map(\.element) + elements.filter { $0[property] == nil }
    }
  }

  /// The elements in one of the original's four states, by name.
  public func elements(in state: ElementState) -> [AtomicElement] {
    SortedViews.of(options.spelling).byState[state] ?? []
  }

  /// The letters that names begin with, in capitals and in order: 23, for no name begins with J, Q
  /// or W.
  public var initialLetters: [Character] { SortedViews.of(options.spelling).initials }

  /// The elements whose names begin with a letter, by name; empty when there is none.
  ///
  /// - Parameter letter: a letter, of either case, with or without an accent.
  public func elements(withInitialLetter letter: Character) -> [AtomicElement] {
    SortedViews.of(options.spelling).byInitial[FoldedText(String(letter))] ?? []
  }

  /// The elements that a filter includes, by atomic number.
  ///
  /// Groups and blocks are those of the table's ``Options/groupThree``.
  ///
  /// C: `pentad_elements_list_filtered`.
  public func elements(where filter: ElementFilter) -> [AtomicElement] {
    elements.filter { filter.isIncluded($0, options.groupThree) }
  }
}
