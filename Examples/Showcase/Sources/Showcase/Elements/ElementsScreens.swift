import ElementsKit
import PentadCore

/// The screens of ElementsKit: the table, four lists, an element's card with its two sides, and its
/// values.
///
/// The table is part of the program, so there is nothing to open, to close or to ask for.
struct ElementsScreens: Screens {
  static let area = Area.elements

  let table: PeriodicTable

  static func open(_ backstage: Backstage) async throws(PentadError) -> ElementsScreens {
    ElementsScreens(table: .shared)
  }

  func register(on routes: Routes) {
    routes.page("/elements") { request async throws(PentadError) in
      let colouring = ElementGrid.Colouring(request.query["colours"])
      var page = Page(
        "Periodic table", area: .elements, template: "Elements/table",
        content: ElementGrid(table, by: colouring))
      page.script = "table.js"
      return page
    }
    routes.page("/elements/lists/:order") { request async throws(PentadError) in
      try list(try request.parameter("order"))
    }
    routes.page("/elements/:symbol") { request async throws(PentadError) in
      try card(request, .front)
    }
    routes.page("/elements/:symbol/back") { request async throws(PentadError) in
      try card(request, .back)
    }
    routes.page("/elements/:symbol/values") { request async throws(PentadError) in
      let element = try element(request)
      var page = Page(
        "Values of \(table.displayName(of: element).lowercased())", area: .elements,
        template: "Elements/values", content: ElementValues(element, table))
      page.back = Page.Back(
        table.displayName(of: element),
        Address(.elements).appending(element.symbol).with("from", request.query["from"]).description
      )
      return page
    }
    registerPictures(on: routes)
  }

  func close() async {}

  /// The element that the path names by its symbol.
  func element(_ request: PageRequest) throws(PentadError) -> AtomicElement {
    try table.element(symbol: try request.parameter("symbol"))
  }

  /// Returns the list that the reader came from, for the way back; nil for the table.
  private func list(of request: PageRequest) throws(PentadError) -> (any ElementsDataSource)? {
    guard let name = request.query["from"] else { return nil }
    return try source(name)
  }

  private func source(_ name: String) throws(PentadError) -> any ElementsDataSource {
    guard let source = table.dataSources.first(where: { $0.tabIconName == name }) else {
      throw PentadError(.notFound, "the lists are name, number, symbol and state")
    }
    return source
  }

  private func list(_ name: String) throws(PentadError) -> Page {
    let source = try source(name)
    return Page(
      source.navigationTitle, area: .elements, template: "Elements/list",
      content: ElementList(source, table))
  }

  private func card(_ request: PageRequest, _ side: CardSide) throws(PentadError) -> Page {
    let element = try element(request)
    let list = try list(of: request)
    let content = ElementCardPage(element, side, table, list: list)
    var page = Page(
      table.displayName(of: element), area: .elements, template: "Elements/card",
      content: content)
    if request.query["turned"] != nil { page.style = content.direction }
    page.back =
      list.map { Page.Back($0.navigationTitle, ElementList.address($0) + "#" + element.symbol) }
      ?? Page.Back("Periodic table", Area.elements.address)
    return page
  }
}
