public import PentadCore

extension Formula {
  /// Draws the isotope pattern as an SVG document: a line for each peak, relative to the highest.
  ///
  /// Peaks below 0.1 % of the highest are left out. The highest peaks have their positions written
  /// above them, as far as there is room.
  ///
  /// - Parameters:
  ///   - resolvingPower: (*m/z*) ∕ FWHM of the instrument; nil for one peak a nucleon number.
  ///   - charge: the charge; nil for the formula's own.
  ///   - width: the shown width, above 0 and up to 16384; 640 by default.
  ///   - options: the theme; the other options have no effect.
  /// - Throws: `invalid` for any other width, and the errors of
  ///   ``IsotopicDistribution/init(of:charge:abundances:)`` and of
  ///   ``IsotopicDistribution/resolved(by:minimumHeight:)``.
  ///
  /// C: `pentad_elements_picture_isotopes`.
  public func isotopePattern(
    resolvingPower: Double? = nil, charge: Int? = nil, width: Double? = nil,
    _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    if let width { try PictureFrame.check(width, "width") }
    let distribution = try isotopicDistribution(charge: charge)
    var peaks: [PatternDrawing.Peak]
    if let resolvingPower {
      peaks = try distribution.resolved(by: resolvingPower).peaks.map {
        PatternDrawing.Peak(position: $0.position, height: $0.height)
      }
    } else {
      let found = try distribution.nominal(.relative(1e-3)).peaks
      let highest = found.reduce(0) { max($0, $1.probability) }
      peaks = found.map {
        PatternDrawing.Peak(position: $0.position, height: $0.probability / highest)
      }
    }
    let drawing = PatternDrawing(
      name: hill, charge: distribution.charge, resolvingPower: resolvingPower, peaks: peaks,
      theme: options.theme)
    return drawing.document(width: width)
  }
}

/// The parts of the picture of an isotope pattern.
struct PatternDrawing {
  struct Peak {
    let position: Double
    /// 0…1, relative to the highest peak.
    let height: Double
  }

  let name: String
  let charge: Int
  let resolvingPower: Double?
  let peaks: [Peak]
  let theme: PictureTheme

  private static let extent = (width: 640.0, height: 360.0)
  /// The plot: its left, right, upper and lower edge.
  private static let (left, right, top, bottom) = (66.0, 624.0, 74.0, 306.0)

  private var low: Double { (peaks.first?.position ?? 0) - margin }
  private var high: Double { (peaks.last?.position ?? 0) + margin }
  private var margin: Double { 0.5 / Double(max(charge.magnitude, 1)) }

  private func x(_ position: Double) -> Double {
    Self.left + (position - low) / (high - low) * (Self.right - Self.left)
  }

  private func y(_ height: Double) -> Double {
    Self.bottom - height * (Self.bottom - Self.top)
  }

  func document(width: Double?) -> String {
    let sign = charge == 0 ? "" : ", charge \(charge > 0 ? "+" : "−")\(charge.magnitude)"
    let title = "Isotope pattern of \(name)\(sign)"
    let frame = PictureFrame(
      extent: Self.extent, shownWidth: width ?? Self.extent.width, id: "pentad-isotopes",
      title: title, description: description)
    return frame.document { svg in
      svg.leaf(
        "rect",
        ["width": Self.extent.width, "height": Self.extent.height, "fill": theme.ground])
      svg.line(
        title, .init(x: Self.left, baseline: 30, size: 18, ink: theme.ink),
        within: Self.right - Self.left)
      drawAxes(in: &svg)
      drawPeaks(in: &svg)
    }
  }

  private func drawAxes(in svg: inout SVGWriter) {
    var path = "M\(Self.left.svgText) \(Self.top.svgText)V\(Self.bottom.svgText)"
    path += "H\(Self.right.svgText)"
    for percent in stride(from: 0.0, through: 100, by: 20) {
      path += "M\(Self.left.svgText) \(y(percent / 100).svgText)h-5"
      svg.line(
        percent.svgText,
        .init(
          x: Self.left - 9, baseline: y(percent / 100) + 4, size: 12, ink: theme.quietInk,
          anchor: .end, isBold: false))
    }
    let axis = AxisScale(low...high)
    for tick in axis.ticks {
      path += "M\(x(tick).svgText) \(Self.bottom.svgText)v5"
      svg.line(
        NumberText.fixed(tick, places: axis.places),
        .init(
          x: x(tick), baseline: Self.bottom + 19, size: 12, ink: theme.quietInk, anchor: .middle,
          isBold: false))
    }
    svg.leaf("path", ["d": path, "stroke": theme.quietInk, "stroke-width": 1.0, "fill": "none"])
    svg.line(
      charge == 0 ? "Mass (u)" : "m/z",
      .init(
        x: (Self.left + Self.right) / 2, baseline: Self.bottom + 42, size: 13, ink: theme.ink,
        anchor: .middle, isItalic: charge != 0))
    svg.line(
      "Relative abundance (%)", .init(x: Self.left, baseline: 50, size: 13, ink: theme.quietInk))
  }

  private func drawPeaks(in svg: inout SVGWriter) {
    for peak in peaks {
      svg.node("g") { svg in
        svg.leaf("title", content: label(peak))
        svg.leaf(
          "path",
          [
            "d": "M\(x(peak.position).svgText) \(Self.bottom.svgText)V\(y(peak.height).svgText)",
            "stroke": theme.ink, "stroke-width": 2.0,
          ])
      }
    }
    var labelled: [Double] = []
    for peak in peaks.sorted(by: { $0.height > $1.height }) {
      let place = x(peak.position)
      guard labelled.count < 12, labelled.allSatisfy({ abs($0 - place) > 70 }) else { continue }
      labelled.append(place)
      svg.line(
        NumberText.fixed(peak.position, places: 4),
        .init(
          x: min(max(place, Self.left + 30), Self.right - 24), baseline: y(peak.height) - 5,
          size: 11, ink: theme.ink, anchor: .middle, isBold: false))
    }
  }

  private func label(_ peak: Peak) -> String {
    let share = NumberText.fixed(peak.height * 100, places: 2)
    return "\(NumberText.fixed(peak.position, places: 5)), \(share) %"
  }

  private var description: String {
    let power = resolvingPower.map { " at a resolving power of \(NumberText.figures($0))" } ?? ""
    let highest = peaks.max { $0.height < $1.height }
    let place = highest.map { NumberText.fixed($0.position, places: 4) } ?? ""
    return "\(peaks.count) peaks\(power), the highest at \(place)."
  }
}
