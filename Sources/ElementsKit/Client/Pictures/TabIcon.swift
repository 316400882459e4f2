public import PentadCore

/// The icon of a data source in a tab bar, as an SVG document with simple shapes in one colour.
///
/// The shapes use `currentColor`, so a page that contains the document inline tints them with its
/// own `color`.
///
/// C: `pentad_elements_source_icon`.
public enum TabIcon: String, Hashable, Sendable, CaseIterable {
  /// The letter A before lines.
  case name
  /// A number sign.
  case number
  /// A tile with a symbol.
  case symbol
  /// A block, a drop and bubbles.
  case state

  /// Draws the icon.
  ///
  /// - Parameters:
  ///   - size: the width and height, above 0 and up to 16384.
  ///   - theme: the theme whose colour applies if the page does not tint the icon.
  /// - Throws: `invalid` for any other size.
  public func svg(
    size: Double = 30, theme: PictureTheme = .light
  ) throws(PentadError) -> String {
    try PictureFrame.check(size, "size")
    let frame = PictureFrame(
      extent: (30, 30), shownWidth: size, id: "pentad-tab-\(rawValue)", title: title,
      description: "Icon of the list \(title.lowercased()).")
    return frame.document { svg in
      svg.node("g", ["color": theme.quietInk]) { svg in
        svg.leaf(
          "path",
          [
            "d": outline, "fill": "none", "stroke": "currentColor", "stroke-width": 2.0,
            "stroke-linecap": "round", "stroke-linejoin": "round",
          ])
      }
    }
  }

  private var title: String {
    switch self {
    case .name: "Sorted by Name"
    case .number: "Sorted by Atomic Number"
    case .symbol: "Sorted by Atomic Symbol"
    case .state: "Grouped by State"
    }
  }

  private var outline: String {
    switch self {
    case .name: "M3 23L8.5 7L14 23M5 17.5H12M19 9H27M19 15H27M19 21H27"
    case .number: "M12 5L9.5 25M20.5 5L18 25M5 11H26M4 19H25"
    case .symbol:
      "M8 4H22A4 4 0 0 1 26 8V22A4 4 0 0 1 22 26H8A4 4 0 0 1 4 22V8A4 4 0 0 1 8 4ZM11 10V20M19 10V20M11 15H19"
    case .state:
      "M4 16H13V25H4ZM22 15C24.5 18.5 26 20 26 22A4 4 0 0 1 18 22C18 20 19.5 18.5 22 15Z"
        + "M10 9A2.5 2.5 0 0 1 5 9A2.5 2.5 0 0 1 10 9ZM18 6A2 2 0 0 1 14 6A2 2 0 0 1 18 6Z"
        + "M24 9A1.5 1.5 0 0 1 21 9A1.5 1.5 0 0 1 24 9Z"
    }
  }
}
