/// A list of the elements by symbol, in one section without a title.
///
/// The order ignores case.
public struct ElementsSortedBySymbolDataSource: ElementsDataSource {
  /// "Symbol".
  public let name = "Symbol"
  /// "Sorted by Atomic Symbol".
  public let navigationTitle = "Sorted by Atomic Symbol"
  /// `symbol`.
  public let tabIconName = "symbol"
  /// The plain style.
  public let style = ElementsListStyle.plain
  /// Always true.
  public let showsDisclosure = true
  /// A single section.
  public let sections: [ElementSection]

  /// Creates the source.
  public init(table: PeriodicTable = .shared) {
    sections = [ElementSection(elements: table.elements(sortedBy: .symbol))]
  }
}
