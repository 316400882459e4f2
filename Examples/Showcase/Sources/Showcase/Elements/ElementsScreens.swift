import ElementsKit
import PentadCore

/// The screens of ElementsKit: four lists, an element's card with its two sides, and its values.
///
/// The table is part of the program, so there is nothing to open, to close or to ask for.
struct ElementsScreens: Screens {
  static let area = Area.elements

  let table: PeriodicTable

  static func open(_ backstage: Backstage) async throws(PentadError) -> ElementsScreens {
    ElementsScreens(table: .shared)
  }

  func register(on routes: Routes) {
    routes.page("/elements") { request async throws(PentadError) in try list("name") }
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
      return Page(
        "Values of \(table.displayName(of: element).lowercased())", area: .elements,
        template: "Elements/values",
        content: ElementValues(element, table, list: try list(of: request)))
    }
    registerPictures(on: routes)
  }

  func close() async {}

  /// The element that the path names by its symbol.
  func element(_ request: PageRequest) throws(PentadError) -> AtomicElement {
    try table.element(symbol: try request.parameter("symbol"))
  }

  /// Returns the list that the reader came from, for the way back; by default the list by name.
  private func list(of request: PageRequest) throws(PentadError) -> any ElementsDataSource {
    try source(request.query["from"] ?? "name")
  }

  private func source(_ name: String) throws(PentadError) -> any ElementsDataSource {
    guard let source = table.dataSources.first(where: { $0.tabIconName == name }) else {
      throw PentadError(.notFound, "there are four lists: by name, number, symbol and state")
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
    let content = ElementCardPage(element, side, table, list: try list(of: request))
    var page = Page(
      table.displayName(of: element), area: .elements, template: "Elements/card",
      content: content)
    if request.query["turned"] != nil { page.style = content.direction }
    return page
  }
}
