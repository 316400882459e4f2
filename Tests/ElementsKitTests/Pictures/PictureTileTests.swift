import ElementsKit
import PentadCore
import TestSupport
import Testing

@Suite struct PictureTileTests {
  @Test func theTileOfIronIsThis() throws {
    let iron = try AtomicElement(atomicNumber: 26)
    #expect(
      try iron.tile() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="37" height="37" viewBox="0 0 37 37" \
        role="img" aria-labelledby="pentad-tile-Fe-title pentad-tile-Fe-desc" \
        font-family="system-ui, sans-serif">
        <title id="pentad-tile-Fe-title">Iron</title>
        <desc id="pentad-tile-Fe-desc">Fe, atomic number 26, period 4, group 8. Transition metal, \
        solid.</desc>
        <rect width="37" height="37" rx="4" fill="#696969"/>
        <text x="3" y="12.5" font-size="11" font-weight="bold" text-anchor="start" \
        fill="#ffffff">26</text>
        <text x="18.5" y="31" font-size="18" font-weight="bold" text-anchor="middle" \
        fill="#ffffff">Fe</text>
        </svg>

        """)
  }

  @Test(arguments: [
    (6, "#696969"), (35, "#3e449c"), (1, "#9629a2"), (43, "#d0000a"),
  ])
  func statesHaveTheOriginalsColours(_ number: Int, _ fill: String) throws {
    let element = try AtomicElement(atomicNumber: number)
    let tile = try PictureNode.checked(try element.tile())
    #expect(tile.named("rect").first?.attributes["fill"] == fill)
    #expect(tile.named("text").allSatisfy { $0.attributes["fill"] == "#ffffff" })
  }

  @Test(arguments: [24, 30, 37, 256, 0.5, 16_384, Double.leastNonzeroMagnitude])
  func aTileHasItsSizeAndTheSameDrawing(_ size: Double) throws {
    let element = try AtomicElement(atomicNumber: 104)
    let tile = try PictureNode.checked(try element.tile(size: size))
    #expect(tile.number("width") == max(size, 0.01))
    #expect(tile.number("height") == max(size, 0.01))
    #expect(tile.attributes["viewBox"] == "0 0 37 37")
    #expect(tile.named("text").map(\.text) == ["104", "Rf"])
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 16_384.01])
  func otherSizesAreInvalid(_ size: Double) throws {
    let element = try AtomicElement(atomicNumber: 1)
    func expectInvalid(_ draw: () throws(PentadError) -> String) {
      #expect {
        try draw()
      } throws: {
        ($0 as? PentadError)?.code == .invalid
      }
    }
    expectInvalid { () throws(PentadError) in try element.tile(size: size) }
    expectInvalid { () throws(PentadError) in try element.front(size: size) }
    expectInvalid { () throws(PentadError) in try element.back(size: size) }
    expectInvalid { () throws(PentadError) in try element.reflection(of: .back, width: size) }
    expectInvalid { () throws(PentadError) in try element.reflection(height: size) }
    expectInvalid { () throws(PentadError) in try element.reflection(fraction: size) }
    expectInvalid { () throws(PentadError) in try element.flipperIcon(on: .back, size: size) }
    expectInvalid { () throws(PentadError) in try PeriodicTablePicture.svg(width: size) }
    expectInvalid { () throws(PentadError) in try TabIcon.name.svg(size: size) }
  }

  @Test func everyTileIsWellFormedAndTheSameEachTime() throws {
    for number in 1...118 {
      let element = try AtomicElement(atomicNumber: number)
      for theme in PictureTheme.allCases {
        let options = PictureOptions(theme: theme, colouring: .property(.density))
        let tile = try element.tile(options)
        _ = try PictureNode.checked(tile)
        #expect(try element.tile(options) == tile)
      }
    }
  }

  @Test func iconsAreDrawn() throws {
    for theme in PictureTheme.allCases {
      for icon in TabIcon.allCases {
        let svg = try PictureNode.checked(try icon.svg(theme: theme))
        #expect(svg.number("width") == 30)
        #expect(svg.named("path").first?.attributes["stroke"] == "currentColor")
      }
      let element = try AtomicElement(atomicNumber: 118)
      let options = PictureOptions(theme: theme)
      let list = try PictureNode.checked(try element.flipperIcon(on: .front, options))
      #expect(list.named("text").isEmpty)
      let tile = try PictureNode.checked(try element.flipperIcon(on: .back, options))
      #expect(tile.named("text").map(\.text) == ["118", "Og"])
    }
  }
}
