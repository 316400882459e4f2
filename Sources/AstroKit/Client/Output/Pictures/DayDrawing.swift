import PentadCore

/// The parts of a day's picture.
struct DayDrawing {
  static let width = 760.0
  static let margin = 28.0
  /// The top of the facts.
  static let factsTop = 152.0

  let day: PanchangDay
  let options: AlmanacPictureOptions
  let facts: [DayFact]
  let timeline: DayTimeline

  var theme: AlmanacTheme { options.theme }
  var script: PanchangScript { options.script }

  init(_ day: PanchangDay, _ options: AlmanacPictureOptions) {
    self.day = day
    self.options = options
    facts = DayFact.all(of: day, in: options.script)
    timeline = DayTimeline(day, options)
  }

  /// The facts, two in each row.
  private var rows: [[DayFact]] {
    stride(from: 0, to: facts.count, by: 2).map { Array(facts[$0..<min($0 + 2, facts.count)]) }
  }

  private var timelineTop: Double {
    Self.factsTop + rows.reduce(0) { $0 + DayFact.height(of: $1) } + 14
  }

  func document(width: Double?) -> String {
    let height = timelineTop + timeline.height + Self.margin
    let frame = PictureFrame(
      extent: (Self.width, height), shownWidth: width ?? Self.width,
      id: "pentad-day-\(day.date.isoText)", title: "\(dateText): \(day.title(in: script))",
      description: day.lines(in: script).joined(separator: ". ") + ".")
    return frame.document { svg in
      svg.leaf("rect", ["width": Self.width, "height": height, "fill": theme.ground])
      drawHead(in: &svg)
      drawFacts(in: &svg)
      timeline.draw(x: Self.margin, y: timelineTop, width: Self.width - 2 * Self.margin, in: &svg)
    }
  }

  /// `Saturday, 21 November 2026`.
  private var dateText: String {
    let month = GregorianMonth.name(day.date.month, in: script)
    return "\(day.vara.name.text(in: script)), \(day.date.day) \(month) \(day.date.year)"
  }

  private func drawHead(in svg: inout SVGWriter) {
    let x = Self.margin
    let room = Self.width - 2 * Self.margin - 110
    func line(_ text: String, _ baseline: Double, _ size: Double, _ ink: RGB, isBold: Bool) {
      svg.line(
        text, .init(x: x, baseline: baseline, size: size, ink: ink, isBold: isBold), within: room)
    }
    line(dateText, 46, 15, theme.accent, isBold: true)
    line(day.title(in: script), 80, 28, theme.ink, isBold: true)
    let season =
      "\(day.season.ritu.name.text(in: script)), \(day.season.ayana.name.text(in: script))"
    line("\(day.samvat.text(in: script)) · \(season)", 104, 13.5, theme.quietInk, isBold: false)
    let marks = day.marks(in: script)
    line(
      marks.isEmpty
        ? "\(day.place.coordinateText) · \(day.place.timeZone.identifier)"
        : marks.joined(separator: ", "), 126, 13,
      marks.isEmpty ? theme.quietInk : theme.mark, isBold: !marks.isEmpty)
    let moon = MoonDisc(day)
    let right = Self.width - Self.margin - 40
    svg.moon(moon, x: right, y: 70, radius: 38, theme)
    svg.line(
      "\(Int((moon.litFraction * 100).rounded())) %",
      .init(x: right, baseline: 126, size: 12, ink: theme.quietInk, anchor: .middle, isBold: false))
  }

  private func drawFacts(in svg: inout SVGWriter) {
    var y = Self.factsTop
    let column = (Self.width - 2 * Self.margin) / 2
    for row in rows {
      svg.leaf(
        "rect",
        ["x": Self.margin, "y": y, "width": 2 * column, "height": 1.0, "fill": theme.line])
      for (index, fact) in row.enumerated() {
        fact.draw(
          x: Self.margin + Double(index) * column, y: y, width: column - 12, theme, in: &svg)
      }
      y += DayFact.height(of: row)
    }
  }
}
