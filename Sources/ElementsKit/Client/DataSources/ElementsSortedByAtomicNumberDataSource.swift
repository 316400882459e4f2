/// A list of the elements by atomic number, in one section without a title.
public struct ElementsSortedByAtomicNumberDataSource: ElementsDataSource {
  /// "Number".
  public let name = "Number"
  /// "Sorted by Atomic Number".
  public let navigationTitle = "Sorted by Atomic Number"
  /// `number`.
  public let tabIconName = "number"
  /// The plain style.
  public let style = ElementsListStyle.plain
  /// Always true.
  public let showsDisclosure = true
  /// A single section.
  public let sections: [ElementSection]

  /// Creates the source.
  public init(table: PeriodicTable = .shared) {
    sections = [ElementSection(elements: table.elements(sortedBy: .number))]
  }
}
