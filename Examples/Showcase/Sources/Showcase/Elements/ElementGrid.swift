import ElementsKit

/// The periodic table as a grid of links, coloured by family, by block, or by the values of a
/// property.
struct ElementGrid: Sendable {
  /// The meaning of the colours.
  enum Colouring: Hashable, Sendable {
    case family
    case block
    case property(ElementProperty)

    /// The colouring with a name; families for an unknown one.
    init(_ name: String?) {
      let property = name.flatMap(ElementProperty.init(rawValue:))
      if name == "block" {
        self = .block
      } else if let property, ElementHeat.properties.contains(property) {
        self = .property(property)
      } else {
        self = .family
      }
    }
  }

  /// A property in the list of the form.
  struct Choice: Sendable {
    let value: String
    let text: String
    let isChosen: Bool
  }

  struct Cell: Sendable {
    let symbol: String
    let name: String
    let number: Int
    let address: String
    /// The class by which the style sheet colours it.
    let kind: String
    let kindName: String
    /// The value of the shown property with three digits; nil without one.
    let short: String?
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
  let choices: [Choice]
  let cells: [Cell]
  /// The legend of families or blocks, in the order of the table.
  let kinds: [Kind]
  /// The legend of a property; nil for families and blocks.
  let heat: ElementHeat.Legend?
  let showsValues: Bool

  init(_ table: PeriodicTable, by colouring: Colouring) {
    tabs = ElementTab.all(of: table, current: nil)
    let named: [(String, String?, Colouring)] = [
      ("Families", nil, .family), ("Blocks", "block", .block),
    ]
    colourings = named.map { name, value, one in
      ElementTab(
        tabName: name, address: Address(.elements).with("colours", value).description,
        isCurrent: one == colouring)
    }
    choices = ElementHeat.properties.map {
      Choice(value: $0.rawValue, text: $0.title, isChosen: colouring == .property($0))
    }
    let heat: ElementHeat? =
      if case .property(let property) = colouring { ElementHeat(property, table) } else { nil }
    cells = table.elements.map { element in
      let position = element.position(in: .columns18, table.options.groupThree)
      let kind = Self.kind(of: element, by: colouring, heat, table)
      return Cell(
        symbol: element.symbol, name: table.displayName(of: element), number: element.atomicNumber,
        address: Address(.elements).appending(element.symbol).description, kind: kind.kind,
        kindName: kind.kindName, short: heat?.short(of: element), group: position.column,
        row: position.row)
    }
    var seen: Set<String> = []
    kinds =
      heat != nil
      ? []
      : cells.filter { seen.insert($0.kind).inserted }
        .map { Kind(kind: $0.kind, kindName: $0.kindName) }
    self.heat = heat?.legend(table)
    showsValues = heat != nil
  }

  private static func kind(
    of element: AtomicElement, by colouring: Colouring, _ heat: ElementHeat?,
    _ table: PeriodicTable
  ) -> Kind {
    switch colouring {
    case .family:
      return Kind(kind: element.category.rawValue, kindName: element.category.title)
    case .block:
      let block = element.block(table.options.groupThree).rawValue
      return Kind(kind: "block-\(block)", kindName: "\(block) block")
    case .property:
      let step = heat?.step(of: element)
      return Kind(
        kind: step.map { "heat-\($0)" } ?? "heat-none", kindName: heat?.words(of: element) ?? "")
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
