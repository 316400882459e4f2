import ElementsKit
import HTTPTypes
import Testing

@testable import Showcase

@Suite struct ElementsScreensTests {
  @Test(arguments: [("", 11), ("?colours=block", 4), ("?colours=x", 11)])
  func `the table has a cell for each element, and a legend`(
    query: String, kinds: Int
  ) async throws {
    try await Served.with { served in
      let page = try await served.get("/elements" + query)
      #expect(page.text.contains("<h1>Periodic table</h1>"))
      #expect(page.count("<li class=\"cell ") == 118)
      #expect(page.count("<span class=\"swatch ") == kinds)
      #expect(page.text.contains(" g8 p4\"><a href=\"/elements/Fe\" title=\"Iron\">"))
      #expect(page.text.contains(" g6 p9\"><a href=\"/elements/Pr\""))
    }
  }

  @Test func `each list has the rows of its data source`() async throws {
    try await Served.with { served in
      for source in PeriodicTable.shared.dataSources {
        let page = try await served.get("/elements/lists/\(source.tabIconName)")
        #expect(page.status == 200)
        #expect(page.text.contains("<h1>\(source.navigationTitle)</h1>"))
        #expect(page.count("class=\"row\"") == 118)
        #expect(page.count("<h2 id=\"section-") == source.sections.count { $0.title != nil })
        #expect(page.count("href=\"#section-") == (source.sectionIndexTitles?.count ?? 0))
        #expect(page.count("aria-current=\"page\"") == 1)
      }
    }
  }

  @Test func `the card leads to its other side and back to its row`() async throws {
    try await Served.with { served in
      let front = try await served.get("/elements/Fe?from=state")
      #expect(front.text.contains("href=\"/elements/Fe/back?from=state&amp;turned=yes\""))
      #expect(!front.text.contains("fromLeft"))
      #expect(front.text.contains("href=\"/elements/lists/state#Fe\""))
      #expect(front.text.contains("26. Iron. Fe"))
      #expect(!front.text.contains("wikipedia"))
      let back = try await served.get("/elements/Fe/back?from=state&turned=yes")
      #expect(back.text.contains("href=\"/elements/Fe?from=state&amp;turned=yes\""))
      #expect(back.text.contains("Atomic Weight: 55.845 ± 0.002"))
      #expect(back.text.contains("href=\"https://en.wikipedia.org/wiki/Iron\""))
      #expect(back.text.contains("class=\"elements fromRight\""))
    }
  }

  @Test func `values come with units, uncertainties and the source of each`() async throws {
    try await Served.with { served in
      let page = try await served.get("/elements/Fe/values")
      #expect(page.text.contains("<td>55.845 ± 0.002 u</td>"))
      let values = PeriodicTable.shared.elements[25].values
      #expect(page.count("<th scope=\"row\">") == values.count)
      for number in 1...Set(values.map(\.quantity.source)).count {
        #expect(page.text.contains("id=\"source-\(number)\""))
      }
    }
  }

  @Test func `pictures are those of the kit`() async throws {
    let iron = PeriodicTable.shared.elements[25]
    let pictures = [
      "Fe/tile.svg": try iron.tile(), "Fe/front.svg": try iron.front(),
      "Fe/back.svg": try iron.back(), "Fe/back-reflection.svg": try iron.reflection(of: .back),
      "Fe/front-flipper.svg": try iron.flipperIcon(on: .front),
      "icons/state.svg?theme=dark": try TabIcon.state.svg(theme: .dark),
    ]
    try await Served.with { served in
      for (name, picture) in pictures {
        let answer = try await served.get("/elements/\(name)")
        #expect(answer.text == picture)
        #expect(answer.headers[.contentType] == "image/svg+xml")
      }
    }
  }

  @Test(arguments: [
    "/elements/fe", "/elements/Xx/back", "/elements/lists/colour", "/elements/Fe?from=colour",
    "/elements/icons/colour.svg", "/elements/Fe/other.svg",
  ])
  func `missing pages are not found`(address: String) async throws {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.status == 404)
      #expect(page.text.contains("Check the address, or start again from the first page."))
    }
  }
}

@Suite struct ElementHeatTests {
  @Test(arguments: ElementHeat.properties)
  func `a property colours all elements, with words and a legend`(
    property: ElementProperty
  ) async throws {
    try await Served.with { served in
      let page = try await served.get("/elements?colours=\(property.rawValue)")
      #expect(page.count("<li class=\"cell heat-") == 118)
      #expect(page.text.contains("<h2 id=\"heat\">\(property.title)</h2>"))
      #expect(page.count("value=\"\(property.rawValue)\" selected") == 1)
      let unknown = PeriodicTable.shared.elements.count { $0[property] == nil }
      #expect(page.count(", \(property.title) unknown</span>") == unknown)
      #expect(page.text.contains("\(unknown) elements without a value") == (unknown > 0))
    }
  }

  @Test func `steps rise with the value, and values have three digits`() throws {
    let table = PeriodicTable.shared
    let heat = ElementHeat(.electronegativityPauling, table)
    let steps = try ["Cs", "Fe", "O", "F"].map { heat.step(of: try table.element(symbol: $0)) }
    #expect(steps == steps.sorted { ($0 ?? 0) < ($1 ?? 0) })
    #expect(steps.last == ElementHeat.stepCount - 1)
    #expect(ElementHeat(.density, table).isLogarithmic)
    #expect(
      [55.845, 0.000082, 1811.15, 3.98].map(ElementHeat.figures)
        == ["55.8", "0.000082", "1811", "3.98"])
  }
}
