import Foundation
import PentadCore
import Testing

@testable import ElementsKit

/// Contrast measured on the finished documents, with arithmetic of its own.
@Suite struct PictureContrastTests {
  static let colourings: [Colouring] =
    [.category, .block, .state] + ElementProperty.allCases.map(Colouring.property)

  @Test(arguments: PictureTheme.allCases)
  func everyTextIsReadable(_ theme: PictureTheme) throws {
    for colouring in Self.colourings {
      for layout in TableLayout.allCases {
        let options = PictureOptions(theme: theme, colouring: colouring)
        try check(try PeriodicTablePicture.svg(layout: layout, options), theme)
      }
    }
  }

  @Test(arguments: PictureTheme.allCases)
  func everyCardAndTileIsReadable(_ theme: PictureTheme) throws {
    for colouring in Self.colourings.prefix(4) {
      let options = PictureOptions(theme: theme, colouring: colouring)
      for number in [1, 2, 26, 80, 104, 111, 118] {
        let element = try AtomicElement(atomicNumber: number)
        try check(try element.tile(options), theme)
        try check(try element.front(options), theme)
        try check(try element.back(options), theme)
        try check(try element.flipperIcon(on: .back, options), theme)
      }
    }
  }

  /// The scale between the values that the elements happen to have.
  @Test(arguments: PictureTheme.allCases)
  func theWholeScaleIsReadable(_ theme: PictureTheme) {
    for step in 0...1000 {
      let fill = ColourScale.fill(at: Double(step) / 1000, theme)
      #expect(contrast(fill.css, fill.textColour.css) >= least(theme))
    }
  }

  @Test func iconsStandOutFromThePage() {
    for theme in PictureTheme.allCases {
      #expect(contrast(theme.quietInk.css, theme.ground.css) >= least(theme))
    }
  }

  private func least(_ theme: PictureTheme) -> Double { theme == .highContrast ? 7 : 4.5 }

  /// What is behind the foot, the middle and the head of each text's anchor.
  private func check(_ document: String, _ theme: PictureTheme) throws {
    let placed = try PictureNode.checked(document).placed()
    var rectangles: [PictureNode.Placed] = []
    for item in placed {
      if item.node.name == "rect", item.node.attributes["fill"] != "none" {
        rectangles.append(item)
      }
      guard item.node.name == "text" else { continue }
      let size = try #require(item.node.number("font-size"))
      let ink = try #require(item.node.attributes["fill"])
      for rise in [-0.2, 0.3, 0.7] {
        let behind = rectangles.last { rectangle in
          let (width, height) = (rectangle.node.number("width"), rectangle.node.number("height"))
          let y = item.y - rise * size
          return rectangle.x...(rectangle.x + (width ?? 0)) ~= item.x
            && rectangle.y...(rectangle.y + (height ?? 0)) ~= y
        }
        let fill = try #require(behind?.node.attributes["fill"], "\(item.node.text)")
        for colour in colours(of: fill, theme) {
          #expect(
            contrast(colour, ink) >= least(theme), "\(item.node.text) on \(fill), \(theme)")
        }
      }
    }
  }

  private func colours(of fill: String, _ theme: PictureTheme) -> [String] {
    if fill.hasPrefix("url(#pentad-vacant") { return [theme.vacant.css, theme.vacantLine.css] }
    // No other pattern may stand behind text.
    #expect(fill.hasPrefix("#"), "\(fill) stands behind text")
    return [fill]
  }

  private func contrast(_ a: String, _ b: String) -> Double {
    func luminance(_ css: String) -> Double {
      let hex = UInt32(css.dropFirst(), radix: 16) ?? 0
      let weights = [0.2126, 0.7152, 0.0722]
      return zip([16, 8, 0], weights).reduce(0) { sum, part in
        let value = Double(hex >> UInt32(part.0) & 0xff) / 255
        let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return sum + part.1 * linear
      }
    }
    let (x, y) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(x, y) / min(x, y)
  }
}
