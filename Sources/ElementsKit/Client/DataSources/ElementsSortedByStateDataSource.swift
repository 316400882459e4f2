/// A list of the elements by state: Solid, Liquid, Gas and Artificial, each sorted by name.
public struct ElementsSortedByStateDataSource: ElementsDataSource {
  /// "State".
  public let name = "State"
  /// "Grouped by State".
  public let navigationTitle = "Grouped by State"
  /// `state`.
  public let tabIconName = "state"
  /// The grouped style.
  public let style = ElementsListStyle.grouped
  /// Always true.
  public let showsDisclosure = true
  /// A section for each state, with the state as its title.
  public let sections: [ElementSection]

  /// Creates the source.
  ///
  /// - Parameter table: the table that determines the spelling of names.
  public init(table: PeriodicTable = .shared) {
    sections = ElementState.allCases.map { state in
      ElementSection(title: state.rawValue, elements: table.elements(in: state))
    }
  }
}
