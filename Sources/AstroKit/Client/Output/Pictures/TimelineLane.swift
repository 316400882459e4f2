import PentadCore

/// A row of a day's timeline.
struct TimelineLane {
  let label: String
  let bars: [Bar]

  /// A time span with a name.
  struct Bar {
    let name: String
    let span: Range<Instant>
    let tone: Tone
  }

  /// The meaning of a bar's colour.
  enum Tone {
    case day, night, even, odd, avoided, sought

    /// True if the lane has few bars, so that a name fits after a bar.
    var isRare: Bool { self == .avoided || self == .sought }

    func fill(_ theme: AlmanacTheme) -> RGB {
      switch self {
      case .day: theme.day
      case .night: theme.night
      case .even: theme.accentGround
      case .odd: theme.plainBar
      case .avoided: theme.avoided
      case .sought: theme.sought
      }
    }
  }

  /// Returns the lanes that have a bar.
  static func all(of day: PanchangDay, in script: PanchangScript) -> [TimelineLane] {
    let parts = day.muhurtas
    func word(_ word: PanchangWord) -> String { word.text(in: script) }
    func name(_ unit: some PanchangUnit) -> String { unit.name.text(in: script) }
    let lanes = [
      sun(day, in: script), limb(word(.tithi), day.tithis, name),
      limb(word(.nakshatra), day.nakshatras, name), limb(word(.yoga), day.yogas, name),
      limb(word(.karana), day.karanas, name),
      TimelineLane(
        label: word(.choghadiya),
        bars: parts.choghadiyas.map {
          Bar(
            name: $0.value.name.text(in: script), span: $0.start..<$0.end,
            tone: $0.value.isAuspicious ? .sought : .avoided)
        }),
      muhurtas(
        word(.kala),
        [
          (.rahu, [parts.rahuKala], .avoided),
          (.yama, [parts.yamaganda], .avoided), (.gulika, [parts.gulika], .avoided),
        ], script),
      muhurtas(
        word(.muhurta),
        [
          (.durmuhurta, parts.durmuhurtas, .avoided),
          (.abhijit, [parts.abhijit], .sought),
        ], script),
      muhurtas(
        word(.varjya),
        [
          (.varjya, parts.varjyas, .avoided),
          (.amritaPart, parts.amritas, .sought),
        ], script),
    ]
    return lanes.filter { !$0.bars.isEmpty }
  }

  /// Returns the lane of daylight and night.
  private static func sun(_ day: PanchangDay, in script: PanchangScript) -> TimelineLane {
    let label = PanchangWord.sun.text(in: script)
    guard let sunrise = day.sunrise, let sunset = day.sunset, day.span.contains(sunset) else {
      let isUp = day.horizon.sunState == .alwaysUp || day.sunrise != nil
      return TimelineLane(
        label: label,
        bars: [
          Bar(name: day.sunStateText(in: script) ?? "", span: day.span, tone: isUp ? .day : .night)
        ])
    }
    let start = day.span.lowerBound
    let nightEnd = min(day.span.upperBound, day.horizon.nextSunrise ?? day.span.upperBound)
    let bars = [
      Bar(name: "", span: min(start, sunrise)..<sunrise, tone: .night),
      Bar(name: day.clock(sunrise..<sunset), span: sunrise..<sunset, tone: .day),
      Bar(
        name: day.horizon.nextSunrise.map { day.clock(sunset..<$0) } ?? "",
        span: sunset..<max(sunset, nightEnd), tone: .night),
    ]
    return TimelineLane(label: label, bars: bars)
  }

  private static func limb<Value: PanchangUnit>(
    _ label: String, _ spans: [LimbSpan<Value>], _ name: (Value) -> String
  ) -> TimelineLane {
    TimelineLane(
      label: label,
      bars: spans.map {
        Bar(
          name: name($0.value), span: $0.start..<$0.end,
          tone: $0.value.number.isMultiple(of: 2) ? .even : .odd)
      })
  }

  private static func muhurtas(
    _ label: String, _ groups: [(PanchangWord, [Range<Instant>?], Tone)],
    _ script: PanchangScript
  ) -> TimelineLane {
    TimelineLane(
      label: label,
      bars: groups.flatMap { word, spans, tone in
        spans.compactMap { $0 }.map { Bar(name: word.text(in: script), span: $0, tone: tone) }
      })
  }
}
