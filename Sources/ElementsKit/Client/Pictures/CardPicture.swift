import PentadCore

/// The drawing of both sides of the card, in the original's 256 by 256.
struct CardPicture {
  static let side = 256.0

  let element: AtomicElement
  let style: TileStyle
  let options: PictureOptions
  /// The lines of text on the back.
  let lines: [String]

  init(_ element: AtomicElement, _ options: PictureOptions) {
    self.init(
      element, options,
      lines: CardText.backLines(element, options.spelling, options.groupThree))
  }

  init(_ element: AtomicElement, _ options: PictureOptions, lines: [String]) {
    self.element = element
    self.options = options
    self.lines = lines
    style = Painter(options).style(of: element)
  }

  /// Returns the document of one side, `width` wide.
  func document(_ side: CardSide, width: Double) -> String {
    let frame = PictureFrame(
      extent: (Self.side, Self.side), shownWidth: width,
      id: "pentad-\(side.rawValue)-\(element.symbol)", title: name,
      description: side == .front
        ? element.describedPlace(style, options) : lines.joined(separator: ". ") + ".",
      hasLinks: options.linksToArticle)
    return frame.document { svg in
      svg.patterns(for: [style], options.theme, scale: TileGround.card.patternScale)
      switch side {
      case .front: svg.linked(to: element, options) { drawFront(in: &$0) }
      case .back:
        drawBack(in: &svg)
        svg.linked(to: element, options) { drawButton(in: &$0) }
      }
    }
  }

  var name: String { element.displayName(options.spelling) }

  /// Draws number, symbol and name.
  func drawFront(in svg: inout SVGWriter) {
    let isMarked = options.theme.isMarked
    svg.ground(.card, style, options.theme)
    svg.line(number, .init(x: 10, baseline: 48, size: 48, ink: style.ink))
    svg.line(name, centred(baseline: 113, size: 36), within: 232)
    svg.line(element.symbol, centred(baseline: isMarked ? 208 : 226, size: 96), within: 232)
  }

  /// Draws number, symbol, name and the lines.
  func drawBack(in svg: inout SVGWriter) {
    svg.ground(.card, style, options.theme)
    svg.line(number, .init(x: 10, baseline: 36, size: 32, ink: style.ink))
    svg.line(
      element.symbol, .init(x: Self.side - 10, baseline: 36, size: 32, ink: style.ink, anchor: .end)
    )
    svg.line(name, centred(baseline: 80, size: 36), within: 232)
    for (index, line) in lines.enumerated() {
      svg.line(line, centred(baseline: 108.5 + 20 * Double(index), size: 14), within: 240)
    }
  }

  /// Draws the original's button at (10, 209), 234 by 37.
  func drawButton(in svg: inout SVGWriter) {
    let height = options.theme.isMarked ? 27.0 : 35
    svg.leaf(
      "rect",
      [
        "x": 11.0, "y": 208.0, "width": 234.0, "height": height,
        "rx": options.theme.isMarked ? 0 : 9.0, "fill": style.fill, "stroke": style.ink,
        "stroke-width": 1.5,
      ])
    svg.line("View at Wikipedia", centred(baseline: 208 + height / 2 + 5.5, size: 15))
  }

  private var number: String { String(element.atomicNumber) }

  private func centred(baseline: Double, size: Double) -> SVGWriter.Line {
    .init(x: Self.side / 2, baseline: baseline, size: size, ink: style.ink, anchor: .middle)
  }
}
