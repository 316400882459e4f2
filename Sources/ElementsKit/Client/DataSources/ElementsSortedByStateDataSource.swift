/// The elements by state, in sections Solid, Liquid, Gas and Artificial, each by name.
public struct ElementsSortedByStateDataSource: ElementsDataSource {
  /// "State".
  public let name = "State"
  /// "Grouped by State".
  public let navigationTitle = "Grouped by State"
  /// `state`.
  public let tabIconName = "state"
  /// Grouped.
  public let style = ElementsListStyle.grouped
  /// True.
  public let showsDisclosure = true
  /// A section for each state, titled with it.
  public let sections: [ElementSection]

  /// Makes the source.
  ///
  /// - Parameter table: decides the spelling of names.
  public init(table: PeriodicTable = .shared) {
    sections = ElementState.allCases.map { state in
      ElementSection(title: state.rawValue, elements: table.elements(in: state))
    }
  }
}
