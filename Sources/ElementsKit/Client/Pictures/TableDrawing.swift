import PentadCore

/// The parts of the table's picture.
struct TableDrawing {
  let grid: TableGrid
  let painter: Painter
  let highlighted: Set<AtomicElement>

  var options: PictureOptions { painter.options }
  var theme: PictureTheme { options.theme }

  func document(width: Double) -> String {
    let elements = (1...118).map { AtomicElement(unchecked: $0) }
    let styles = elements.map(painter.style(of:))
    let frame = PictureFrame(
      extent: grid.extent, shownWidth: width, id: "pentad-table",
      title: "Periodic table of the elements", description: description,
      hasLinks: options.linksToArticle)
    return frame.document { svg in
      svg.patterns(for: styles + legendStyles, theme, scale: TileGround.cell.patternScale)
      svg.leaf(
        "rect", ["width": grid.extent.width, "height": grid.extent.height, "fill": theme.ground])
      drawHeadings(in: &svg)
      drawGaps(in: &svg)
      for (element, style) in zip(elements, styles) { draw(element, style, in: &svg) }
      drawLegend(in: &svg)
    }
  }

  private var description: String {
    let place =
      grid.layout == .columns18 ? "18 columns with the f block below" : "32 columns"
    let marked = highlighted.sorted().map { $0.displayName(options.spelling) }
    return "118 elements in \(place), coloured by \(legendTitle)."
      + (marked.isEmpty ? "" : " Highlighted: \(marked.joined(separator: ", ")).")
  }

  private func draw(_ element: AtomicElement, _ style: TileStyle, in svg: inout SVGWriter) {
    let place = grid.position(of: element)
    svg.node("g", ["data-symbol": element.symbol, "transform": "translate(\(place))"]) { svg in
      svg.leaf("title", content: label(element, style))
      svg.linked(to: element, options) { svg in
        svg.ground(.cell, style, theme)
        drawText(element, style, in: &svg)
      }
      guard highlighted.contains(element) else { return }
      svg.leaf(
        "rect",
        [
          "x": -1.0, "y": -1.0, "width": 62.0, "height": 62.0, "rx": theme.isMarked ? 0 : 5.0,
          "fill": "none", "stroke": theme.ink, "stroke-width": theme.isMarked ? 5.0 : 4.0,
        ])
    }
  }

  private func drawText(_ element: AtomicElement, _ style: TileStyle, in svg: inout SVGWriter) {
    // The strip of a marked cell takes the lowest part.
    let isMarked = theme.isMarked
    svg.line(
      String(element.atomicNumber),
      .init(x: 5, baseline: isMarked ? 13 : 14, size: 11, ink: style.ink, isBold: false))
    svg.line(
      element.symbol,
      .init(
        x: 30, baseline: isMarked ? 31 : 38, size: isMarked ? 19 : 22, ink: style.ink,
        anchor: .middle))
    // The third line is the value, or the name if the colours show a class.
    svg.line(
      style.value ?? element.displayName(options.spelling),
      .init(
        x: 30, baseline: isMarked ? 45 : 52, size: style.value == nil ? 9 : 11, ink: style.ink,
        anchor: .middle, isBold: false, isItalic: style.isPredicted), within: 56)
  }

  private func label(_ element: AtomicElement, _ style: TileStyle) -> String {
    var words = [
      "\(element.atomicNumber) \(element.symbol) \(element.displayName(options.spelling))",
      element.category.title, element.state.rawValue,
    ]
    if !words.contains(style.meaning) { words.append(style.meaning) }
    if highlighted.contains(element) { words.append("highlighted") }
    return words.joined(separator: ", ")
  }
}

extension TableGrid {
  /// Returns the text `x y`, for a translation.
  func position(of element: AtomicElement) -> String {
    let place = element.position(in: layout, placement)
    return "\(x(column: place.column).svgText) \(y(row: place.row).svgText)"
  }
}
