/// The elements by symbol, whatever its case, in one section without a title.
public struct ElementsSortedBySymbolDataSource: ElementsDataSource {
  /// "Symbol".
  public let name = "Symbol"
  /// "Sorted by Atomic Symbol".
  public let navigationTitle = "Sorted by Atomic Symbol"
  /// `symbol`.
  public let tabIconName = "symbol"
  /// Plain.
  public let style = ElementsListStyle.plain
  /// True.
  public let showsDisclosure = true
  /// One section.
  public let sections: [ElementSection]

  /// Makes the source.
  public init(table: PeriodicTable = .shared) {
    sections = [ElementSection(elements: table.elements(sortedBy: .symbol))]
  }
}
