import PentadCore

/// A day in the picture of a month.
struct MonthCell {
  let day: PanchangDay
  /// True if the day belongs to the month itself.
  let isOwn: Bool
  let beginsFortnight: Bool
  let options: AlmanacPictureOptions

  private var theme: AlmanacTheme { options.theme }
  private var script: PanchangScript { options.script }
  private var tithi: Tithi? { day.ruling(day.tithis)?.value }
  private var isToday: Bool { options.today == day.date }
  private var ink: RGB { isOwn ? theme.ink : theme.quietInk }

  func draw(x: Double, y: Double, in svg: inout SVGWriter) {
    let transform = "translate(\(x.svgText) \(y.svgText))"
    svg.node("g", ["data-date": day.date.isoText, "transform": transform]) { svg in
      svg.leaf("title", content: day.lines(in: script).joined(separator: "\n"))
      svg.leaf(
        "rect",
        [
          "width": MonthDrawing.cell.width, "height": MonthDrawing.cell.height, "fill": ground,
          "stroke": theme.line,
        ])
      if beginsFortnight { drawHeading(in: &svg) }
      drawDate(in: &svg)
      svg.moon(MoonDisc(day), x: MonthDrawing.cell.width - 24, y: 37, radius: 12, theme)
      drawLimbs(in: &svg)
      guard isToday else { return }
      svg.leaf(
        "rect",
        [
          "x": 1.0, "y": 1.0, "width": MonthDrawing.cell.width - 2,
          "height": MonthDrawing.cell.height - 2, "fill": "none", "stroke": theme.accent,
          "stroke-width": 2.0,
        ])
    }
  }

  private var ground: RGB {
    guard isOwn else { return theme.quietCell }
    return tithi.map { $0.isPurnima || $0.isAmavasya } ?? false ? theme.brightCell : theme.cell
  }

  /// Draws the name of the month and the fortnight that begin.
  private func drawHeading(in svg: inout SVGWriter) {
    svg.leaf(
      "rect",
      [
        "x": 0.5, "y": 0.5, "width": MonthDrawing.cell.width - 1, "height": 18.0,
        "fill": theme.accentGround,
      ])
    svg.line(
      "\(day.monthText(in: script)) \(day.paksha.name.text(in: script))",
      .init(x: 9, baseline: 13.5, size: 10.5, ink: theme.accent), within: 114)
  }

  private func drawDate(in svg: inout SVGWriter) {
    let text = "\(day.date.day)"
    if isToday {
      svg.leaf(
        "rect",
        ["x": 6.0, "y": 24.0, "width": 34.0, "height": 26.0, "rx": 6.0, "fill": theme.accent])
    }
    let isSunday = day.vara.number == 1 && isOwn
    svg.line(
      text,
      .init(
        x: isToday ? 23 : 9, baseline: 44, size: 20,
        ink: isToday ? theme.accentInk : isSunday ? theme.sunday : ink,
        anchor: isToday ? .middle : .start))
  }

  private func drawLimbs(in svg: inout SVGWriter) {
    func line(_ text: String, _ baseline: Double, _ size: Double, _ ink: RGB, isBold: Bool = false)
    {
      svg.line(
        text, .init(x: 9, baseline: baseline, size: size, ink: ink, isBold: isBold), within: 114)
    }
    if let tithi {
      line("\(tithi.name.text(in: script)) \(tithi.dayOfPaksha)", 66, 12.5, ink, isBold: true)
    }
    if let nakshatra = day.ruling(day.nakshatras)?.value {
      line(nakshatra.name.text(in: script), 82, 11.5, theme.quietInk)
    }
    if options.showsSunTimes {
      line(sunTimes, 98, 11, theme.quietInk)
    }
    let marks = day.marks(in: script)
    if !marks.isEmpty {
      line(
        marks.joined(separator: ", "), options.showsSunTimes ? 116 : 100, 10.5, theme.mark,
        isBold: true)
    }
  }

  /// The local times of sunrise and sunset, such as `06:48 – 17:42`; a dash replaces a missing one.
  private var sunTimes: String {
    if let state = day.sunStateText(in: script) { return state }
    let times = [day.sunrise, day.sunset].map { $0.map(day.clock) ?? "—" }
    return times.joined(separator: " – ")
  }
}
