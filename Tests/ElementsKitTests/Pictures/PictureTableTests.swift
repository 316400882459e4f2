import PentadCore
import TestSupport
import Testing

@testable import ElementsKit

@Suite struct PictureTableTests {
  private func cells(_ svg: PictureNode) -> [String: (x: Double, y: Double)] {
    var cells: [String: (x: Double, y: Double)] = [:]
    for placed in svg.placed() {
      if let symbol = placed.node.attributes["data-symbol"] { cells[symbol] = (placed.x, placed.y) }
    }
    return cells
  }

  @Test func theTableHasAllCellsInTheirPlaces() throws {
    for layout in TableLayout.allCases {
      for placement in GroupThree.allCases {
        let options = PictureOptions(colouring: .category, groupThree: placement)
        let svg = try PictureNode.checked(try PeriodicTablePicture.svg(layout: layout, options))
        let cells = cells(svg)
        #expect(cells.count == 118)
        for number in 1...118 {
          let element = try AtomicElement(atomicNumber: number)
          let place = element.position(in: layout, placement)
          let cell = try #require(cells[element.symbol])
          #expect(cell.x == 40 + 64 * Double(place.column - 1))
          let row = Double(place.row) - (place.row > 8 ? 1.5 : 1)
          #expect(cell.y == 40 + 64 * row)
        }
      }
    }
  }

  @Test func headingsNumberGroupsAndPeriods() throws {
    let svg = try PictureNode.checked(try PeriodicTablePicture.svg())
    // Headings are direct children of the picture, the texts of cells are in their groups.
    let headings = svg.children.filter { $0.name == "text" }
    let expected = (1...18).map(String.init) + (1...7).map(String.init) + ["6", "7"]
    #expect(headings.map(\.text) == expected)
    // Above the first cells of groups 1, 2 and 3.
    #expect(headings.prefix(3).map { $0.number("x") } == [70, 134, 198])
    #expect(headings.prefix(3).map { $0.number("y") } == [32, 96, 224])
  }

  @Test(arguments: GroupThree.allCases)
  func onlyAGapNamesTheElementsBelow(_ placement: GroupThree) throws {
    let options = PictureOptions(groupThree: placement)
    let texts = try PictureNode.checked(try PeriodicTablePicture.svg(options)).named("text")
      .map(\.text)
    #expect(texts.contains("57–71") == (placement == .gap))
    #expect(texts.contains("89–103") == (placement == .gap))
    let wide = try PictureNode.checked(try PeriodicTablePicture.svg(layout: .columns32, options))
    #expect(!wide.named("text").contains { $0.text == "57–71" })
  }

  @Test func cellsDescribeTheirColourInWords() throws {
    let svg = try PictureNode.checked(try PeriodicTablePicture.svg())
    let titles = svg.named("g").filter { $0.attributes["data-symbol"] != nil }
      .map { $0.children.first?.text }
    #expect(titles[25] == "26 Fe Iron, Transition metal, Solid")
    #expect(titles[1] == "2 He Helium, Noble gas, Gas")
  }

  @Test func theLegendNamesEveryClass() throws {
    func texts(_ colouring: Colouring) throws -> [String] {
      let options = PictureOptions(colouring: colouring)
      let svg = try PictureNode.checked(try PeriodicTablePicture.svg(options))
      return svg.children.last?.named("text").map(\.text) ?? []
    }
    #expect(try texts(.category) == ["Category"] + ElementCategory.allCases.map(\.title))
    #expect(try texts(.block) == ["Block", "s block", "p block", "d block", "f block"])
    #expect(try texts(.state) == ["State", "Solid", "Liquid", "Gas", "Artificial"])
    let scale = try texts(.property(.meltingPoint))
    #expect(scale.first == "Melting point (K)")
    #expect(scale[1].hasSuffix(" K") && scale[2].hasSuffix(" K"))
    #expect(scale.contains("No value"))
  }

  @Test func everyPropertyIsDrawnInEveryTheme() throws {
    for property in ElementProperty.allCases {
      for theme in PictureTheme.allCases {
        let options = PictureOptions(theme: theme, colouring: .property(property))
        let svg = try PictureNode.checked(try PeriodicTablePicture.svg(options))
        #expect(cells(svg).count == 118)
        for cell in svg.named("g").filter({ $0.attributes["data-symbol"] != nil }) {
          #expect(cell.named("text").count == 3)
          let isVacant = cell.named("text").last?.text == "–"
          let fill = cell.named("rect").first?.attributes["fill"]
          #expect((fill == "url(#pentad-vacant-\(theme.rawValue))") == isVacant)
        }
      }
    }
  }

  @Test func highlightsAreFramedAndDescribed() throws {
    let iron = try AtomicElement(atomicNumber: 26)
    let plain = try PictureNode.checked(try PeriodicTablePicture.svg())
    let marked = try PictureNode.checked(try PeriodicTablePicture.svg(highlighted: [iron]))
    #expect(marked.named("rect").count == plain.named("rect").count + 1)
    #expect(marked.named("title").contains { $0.text.hasSuffix("Solid, highlighted") })
    #expect(marked.children[1].text.hasSuffix("Highlighted: Iron."))
  }

  @Test func theTableIsTheSameEachTime() throws {
    let options = PictureOptions(theme: .highContrast, colouring: .category, linksToArticle: true)
    let first = try PeriodicTablePicture.svg(layout: .columns32, width: 1000, options)
    #expect(try PeriodicTablePicture.svg(layout: .columns32, width: 1000, options) == first)
    let svg = try PictureNode.checked(first)
    #expect(svg.number("width") == 1000)
    #expect(svg.named("a").count == 118)
  }

  @Test func theScaleRunsFromTheLowestToTheHighest() {
    let scale = ColourScale(.meltingPoint)
    #expect(scale.fraction(-1) == 0)
    #expect(scale.fraction(1e9) == 1)
    let middle = scale.bounds.map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0
    #expect(abs(scale.fraction(middle) - 0.5) < 1e-12)
    for theme in PictureTheme.allCases {
      let stops = ColourScale.stops(theme)
      #expect(ColourScale.fill(at: 0, theme) == stops.first)
      #expect(ColourScale.fill(at: 1, theme) == stops.last)
    }
  }
}
