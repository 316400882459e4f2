import ElementsKit

/// A list of the four, in the order of its data source.
struct ElementList: Sendable {
  struct Section: Sendable {
    /// The target of the index.
    let anchor: String
    let title: String?
    let rows: [Row]
  }

  struct Row: Sendable {
    let symbol: String
    let name: String
    let number: Int
    let state: String
    let address: String
    let tile: String
  }

  let tabs: [ElementTab]
  let sections: [Section]
  /// True if the titles of the sections are at the side.
  let hasIndex: Bool
  let showsDisclosure: Bool

  init(_ source: any ElementsDataSource, _ table: PeriodicTable) {
    tabs = ElementTab.all(of: table, current: source.tabIconName)
    sections = source.sections.enumerated().map { number, section in
      Section(
        anchor: "section-\(number + 1)", title: section.title,
        rows: section.elements.map { Self.row($0, source, table) })
    }
    hasIndex = source.showsSectionIndex
    showsDisclosure = source.showsDisclosure
  }

  /// The address of a list.
  static func address(_ source: any ElementsDataSource) -> String {
    Address("/elements/lists").appending(source.tabIconName).description
  }

  private static func row(
    _ element: AtomicElement, _ source: any ElementsDataSource, _ table: PeriodicTable
  ) -> Row {
    let address = Address(.elements).appending(element.symbol)
    return Row(
      symbol: element.symbol, name: table.displayName(of: element),
      number: element.atomicNumber, state: element.state.rawValue.lowercased(),
      address: address.with("from", source.tabIconName).description,
      tile: address.appending("tile.svg").description)
  }
}
