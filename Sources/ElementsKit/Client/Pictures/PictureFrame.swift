import PentadCore

/// The outermost element of a picture: its size, its coordinates and what a screen reader says.
struct PictureFrame {
  /// The picture's own width and height, in which it is drawn.
  var extent: (width: Double, height: Double)
  /// How wide it is shown; the height follows.
  var shownWidth: Double
  /// What ids begin with; the same picture has the same ids.
  var id: String
  var title: String
  var description: String
  var hasLinks = false

  /// The complete document.
  func document(_ content: (inout SVGWriter) -> Void) -> String {
    var svg = SVGWriter()
    // Two decimals would make a picture below 0.005 vanish.
    let width = max(shownWidth, 0.01)
    svg.node(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width,
        "height": max(width * extent.height / extent.width, 0.01),
        "viewBox": "0 0 \(extent.width.svgText) \(extent.height.svgText)",
        "role": hasLinks ? "group" : "img", "aria-labelledby": "\(id)-title \(id)-desc",
        "font-family": "system-ui, sans-serif",
      ]
    ) { svg in
      svg.leaf("title", ["id": "\(id)-title"], content: title)
      svg.leaf("desc", ["id": "\(id)-desc"], content: description)
      content(&svg)
    }
    return svg.text
  }

  /// The greatest size that is drawn.
  static let largest = 16_384.0

  /// Refuses a size that no picture can have.
  static func check(_ value: Double, _ name: String) throws(PentadError) {
    guard value > 0, value <= largest else {
      throw PentadError(.invalid, "\(name) is \(value); use a number above 0 and up to 16384")
    }
  }
}

extension SVGWriter {
  /// The content as a link to the article when the options ask for one, else as a group.
  mutating func linked(
    to element: AtomicElement, _ options: PictureOptions, _ content: (inout SVGWriter) -> Void
  ) {
    guard options.linksToArticle else { return content(&self) }
    let name = element.displayName(options.spelling)
    node("a", ["href": element.wikipediaURL, "aria-label": "\(name) at Wikipedia"], content)
  }
}
