import ElementsKit

/// The periodic table as a grid of links, coloured by family or by block.
struct ElementGrid: Sendable {
  /// The meaning of the colours.
  enum Colouring: String, CaseIterable, Sendable {
    case family
    case block

    var title: String {
      switch self {
      case .family: "Families"
      case .block: "Blocks"
      }
    }
  }

  struct Cell: Sendable {
    let symbol: String
    let name: String
    let number: Int
    let address: String
    /// The class by which the style sheet colours it.
    let kind: String
    let kindName: String
    /// The column, 1…18.
    let group: Int
    /// The row: 1…7, and 9 and 10 for the f block.
    let row: Int
  }

  struct Kind: Sendable {
    let kind: String
    let kindName: String
  }

  let tabs: [ElementTab]
  let colourings: [ElementTab]
  let cells: [Cell]
  /// The legend, in the order of the table.
  let kinds: [Kind]

  init(_ table: PeriodicTable, by colouring: Colouring) {
    tabs = ElementTab.all(of: table, current: nil)
    colourings = Colouring.allCases.map { one in
      ElementTab(
        tabName: one.title,
        address: Address(.elements).with("colours", one == .family ? nil : one.rawValue)
          .description,
        isCurrent: one == colouring)
    }
    cells = table.elements.map { element in
      let position = element.position(in: .columns18, table.options.groupThree)
      let kind = Self.kind(of: element, by: colouring, table)
      return Cell(
        symbol: element.symbol, name: table.displayName(of: element), number: element.atomicNumber,
        address: Address(.elements).appending(element.symbol).description, kind: kind.kind,
        kindName: kind.kindName, group: position.column, row: position.row)
    }
    var seen: Set<String> = []
    kinds = cells.filter { seen.insert($0.kind).inserted }
      .map { Kind(kind: $0.kind, kindName: $0.kindName) }
  }

  private static func kind(
    of element: AtomicElement, by colouring: Colouring, _ table: PeriodicTable
  ) -> Kind {
    switch colouring {
    case .family:
      return Kind(kind: element.category.rawValue, kindName: element.category.title)
    case .block:
      let block = element.block(table.options.groupThree).rawValue
      return Kind(kind: "block-\(block)", kindName: "\(block) block")
    }
  }
}

/// A view in the bar of tabs: the table, or a list.
struct ElementTab: Sendable {
  let tabName: String
  /// The name of the list's icon; nil for the table.
  var icon: String?
  let address: String
  let isCurrent: Bool

  /// The table and the four lists; `current` is the order of the shown list, nil for the table.
  static func all(of table: PeriodicTable, current: String?) -> [ElementTab] {
    [
      ElementTab(
        tabName: "Table", address: Address(.elements).description, isCurrent: current == nil)
    ]
      + table.dataSources.map {
        ElementTab(
          tabName: $0.name, icon: $0.tabIconName, address: ElementList.address($0),
          isCurrent: $0.tabIconName == current)
      }
  }
}

extension ElementCategory {
  /// The name of the family: `alkali metal`.
  var title: String {
    switch self {
    case .alkaliMetal: "alkali metal"
    case .alkalineEarthMetal: "alkaline earth metal"
    case .lanthanoid: "lanthanoid"
    case .actinoid: "actinoid"
    case .transitionMetal: "transition metal"
    case .postTransitionMetal: "post-transition metal"
    case .metalloid: "metalloid"
    case .reactiveNonmetal: "reactive nonmetal"
    case .halogen: "halogen"
    case .nobleGas: "noble gas"
    case .unknown: "unknown family"
    }
  }
}
