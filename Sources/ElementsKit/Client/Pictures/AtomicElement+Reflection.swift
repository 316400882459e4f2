public import PentadCore

extension AtomicElement {
  /// Draws the reflection below a card as an SVG document: the lowest part of the card, mirrored
  /// and fading out.
  ///
  /// It fades by a mask and paints no background, so it can be placed on any colour.
  ///
  /// - Parameters:
  ///   - side: the side that is reflected.
  ///   - width: the width of the card, above 0 and up to 16384.
  ///   - height: the height of the reflection in the same unit as `width`; `nil` for `fraction` of
  ///     the width. The part that exceeds the width is empty.
  ///   - fraction: the height as a fraction of the width, above 0 and up to 1; the original's 0.35
  ///     by default.
  ///   - opacity: the opacity at the upper edge, 0…1; the original's 0.5 by default.
  ///   - options: the options of the card; a reflection never has a link.
  /// - Throws: `invalid` for a parameter outside its range.
  ///
  /// C: `pentad_elements_picture_reflection`.
  public func reflection(
    of side: CardSide = .front, width: Double = 256, height: Double? = nil, fraction: Double = 0.35,
    opacity: Double = 0.5, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    try PictureFrame.check(width, "width")
    if let height { try PictureFrame.check(height, "height") }
    guard fraction > 0, fraction <= 1 else {
      throw PentadError(.invalid, "fraction is \(fraction); use a number above 0 and up to 1")
    }
    guard 0...1 ~= opacity else {
      throw PentadError(.invalid, "opacity is \(opacity); use a number from 0 to 1")
    }
    let shownWidth = max(width, 0.01)
    let extent = (height.map { $0 / shownWidth } ?? fraction) * CardPicture.side
    return CardPicture(self, options).reflection(of: side, shownWidth, max(extent, 0.01), opacity)
  }
}

extension CardPicture {
  fileprivate func reflection(
    of side: CardSide, _ width: Double, _ height: Double, _ opacity: Double
  ) -> String {
    let fade = "pentad-fade-\((opacity * 100).svgText)"
    let mask = "\(fade)-\(height.svgText)"
    let frame = PictureFrame(
      extent: (Self.side, height), shownWidth: width,
      id: "pentad-reflection-\(side.rawValue)-\(element.symbol)",
      title: "Reflection of \(name)", description: "Decoration below the card.")
    return frame.document { svg in
      svg.patterns(for: [style], options.theme, scale: TileGround.card.patternScale)
      svg.node("linearGradient", ["id": fade, "x1": 0.0, "y1": 0.0, "x2": 0.0, "y2": 1.0]) {
        $0.leaf("stop", ["stop-color": RGB.white, "stop-opacity": opacity])
        $0.leaf("stop", ["offset": 1.0, "stop-color": RGB.white, "stop-opacity": 0.0])
      }
      svg.node(
        "mask",
        [
          "id": mask, "maskUnits": "userSpaceOnUse", "x": 0.0, "y": 0.0, "width": Self.side,
          "height": height,
        ]
      ) {
        $0.leaf("rect", ["width": Self.side, "height": height, "fill": "url(#\(fade))"])
      }
      svg.node("g", ["mask": "url(#\(mask))", "aria-hidden": "true"]) { svg in
        svg.node("g", ["transform": "translate(0 256) scale(1 -1)"]) { svg in
          switch side {
          case .front: drawFront(in: &svg)
          case .back:
            drawBack(in: &svg)
            drawButton(in: &svg)
          }
        }
      }
    }
  }
}
