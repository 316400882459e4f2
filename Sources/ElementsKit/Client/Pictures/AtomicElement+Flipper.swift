public import PentadCore

extension AtomicElement {
  /// Draws the button that flips the card, for a navigation bar, as an SVG document.
  ///
  /// As in the original, it shows the side that comes next: a list while the front is up, and the
  /// element's tile while the back is up.
  ///
  /// - Parameters:
  ///   - side: the side that the card shows.
  ///   - size: the width and height, above 0 and up to 16384; the original's 30 by default.
  ///   - options: the options of the picture; a button never has a link.
  /// - Throws: `invalid` for any other size.
  ///
  /// C: `pentad_elements_picture_flipper`.
  public func flipperIcon(
    on side: CardSide, size: Double = 30, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    try PictureFrame.check(size, "size")
    let frame = PictureFrame(
      extent: (30, 30), shownWidth: size, id: "pentad-flipper-\(side.rawValue)-\(symbol)",
      title: side == .front ? "Show facts" : "Show front",
      description: "Turns the card of \(displayName(options.spelling)).")
    let style = Painter(options).style(of: self)
    return frame.document { svg in
      switch side {
      case .front: svg.flipperList(options.theme)
      case .back:
        svg.patterns(for: [style], options.theme, scale: TileGround.flipper.patternScale)
        svg.ground(.flipper, style, options.theme)
        // The strip of a marked tile takes the lowest part.
        let isMarked = options.theme.isMarked
        svg.line(
          String(atomicNumber),
          .init(x: 3, baseline: isMarked ? 9 : 10, size: 8, ink: style.ink))
        svg.line(
          symbol,
          .init(
            x: 15, baseline: isMarked ? 21 : 23, size: isMarked ? 11 : 13, ink: style.ink,
            anchor: .middle), within: 26)
      }
    }
  }
}

extension SVGWriter {
  fileprivate mutating func flipperList(_ theme: PictureTheme) {
    let ground: RGB =
      switch theme {
      case .light: RGB(0x1F_5FBF)
      case .dark: RGB(0x8A_B8F8)
      case .highContrast: .black
      }
    leaf("rect", ["width": 30.0, "height": 30.0, "rx": 6.0, "fill": ground])
    leaf(
      "path",
      [
        "d": "M7 9H7.01M7 15H7.01M7 21H7.01M12 9H23M12 15H23M12 21H23", "fill": "none",
        "stroke": ground.textColour, "stroke-width": 2.4, "stroke-linecap": "round",
      ])
  }
}
