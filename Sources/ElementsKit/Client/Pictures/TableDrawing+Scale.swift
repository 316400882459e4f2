import PentadCore

extension TableDrawing {
  private static let width = 400.0

  /// Draws the scale with its bounds, the fill for elements without a value, and an explanation of
  /// both.
  func drawScale(_ scale: ColourScale, in svg: inout SVGWriter) {
    guard let bounds = scale.bounds else {
      return svg.line(
        "No element has a value.",
        .init(x: 0, baseline: 44, size: 14, ink: theme.ink, isBold: false))
    }
    drawBar(scale, in: &svg)
    let unit = scale.unit.isEmpty ? "" : " " + Painter.typeset(scale.unit)
    svg.line(
      NumberText.figures(bounds.lowerBound) + unit,
      .init(x: 0, baseline: 72, size: 14, ink: theme.ink, isBold: false))
    svg.line(
      NumberText.figures(bounds.upperBound) + unit,
      .init(x: Self.width, baseline: 72, size: 14, ink: theme.ink, anchor: .end, isBold: false))
    if scale.isLogarithmic {
      svg.line(
        "equal steps are equal ratios",
        .init(
          x: Self.width / 2, baseline: 72, size: 12, ink: theme.quietInk, anchor: .middle,
          isBold: false))
    }
    var x = 0.0
    for style in legendStyles {
      drawSwatch(style, "No value", x: x, y: 92, in: &svg)
      x += 130
    }
    if scale.hasPredictions {
      svg.line(
        "Italic: predicted, not measured",
        .init(
          x: x, baseline: 107, size: 14, ink: theme.ink, isBold: false, isItalic: true))
    }
  }

  private func drawBar(_ scale: ColourScale, in svg: inout SVGWriter) {
    let id = "pentad-scale-\(theme.rawValue)"
    let stops = ColourScale.stops(theme)
    svg.node("linearGradient", ["id": id]) { svg in
      for (index, stop) in stops.enumerated() {
        let offset = Double(index) / Double(stops.count - 1)
        svg.leaf("stop", ["offset": offset, "stop-color": stop])
      }
    }
    svg.leaf(
      "rect",
      [
        "x": 0.5, "y": 32.5, "width": Self.width - 1, "height": 21.0,
        "rx": theme.isMarked ? 0 : 3.0, "fill": "url(#\(id))", "stroke": theme.quietInk,
      ])
    // In a marked theme, the length of a cell's bar is the position of its value on the scale.
    guard theme.isMarked else { return }
    svg.leaf(
      "path", ["d": "M1 53L\((Self.width - 1).svgText) 53V43Z", "fill": theme.ink])
  }
}
