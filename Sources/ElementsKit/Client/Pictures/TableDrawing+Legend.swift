import PentadCore

extension TableDrawing {
  /// The title of the legend: `Category`, `Block`, `State`, `Melting point (K)`.
  var legendTitle: String {
    switch options.colouring {
    case .category: "Category"
    case .block: "Block"
    case .state: "State"
    case .property(let property):
      if let unit = painter.scale?.unit, !unit.isEmpty {
        "\(property.title) (\(Painter.typeset(unit)))"
      } else {
        property.title
      }
    }
  }

  /// The styles in the legend, in its order.
  var legendStyles: [TileStyle] {
    switch options.colouring {
    case .category: ElementCategory.allCases.map(painter.style(of:))
    case .block: Block.allCases.map(painter.style(of:))
    case .state: ElementState.allCases.map(painter.style(of:))
    case .property: painter.scale?.hasGaps == true ? [painter.style(of: nil)] : []
    }
  }

  /// Draws the legend, in the space of columns 3…12 and rows 1…3.
  func drawLegend(in svg: inout SVGWriter) {
    let (x, y) = (grid.x(column: 3) + 20, grid.y(row: 1) + 4)
    svg.node("g", ["transform": "translate(\(x.svgText) \(y.svgText))"]) { svg in
      svg.line(legendTitle, .init(x: 0, baseline: 14, size: 18, ink: theme.ink))
      if let scale = painter.scale {
        drawScale(scale, in: &svg)
      } else {
        drawClasses(in: &svg)
      }
    }
  }

  private func drawClasses(in svg: inout SVGWriter) {
    let styles = legendStyles
    // Uses columns of four: the space is four entries high and three wide.
    for (index, style) in styles.enumerated() {
      drawSwatch(
        style, style.meaning, x: Double(index / 4) * 200, y: 32 + Double(index % 4) * 30, in: &svg)
    }
  }

  func drawSwatch(
    _ style: TileStyle, _ text: String, x: Double, y: Double, in svg: inout SVGWriter
  ) {
    let ground = TileGround(
      side: 20, corner: 3, border: 1.5, stripTop: 8, stripHeight: 10.5, patternScale: 1)
    svg.node("g", ["transform": "translate(\(x.svgText) \(y.svgText))"]) {
      $0.ground(ground, style, theme)
    }
    svg.line(
      text, .init(x: x + 30, baseline: y + 15, size: 14, ink: theme.ink, isBold: false), within: 165
    )
  }
}
