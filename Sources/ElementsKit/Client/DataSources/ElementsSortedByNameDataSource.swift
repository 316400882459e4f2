/// A list of the elements by name, with a section for each of 23 initial letters and an index.
public struct ElementsSortedByNameDataSource: ElementsDataSource {
  /// "Name".
  public let name = "Name"
  /// "Sorted by Name".
  public let navigationTitle = "Sorted by Name"
  /// `name`.
  public let tabIconName = "name"
  /// The indexed style.
  public let style = ElementsListStyle.indexed
  /// Always false: the section index takes the space of the disclosure indicator.
  public let showsDisclosure = false
  /// A section for each letter, which is its title and its index title.
  public let sections: [ElementSection]
  /// The minimum number of rows for which the index is shown; 10 unless set.
  public var sectionIndexMinimumRowCount = 10

  /// Creates the source.
  ///
  /// - Parameter table: the table that determines the spelling of names.
  public init(table: PeriodicTable = .shared) {
    sections = table.initialLetters.map { letter in
      ElementSection(
        title: String(letter), indexTitle: String(letter),
        elements: table.elements(withInitialLetter: letter))
    }
  }
}
