extension SolarEclipse {
  /// Returns the eclipse as a calendar entry for the time when the penumbra touches the Earth.
  public func calendarEntry(in script: PanchangScript = .english) -> CalendarEntry {
    CalendarEntry(
      eclipse: "solar", partialPhase,
      summary: "\(PanchangWord.solarEclipse.text(in: script)) (\(kind.rawValue))",
      description: CalendarEntry.eclipseText(magnitude, saros, greatest))
  }
}

extension LocalSolarEclipse {
  /// Returns the eclipse as seen from the place as a calendar entry, from first to fourth contact
  /// while the Sun is up. If the place does not see it, returns the entry of the whole Earth.
  public func calendarEntry(
    at place: Place, in script: PanchangScript = .english
  ) -> CalendarEntry {
    guard let view else { return eclipse.calendarEntry(in: script) }
    return CalendarEntry(
      eclipse: "solar", view.partialPhase, at: place,
      summary: "\(PanchangWord.solarEclipse.text(in: script)) (\(view.kind.rawValue))",
      description: CalendarEntry.eclipseText(view.magnitude, eclipse.saros, view.greatest))
  }
}

extension LocalLunarEclipse {
  /// Returns the eclipse as seen from the place as a calendar entry, for the time when the Moon is
  /// up and partly in the umbra. The penumbra counts if the place sees no more. If the place sees
  /// nothing, returns the entry of the whole Earth.
  public func calendarEntry(
    at place: Place, in script: PanchangScript = .english
  ) -> CalendarEntry {
    guard let view else { return eclipse.calendarEntry(in: script) }
    return CalendarEntry(
      eclipse: "lunar", view.partialPhase ?? view.penumbralPhase, at: place,
      summary: "\(PanchangWord.lunarEclipse.text(in: script)) (\(view.kind.rawValue))",
      description: CalendarEntry.eclipseText(view.magnitude, eclipse.saros, view.greatest))
  }
}

extension LunarEclipse {
  /// Returns the eclipse as a calendar entry for the time when the Moon is in the penumbra.
  public func calendarEntry(in script: PanchangScript = .english) -> CalendarEntry {
    CalendarEntry(
      eclipse: "lunar", penumbralPhase,
      summary: "\(PanchangWord.lunarEclipse.text(in: script)) (\(kind.rawValue))",
      description: CalendarEntry.eclipseText(magnitude, saros, greatest))
  }
}

extension CalendarEntry {
  fileprivate init(
    eclipse kind: String, _ span: InstantInterval, at place: Place? = nil, summary: String,
    description: String
  ) {
    self.init(
      kind: "eclipse.\(kind)", time: .span(span.range), summary: summary,
      description: description, place: place, categories: ["Panchang", "Eclipse"])
  }

  fileprivate static func eclipseText(
    _ magnitude: Double, _ saros: Saros?, _ greatest: Instant
  ) -> String {
    let rounded = (magnitude * 1_000).rounded() / 1_000
    let series = saros.map { ", saros \($0.series)" } ?? ""
    return "magnitude \(rounded)\(series), greatest at \(greatest.isoText)"
  }
}
