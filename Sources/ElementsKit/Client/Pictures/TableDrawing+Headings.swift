import PentadCore

extension TableDrawing {
  /// Draws the numbers of groups and periods.
  func drawHeadings(in svg: inout SVGWriter) {
    for heading in grid.headings() {
      svg.line(
        String(heading.group),
        .init(
          x: grid.x(column: heading.column) + 30, baseline: grid.y(row: heading.row) - 8, size: 13,
          ink: theme.quietInk, anchor: .middle))
    }
    for period in 1...7 { drawPeriod(period, row: period, beforeColumn: 1, in: &svg) }
    for outer in grid.outerRows() {
      let column = outer.first.position(in: grid.layout, grid.placement).column
      drawPeriod(outer.period, row: outer.row, beforeColumn: column, in: &svg)
    }
  }

  private func drawPeriod(
    _ period: Int, row: Int, beforeColumn column: Int, in svg: inout SVGWriter
  ) {
    svg.line(
      String(period),
      .init(
        x: grid.x(column: column) - 12, baseline: grid.y(row: row) + 35, size: 13,
        ink: theme.quietInk, anchor: .end))
  }

  /// Draws, in the empty cells of group 3, the range of the elements that are in the rows below.
  func drawGaps(in svg: inout SVGWriter) {
    guard grid.placement == .gap else { return }
    for outer in grid.outerRows() {
      let (x, y) = (grid.x(column: 3), grid.y(row: outer.period))
      svg.node("g", ["transform": "translate(\(x.svgText) \(y.svgText))"]) { svg in
        svg.leaf(
          "rect",
          [
            "x": 0.75, "y": 0.75, "width": 58.5, "height": 58.5, "rx": theme.isMarked ? 0 : 4.0,
            "fill": "none", "stroke": theme.quietInk, "stroke-width": 1.5,
            "stroke-dasharray": "4 3",
          ])
        let (first, last) = (outer.first, outer.last)
        svg.line(
          "\(first.atomicNumber)–\(last.atomicNumber)",
          .init(x: 30, baseline: 29, size: 12, ink: theme.quietInk, anchor: .middle), within: 52)
        svg.line(
          "\(first.symbol)–\(last.symbol)",
          .init(
            x: 30, baseline: 44, size: 11, ink: theme.quietInk, anchor: .middle, isBold: false),
          within: 52)
      }
    }
  }
}
