/// The elements by name, a section for each of 23 initial letters, with an index.
public struct ElementsSortedByNameDataSource: ElementsDataSource {
  /// "Name".
  public let name = "Name"
  /// "Sorted by Name".
  public let navigationTitle = "Sorted by Name"
  /// `name`.
  public let tabIconName = "name"
  /// Indexed.
  public let style = ElementsListStyle.indexed
  /// False: the index is in that place.
  public let showsDisclosure = false
  /// A section for each letter, which is its title and its index title.
  public let sections: [ElementSection]
  /// From how many rows on the index is worth its place; 10 unless set.
  public var sectionIndexMinimumRowCount = 10

  /// Makes the source.
  ///
  /// - Parameter table: decides the spelling of names.
  public init(table: PeriodicTable = .shared) {
    sections = table.initialLetters.map { letter in
      ElementSection(
        title: String(letter), indexTitle: String(letter),
        elements: table.elements(withInitialLetter: letter))
    }
  }
}
