/// The elements sorted and grouped. The orders follow the English alphabet, not the locale, so they
/// are the same on every machine.
extension PeriodicTable {
  /// Returns the 118 elements in an order.
  ///
  /// - Parameter descending: true for the order from highest to lowest. Elements with equal values
  ///   are still sorted by ascending atomic number, and elements without a value are still last.
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

  /// Returns the elements in one of the original's four states, sorted by name.
  public func elements(in state: ElementState) -> [AtomicElement] {
    SortedViews.of(options.spelling).byState[state] ?? []
  }

  /// The initial letters of the names, as sorted capitals.
  ///
  /// There are 23: no name begins with J, Q or W.
  public var initialLetters: [Character] { SortedViews.of(options.spelling).initials }

  /// Returns the elements whose names begin with a letter, sorted by name; empty when there is
  /// none.
  ///
  /// - Parameter letter: a letter of either case, with or without an accent.
  public func elements(withInitialLetter letter: Character) -> [AtomicElement] {
    SortedViews.of(options.spelling).byInitial[FoldedText(String(letter))] ?? []
  }

  /// Returns the elements that a filter includes, sorted by atomic number.
  ///
  /// Groups and blocks follow the table's ``Options/groupThree``.
  ///
  /// C: `pentad_elements_list_filtered`.
  public func elements(where filter: ElementFilter) -> [AtomicElement] {
    elements.filter { filter.isIncluded($0, options.groupThree) }
  }
}
