public import PentadCore

extension AtomicElement {
  /// Draws the filling of the atom's orbitals as an SVG document: boxes with arrows for the
  /// electrons, the lowest energy at the bottom.
  ///
  /// Subshells follow Madelung's order, up to the highest one with electrons. The electrons of a
  /// subshell fill it by Hund's rule.
  ///
  /// - Parameters:
  ///   - width: the shown width, above 0 and up to 16384; the picture's own by default.
  ///   - options: the theme and the spelling; the other options have no effect.
  /// - Throws: `invalid` for any other width; `notFound` if the configuration is unknown.
  ///
  /// C: `pentad_elements_picture_orbitals`.
  public func orbitals(
    width: Double? = nil, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    if let width { try PictureFrame.check(width, "width") }
    guard let configuration = electronConfiguration else {
      throw PentadError(.notFound, "the electron configuration of \(symbol) is not known")
    }
    let drawing = OrbitalDrawing(element: self, configuration: configuration, options: options)
    return drawing.document(width: width)
  }
}

/// The parts of an orbital-filling diagram.
struct OrbitalDrawing {
  private typealias Subshell = ElectronConfiguration.Subshell

  let element: AtomicElement
  let configuration: ElectronConfiguration
  let options: PictureOptions

  private static let (box, row, margin, top) = (26.0, 42.0, 20.0, 76.0)

  private var theme: PictureTheme { options.theme }

  func document(width: Double?) -> String {
    let rows = rows
    let columns = Block.allCases.filter { block in rows.contains { $0.block == block } }
    let extent = (
      width: Self.left(of: columns.last ?? .s) + Self.width(of: columns.last ?? .s) + Self.margin,
      height: Self.top + Double(rows.count) * Self.row + Self.margin
    )
    let name = element.displayName(options.spelling)
    let frame = PictureFrame(
      extent: extent, shownWidth: width ?? extent.width, id: "pentad-orbitals-\(element.symbol)",
      title: "Orbitals of \(name)", description: description)
    return frame.document { svg in
      svg.leaf("rect", ["width": extent.width, "height": extent.height, "fill": theme.ground])
      let width = extent.width - 2 * Self.margin
      svg.line(
        name, .init(x: Self.margin, baseline: 30, size: 18, ink: theme.ink), within: width)
      svg.line(
        configuration.short,
        .init(x: Self.margin, baseline: 50, size: 13, ink: theme.quietInk, isBold: false),
        within: width)
      for block in columns {
        svg.line(
          block.rawValue,
          .init(
            x: Self.left(of: block) + Self.width(of: block) / 2, baseline: Self.top - 4, size: 13,
            ink: theme.quietInk, anchor: .middle))
      }
      for (index, subshell) in rows.reversed().enumerated() {
        draw(subshell, y: Self.top + 8 + Double(index) * Self.row, in: &svg)
      }
    }
  }

  /// The subshells in Madelung's order, with those without electrons below the last one.
  private var rows: [Subshell] {
    let order = (1...8).flatMap { sum in
      (0...3).reversed().compactMap { l -> Subshell? in
        let shell = sum - l
        guard shell > l else { return nil }
        return Subshell(shell: shell, block: Block.allCases[l], electrons: electrons(shell, l))
      }
    }
    let last = order.lastIndex { $0.electrons > 0 } ?? 0
    return Array(order[...last])
  }

  private func electrons(_ shell: Int, _ l: Int) -> Int {
    configuration.subshells
      .first { $0.shell == shell && $0.block == Block.allCases[l] }?.electrons ?? 0
  }

  private func draw(_ subshell: Subshell, y: Double, in svg: inout SVGWriter) {
    let fill = theme.isMarked ? theme.ground : subshell.block.fill(theme)
    let left = Self.left(of: subshell.block)
    let boxes = subshell.block.orbitals
    svg.node("g", ["transform": "translate(\(left.svgText) \(y.svgText))"]) { svg in
      let name = "\(subshell.shell)\(subshell.block.rawValue)"
      svg.leaf("title", content: "\(name): \(subshell.electrons) of \(2 * boxes) electrons")
      svg.line(
        name,
        .init(x: -8, baseline: 18, size: 13, ink: theme.ink, anchor: .end, isBold: false))
      for index in 0..<boxes {
        svg.leaf(
          "rect",
          [
            "x": Double(index) * Self.box, "y": 0.0, "width": Self.box, "height": Self.box,
            "fill": fill, "stroke": theme.ink, "stroke-width": 1.0,
          ])
      }
      let path = arrows(subshell.electrons, of: boxes)
      guard !path.isEmpty else { return }
      svg.leaf(
        "path", ["d": path, "stroke": fill.textColour, "stroke-width": 1.6, "fill": "none"])
    }
  }

  /// Returns the path of the arrows: the first electron of each box points up, the second down.
  private func arrows(_ electrons: Int, of boxes: Int) -> String {
    (0..<electrons).map { electron in
      let x = Double(electron % boxes) * Self.box + (electron < boxes ? 9 : 17)
      let (tail, head, barb) = electron < boxes ? (22.0, 4.0, 9.0) : (4.0, 22.0, 17.0)
      return "M\(x.svgText) \(tail.svgText)V\(head.svgText)M\((x - 3).svgText) \(barb.svgText)"
        + "L\(x.svgText) \(head.svgText)L\((x + 3).svgText) \(barb.svgText)"
    }
    .joined()
  }

  private var description: String {
    let unpaired = configuration.subshells.reduce(0) { sum, subshell in
      let boxes = subshell.block.orbitals
      return sum + min(subshell.electrons, 2 * boxes - subshell.electrons)
    }
    let certainty = configuration.certainty == .predicted ? " Predicted." : ""
    return "\(configuration.full). \(unpaired) unpaired electrons.\(certainty)"
  }

  private static func left(of block: Block) -> Double {
    let before = Block.allCases.prefix { $0 != block }
    return before.reduce(margin + 30) { $0 + width(of: $1) + 42 }
  }

  private static func width(of block: Block) -> Double { Double(block.orbitals) * box }
}

extension Block {
  /// The number of orbitals of a subshell.
  fileprivate var orbitals: Int {
    switch self {
    case .s: 1
    case .p: 3
    case .d: 5
    case .f: 7
    }
  }
}
