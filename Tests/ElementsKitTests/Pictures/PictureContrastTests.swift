import PentadCore
import TestSupport
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
      #expect(CSSColour.contrast(fill.css, fill.textColour.css) ?? 0 >= least(theme))
    }
  }

  @Test func iconsStandOutFromThePage() {
    for theme in PictureTheme.allCases {
      #expect(CSSColour.contrast(theme.quietInk.css, theme.ground.css) ?? 0 >= least(theme))
    }
  }

  private func least(_ theme: PictureTheme) -> Double { theme == .highContrast ? 7 : 4.5 }

  private func check(_ document: String, _ theme: PictureTheme) throws {
    let faults = try PictureNode.checked(document).unreadableTexts(least(theme)) {
      colours(of: $0, theme)
    }
    #expect(faults.isEmpty, "\(theme)")
  }

  private func colours(of fill: String, _ theme: PictureTheme) -> [String] {
    if fill.hasPrefix("url(#pentad-vacant") { return [theme.vacant.css, theme.vacantLine.css] }
    return [fill]
  }
}
