public import PentadCore

extension DecayChain {
  /// Draws the chain as an SVG document: a box for each nuclide, a column for each element and a row
  /// for each mass number, and an arrow for each decay.
  ///
  /// Decays with a share below 1 % have dashed arrows. The title of a nuclide names all its decays.
  /// Fissions, decays without a known daughter, and rare ones without room for a label are named
  /// there only.
  ///
  /// - Parameters:
  ///   - width: the shown width, above 0 and up to 16384; the picture's own by default.
  ///   - options: the theme, and the colours of the boxes.
  /// - Throws: `invalid` for any other width.
  ///
  /// C: `pentad_elements_picture_decay_chain`.
  public func picture(
    width: Double? = nil, _ options: PictureOptions = PictureOptions(colouring: .category)
  ) throws(PentadError) -> String {
    if let width { try PictureFrame.check(width, "width") }
    return ChainDrawing(self, Painter(options)).document(width: width)
  }
}

/// The parts of the picture of a decay chain.
struct ChainDrawing {
  private struct Place: Hashable {
    let column: Int
    let row: Int
  }

  private let chain: DecayChain
  private let painter: Painter
  private let places: [String: Place]
  private let extent: (width: Double, height: Double)

  private static let box = (width: 78.0, height: 44.0)
  private static let cell = (width: 128.0, height: 74.0)
  private static let margin = 24.0
  private static let top = 50.0

  private var theme: PictureTheme { painter.options.theme }

  init(_ chain: DecayChain, _ painter: Painter) {
    self.chain = chain
    self.painter = painter
    let nuclides = chain.members.map(\.nuclide)
    let columns = Array(Set(nuclides.map(\.element.atomicNumber))).sorted()
    // Heavy nuclides are above, and isomers above their ground state.
    let rows = Set(nuclides.map { Row(massNumber: $0.massNumber, level: $0.isomer?.level ?? "") })
      .sorted()
    var places: [String: Place] = [:]
    for nuclide in nuclides {
      let row = Row(massNumber: nuclide.massNumber, level: nuclide.isomer?.level ?? "")
      places[nuclide.id] = Place(
        column: columns.firstIndex(of: nuclide.element.atomicNumber) ?? 0,
        row: rows.firstIndex(of: row) ?? 0)
    }
    self.places = places
    extent = (
      Double(max(columns.count, 2)) * Self.cell.width - (Self.cell.width - Self.box.width)
        + 2 * Self.margin,
      Self.top + Double(rows.count) * Self.cell.height - (Self.cell.height - Self.box.height)
        + Self.margin
    )
  }

  func document(width: Double?) -> String {
    let name = chain.members.first?.nuclide.id ?? ""
    let frame = PictureFrame(
      extent: extent, shownWidth: width ?? extent.width, id: "pentad-chain",
      title: "Decay chain of \(name)",
      description: chain.members.map { summary($0) }.joined(separator: ". ") + ".")
    let styles = chain.members.map { painter.style(of: $0.nuclide.element) }
    return frame.document { svg in
      svg.patterns(for: styles, theme, scale: 1)
      svg.node(
        "marker",
        [
          "id": "pentad-arrow-\(theme.rawValue)", "markerWidth": 9.0, "markerHeight": 8.0,
          "refX": 8.0, "refY": 4.0, "orient": "auto", "markerUnits": "userSpaceOnUse",
        ]
      ) { $0.leaf("path", ["d": "M0 0L9 4L0 8Z", "fill": theme.ink]) }
      svg.leaf("rect", ["width": extent.width, "height": extent.height, "fill": theme.ground])
      svg.line(
        "Decay chain of \(name)", .init(x: Self.margin, baseline: 30, size: 18, ink: theme.ink),
        within: extent.width - 2 * Self.margin)
      for arrow in arrows { draw(arrow, in: &svg) }
      for label in labels.lines { svg.line(label.text, label.line) }
      for (member, style) in zip(chain.members, styles) { draw(member, style, in: &svg) }
    }
  }

  private func corner(_ place: Place) -> (x: Double, y: Double) {
    (
      Self.margin + Double(place.column) * Self.cell.width,
      Self.top + Double(place.row) * Self.cell.height
    )
  }

  private func draw(_ member: DecayChain.Member, _ style: TileStyle, in svg: inout SVGWriter) {
    guard let place = places[member.nuclide.id] else { return }
    let (x, y) = corner(place)
    svg.node("g", ["transform": "translate(\(x.svgText) \(y.svgText))"]) { svg in
      svg.leaf("title", content: summary(member))
      svg.leaf(
        "rect",
        [
          "width": Self.box.width, "height": Self.box.height, "rx": theme.isMarked ? 0 : 4.0,
          "fill": theme.isMarked ? theme.ground : style.fill, "stroke": theme.ink,
          "stroke-width": member.branches.isEmpty ? 2.0 : 0.75,
        ])
      let ink = theme.isMarked ? theme.ink : style.ink
      svg.line(
        member.nuclide.id,
        .init(x: Self.box.width / 2, baseline: 19, size: 14, ink: ink, anchor: .middle),
        within: Self.box.width - 8)
      svg.line(
        member.nuclide.lifeText,
        .init(
          x: Self.box.width / 2, baseline: 35, size: 11, ink: ink, anchor: .middle, isBold: false),
        within: Self.box.width - 8)
    }
  }

  /// The arrows of all decays with a daughter in the chain, from centre to centre.
  private var arrows: [ChainLabels.Arrow] {
    chain.members.flatMap { member -> [ChainLabels.Arrow] in
      var modes: [String: [DecayChain.Branch]] = [:]
      for branch in member.branches { modes[branch.daughter ?? "", default: []].append(branch) }
      return modes.sorted { $0.key < $1.key }.compactMap { daughter, branches in
        guard let start = places[member.nuclide.id], let end = places[daughter] else { return nil }
        return ChainLabels.Arrow(
          text: branches.map(\.shown).joined(separator: ", "),
          share: branches.reduce(0) { $0 + $1.share }, start: centre(start), end: centre(end))
      }
    }
  }

  private var labels: ChainLabels {
    let boxes = places.values.map { place in
      let (x, y) = corner(place)
      return ChainLabels.Area(
        left: x, right: x + Self.box.width, top: y, bottom: y + Self.box.height)
    }
    return ChainLabels(arrows, around: boxes, width: extent.width, ink: theme.quietInk)
  }

  private func centre(_ place: Place) -> (x: Double, y: Double) {
    let (x, y) = corner(place)
    return (x + Self.box.width / 2, y + Self.box.height / 2)
  }

  private func draw(_ arrow: ChainLabels.Arrow, in svg: inout SVGWriter) {
    let (dx, dy) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
    // The fraction of the way at which the line between the centres leaves a box.
    let edge = min(
      dx == 0 ? .infinity : Self.box.width / 2 / abs(dx),
      dy == 0 ? .infinity : Self.box.height / 2 / abs(dy))
    func point(_ fraction: Double) -> String {
      let (x, y) = (arrow.start.x + dx * fraction, arrow.start.y + dy * fraction)
      return "\(x.svgText) \(y.svgText)"
    }
    svg.leaf(
      "path",
      [
        "d": "M\(point(edge))L\(point(1 - edge))", "stroke": theme.ink, "stroke-width": 1.25,
        "fill": "none", "stroke-dasharray": arrow.share < 0.01 ? "3 3" : "none",
        "marker-end": "url(#pentad-arrow-\(theme.rawValue))",
      ])
  }

  private func summary(_ member: DecayChain.Member) -> String {
    let decays = member.branches.map { branch in
      "\(branch.shown) to \(branch.daughter ?? "unknown products")"
    }
    return "\(member.nuclide.id), \(member.nuclide.lifeText)"
      + (decays.isEmpty ? "" : ": " + decays.joined(separator: ", "))
  }
}

/// A row of the picture, from the top.
private struct Row: Hashable, Comparable {
  let massNumber: Int
  /// Empty for the ground state.
  let level: String

  static func < (a: Self, b: Self) -> Bool {
    (b.massNumber, b.level) < (a.massNumber, a.level)
  }
}

extension DecayChain.Branch {
  /// The mode in the usual notation and the share: `α 99.98 %`.
  fileprivate var shown: String {
    let name =
      switch mode {
      case "A": "α"
      case "B-": "β−"
      case "B+": "β+"
      case "2B-": "2β−"
      case "2B+": "2β+"
      case "": "?"
      default: mode
      }
    return share > 0.99995 ? name : "\(name) \(NumberText.figures(share * 100)) %"
  }
}

extension Nuclide {
  /// The half-life for a small box: `4.463 Gy`, `stable`.
  fileprivate var lifeText: String {
    guard let halfLife else { return stability == .stable ? "stable" : "half-life unknown" }
    let units = [
      "minute": "min", "hour": "h", "day": "d", "sec": "s", "usec": "µs",
    ]
    let unit =
      units[halfLife.unit]
      ?? halfLife.unit.replacingSuffix("year", with: "y").replacingSuffix("sec", with: "s")
    return "\(halfLife.relation)\(NumberText.figures(halfLife.published)) \(unit)"
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
