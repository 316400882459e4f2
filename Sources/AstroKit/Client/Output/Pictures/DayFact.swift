import PentadCore

/// A label and its values, in the card of a day.
struct DayFact {
  let label: String
  let values: [String]
  /// The index of the bold value; nil for none.
  var strong: Int? = 0

  /// Returns the limbs and the events at the horizon.
  static func all(of day: PanchangDay, in script: PanchangScript) -> [DayFact] {
    func limb<Value>(
      _ word: PanchangWord, _ spans: [LimbSpan<Value>], _ name: (Value) -> String
    ) -> DayFact {
      DayFact(
        label: word.text(in: script), values: spans.map { day.text([$0], in: script, name) },
        strong: spans.firstIndex { $0 == day.ruling(spans) })
    }
    let crossings = day.horizonCrossings.map { crossings in
      DayFact(
        label: crossings.name(in: script),
        values: crossings.instants.isEmpty ? ["—"] : crossings.instants.map(day.clock))
    }
    return [
      limb(.tithi, day.tithis) { $0.name.text(in: script) },
      limb(.nakshatra, day.nakshatras) { $0.name.text(in: script) },
      limb(.yoga, day.yogas) { $0.name.text(in: script) },
      limb(.karana, day.karanas) { $0.name.text(in: script) },
      crossings[0], crossings[2], crossings[1], crossings[3],
    ] + muhurtas(of: day, in: script)
  }

  /// Returns the best-known muhurtas; none on a day without a sunrise.
  private static func muhurtas(of day: PanchangDay, in script: PanchangScript) -> [DayFact] {
    let parts = day.muhurtas
    let all: [(PanchangWord, [Range<Instant>?])] = [
      (.rahuKala, [parts.rahuKala]), (.abhijit, [parts.abhijit]),
      (.yamaganda, [parts.yamaganda]), (.brahma, [parts.brahma]), (.gulika, [parts.gulika]),
      (.durmuhurta, parts.durmuhurtas),
    ]
    guard all.contains(where: { !$0.1.allSatisfy { $0 == nil } }) else { return [] }
    return all.map { word, spans in
      let times = spans.compactMap { $0 }.map(day.clock)
      return DayFact(
        label: word.text(in: script), values: times.isEmpty ? ["—"] : times, strong: nil)
    }
  }

  /// Returns the height of a row of facts.
  static func height(of row: [DayFact]) -> Double {
    20 * Double(row.map(\.values.count).max() ?? 1) + 11
  }

  func draw(x: Double, y: Double, width: Double, _ theme: AlmanacTheme, in svg: inout SVGWriter) {
    svg.line(
      label, .init(x: x, baseline: y + 21, size: 13, ink: theme.quietInk, isBold: false),
      within: 98)
    for (index, value) in values.enumerated() {
      svg.line(
        value,
        .init(
          x: x + 104, baseline: y + 21 + 20 * Double(index), size: 13.5, ink: theme.ink,
          isBold: index == strong), within: width - 104)
    }
  }
}
