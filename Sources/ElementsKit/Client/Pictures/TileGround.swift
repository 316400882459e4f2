import PentadCore

/// The square behind the text of a tile, a table's cell or a card.
struct TileGround {
  let side: Double
  let corner: Double
  let border: Double
  /// The upper edge of the strip with the pattern or the bar.
  ///
  /// It is a multiple of a pattern's height, so that every strip shows the whole pattern.
  let stripTop: Double
  let stripHeight: Double
  let patternScale: Double

  static let tile = TileGround(
    side: 37, corner: 4, border: 1, stripTop: 32, stripHeight: 4, patternScale: 0.5)
  static let cell = TileGround(
    side: 60, corner: 4, border: 1.5, stripTop: 48, stripHeight: 10, patternScale: 1)
  static let card = TileGround(
    side: 256, corner: 18, border: 4, stripTop: 240, stripHeight: 12, patternScale: 1.5)
  static let flipper = TileGround(
    side: 30, corner: 4, border: 1, stripTop: 24, stripHeight: 4, patternScale: 0.5)
}

extension SVGWriter {
  /// Draws the square at the origin.
  mutating func ground(_ ground: TileGround, _ style: TileStyle, _ theme: PictureTheme) {
    let isVacant = style.mark == .vacant
    let fill = isVacant ? "url(#\(Self.vacantID(theme)))" : style.fill.css
    guard theme.isMarked || isVacant else {
      return leaf(
        "rect",
        ["width": ground.side, "height": ground.side, "rx": ground.corner, "fill": fill])
    }
    let inset = ground.border / 2
    leaf(
      "rect",
      [
        "x": inset, "y": inset, "width": ground.side - ground.border,
        "height": ground.side - ground.border,
        "rx": theme.isMarked ? 0 : ground.corner - inset, "fill": fill,
        "stroke": theme.isMarked ? theme.ink : theme.vacantLine, "stroke-width": ground.border,
      ])
    strip(ground, style)
  }

  private mutating func strip(_ ground: TileGround, _ style: TileStyle) {
    let inside = ground.side - 2 * ground.border
    switch style.mark {
    case .none, .vacant: break
    case .hatch(let hatch):
      leaf(
        "rect",
        [
          "x": ground.border, "y": ground.stripTop, "width": inside, "height": ground.stripHeight,
          "fill": "url(#\(Self.id(of: hatch, style.ink)))",
        ])
    case .bar(let fraction):
      leaf(
        "rect",
        [
          "x": ground.border, "y": ground.stripTop, "width": inside * fraction,
          "height": ground.stripHeight, "fill": style.ink,
        ])
    }
  }
}
