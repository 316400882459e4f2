/// The elements by atomic number, in one section without a title.
public struct ElementsSortedByAtomicNumberDataSource: ElementsDataSource {
  /// "Number".
  public let name = "Number"
  /// "Sorted by Atomic Number".
  public let navigationTitle = "Sorted by Atomic Number"
  /// `number`.
  public let tabIconName = "number"
  /// Plain.
  public let style = ElementsListStyle.plain
  /// True.
  public let showsDisclosure = true
  /// One section.
  public let sections: [ElementSection]

  /// Makes the source.
  public init(table: PeriodicTable = .shared) {
    sections = [ElementSection(elements: table.elements(sortedBy: .number))]
  }
}
