/// The outermost element of a picture: its size, its coordinates and its text for screen readers.
package struct PictureFrame {
  /// The width and height of the picture's own coordinates.
  let extent: (width: Double, height: Double)
  /// The displayed width; the height follows from it.
  let shownWidth: Double
  /// The prefix of all ids; the same picture has the same ids.
  let id: String
  let title: String
  let description: String
  let hasLinks: Bool

  package init(
    extent: (width: Double, height: Double), shownWidth: Double, id: String, title: String,
    description: String, hasLinks: Bool = false
  ) {
    self.extent = extent
    self.shownWidth = shownWidth
    self.id = id
    self.title = title
    self.description = description
    self.hasLinks = hasLinks
  }

  /// Returns the complete document.
  package func document(_ content: (inout SVGWriter) -> Void) -> String {
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

  /// The largest size that is drawn.
  package static let largest = 16_384.0

  /// Rejects a size that no picture can have.
  package static func check(_ value: Double, _ name: String) throws(PentadError) {
    guard value > 0, value <= largest else {
      throw PentadError(.invalid, "\(name) is \(value); use a number above 0 and up to 16384")
    }
  }
}
