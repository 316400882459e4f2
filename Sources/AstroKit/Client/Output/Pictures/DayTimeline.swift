import PentadCore

/// The day from its start to its end as lanes of bars.
struct DayTimeline {
  let day: PanchangDay
  let options: AlmanacPictureOptions
  let lanes: [TimelineLane]

  static let laneHeight = 24.0
  static let laneGap = 5.0
  /// The height of the hours above the lanes.
  static let axisHeight = 26.0
  static let labelWidth = 104.0

  init(_ day: PanchangDay, _ options: AlmanacPictureOptions) {
    self.day = day
    self.options = options
    lanes = TimelineLane.all(of: day, in: options.script)
  }

  var height: Double {
    Self.axisHeight + Double(lanes.count) * (Self.laneHeight + Self.laneGap)
  }

  func draw(x: Double, y: Double, width: Double, in svg: inout SVGWriter) {
    let scale = TimelineScale(
      span: day.span, start: x + Self.labelWidth, width: width - Self.labelWidth)
    drawHours(scale, y, in: &svg)
    for (index, lane) in lanes.enumerated() {
      let top = y + Self.axisHeight + Double(index) * (Self.laneHeight + Self.laneGap)
      draw(lane, scale, x, top, in: &svg)
    }
  }

  private func drawHours(_ scale: TimelineScale, _ y: Double, in svg: inout SVGWriter) {
    let bottom = y + height - Self.laneGap
    for hour in hours(every: 3) {
      let x = scale.x(hour)
      svg.leaf(
        "rect",
        ["x": x, "y": y + 18, "width": 1.0, "height": bottom - y - 18, "fill": options.theme.line])
      // A label too near an edge would be drawn outside.
      guard x > scale.start + 12, x < scale.start + scale.width - 12 else { continue }
      svg.line(
        LocalTime(hour, in: day.place.timeZone, to: .minute).hoursAndMinutes,
        .init(
          x: x, baseline: y + 13, size: 10.5, ink: options.theme.quietInk, anchor: .middle,
          isBold: false))
    }
  }

  /// Returns the full hours of the local clock within the day, `count` hours apart.
  private func hours(every count: Int) -> [Instant] {
    let start = day.span.lowerBound
    let clock = LocalTime(start, in: day.place.timeZone, to: .second).seconds
    let first = (clock / (3_600 * count) + 1) * 3_600 * count - clock
    let length = (day.span.upperBound.julianDay - start.julianDay) * 86_400
    // Even where the Sun stays up for months, a day has 24 hours. The limit guards against longer
    // spans.
    return stride(from: Double(first), to: min(length, 200_000), by: 3_600 * Double(count)).map {
      Instant(julianDay: start.julianDay + $0 / 86_400)
    }
  }

  private func draw(
    _ lane: TimelineLane, _ scale: TimelineScale, _ x: Double, _ y: Double,
    in svg: inout SVGWriter
  ) {
    let theme = options.theme
    svg.line(
      lane.label, .init(x: x, baseline: y + 16, size: 12, ink: theme.quietInk, isBold: false),
      within: Self.labelWidth - 8)
    for (index, bar) in lane.bars.enumerated() {
      guard let part = scale.part(bar.span) else { continue }
      let next = lane.bars.dropFirst(index + 1).compactMap { scale.part($0.span)?.x }.min()
      svg.node("g") { svg in
        svg.leaf("title", content: "\(bar.name) \(day.clock(bar.span))")
        svg.leaf(
          "rect",
          [
            "x": part.x, "y": y, "width": part.width, "height": Self.laneHeight, "rx": 3.0,
            "fill": bar.tone.fill(theme), "stroke": theme.ground,
          ])
        drawName(bar, part, until: next ?? scale.start + scale.width, y, in: &svg)
      }
    }
  }

  /// Draws the name in the bar, or after it if there is room.
  private func drawName(
    _ bar: TimelineLane.Bar, _ part: (x: Double, width: Double), until end: Double, _ y: Double,
    in svg: inout SVGWriter
  ) {
    let room = part.width - 6
    if room > 0, TextFit.size(11, of: bar.name, within: room, isBold: false) >= 7 {
      svg.line(
        bar.name,
        .init(
          x: part.x + part.width / 2, baseline: y + 16, size: 11, ink: options.theme.ink,
          anchor: .middle, isBold: false), within: room)
    } else if bar.tone.isRare {
      let width = TextFit.widthInEms(bar.name) * 0.9 * 11
      let x = part.x + part.width + 4
      guard x + width < end else { return }
      svg.leaf(
        "rect",
        [
          "x": x - 2, "y": y + 4, "width": width + 4, "height": Self.laneHeight - 8,
          "fill": options.theme.ground,
        ])
      svg.line(
        bar.name,
        .init(x: x, baseline: y + 16, size: 11, ink: options.theme.quietInk, isBold: false))
    }
  }
}

/// A scale that maps the instants of a time range to positions on a line.
struct TimelineScale {
  let span: Range<Instant>
  let start: Double
  let width: Double

  func x(_ instant: Instant) -> Double {
    let length = span.upperBound.julianDay - span.lowerBound.julianDay
    guard length > 0 else { return start }
    return start + (instant.julianDay - span.lowerBound.julianDay) / length * width
  }

  /// Returns the part of a time range within the scale; nil if it is shorter than half a unit.
  func part(_ time: Range<Instant>) -> (x: Double, width: Double)? {
    let left = x(max(time.lowerBound, span.lowerBound))
    let right = x(min(time.upperBound, span.upperBound))
    return right - left >= 0.5 ? (left, right - left) : nil
  }
}
