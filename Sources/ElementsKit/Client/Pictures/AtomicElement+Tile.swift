public import PentadCore

extension AtomicElement {
  /// Draws the tile of a list as an SVG document: number and symbol on the element's colour.
  ///
  /// It has the original's proportions: it is drawn at 37 by 37 and scaled to `size`.
  ///
  /// - Parameters:
  ///   - size: the width and height, above 0 and up to 16384; the original used 24, 30, 37 and 256.
  ///   - options: the options of the picture.
  /// - Throws: `invalid` for any other size.
  ///
  /// C: `pentad_elements_picture_tile`.
  public func tile(
    size: Double = 37, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    try PictureFrame.check(size, "size")
    let style = Painter(options).style(of: self)
    let frame = PictureFrame(
      extent: (37, 37), shownWidth: size, id: "pentad-tile-\(symbol)",
      title: displayName(options.spelling), description: describedPlace(style, options),
      hasLinks: options.linksToArticle)
    // The strip of a marked tile takes the lowest part, so the symbol is placed higher.
    let isMarked = options.theme.isMarked
    return frame.document { svg in
      svg.patterns(for: [style], options.theme, scale: TileGround.tile.patternScale)
      svg.linked(to: self, options) { svg in
        svg.ground(.tile, style, options.theme)
        svg.line(
          String(atomicNumber),
          .init(x: 3, baseline: isMarked ? 11.5 : 12.5, size: 11, ink: style.ink))
        svg.line(
          symbol,
          .init(
            x: 18.5, baseline: isMarked ? 28 : 31, size: isMarked ? 16 : 18, ink: style.ink,
            anchor: .middle), within: 33)
      }
    }
  }

  /// Returns the text that a screen reader reads after the name.
  func describedPlace(_ style: TileStyle, _ options: PictureOptions) -> String {
    let group = group(options.groupThree).map { "group \($0)" } ?? "f block"
    let value = style.value == nil ? "" : " \(style.meaning)."
    return "\(symbol), atomic number \(atomicNumber), period \(period), \(group). "
      + "\(category.title), \(state.rawValue.lowercased()).\(value)"
  }
}
