extension SolarEclipse {
  /// The eclipse as an entry of a calendar, for as long as the penumbra is on the Earth.
  public func calendarEntry(in script: PanchangScript = .english) -> CalendarEntry {
    CalendarEntry(
      eclipse: "solar", partialPhase,
      summary: "\(PanchangWord.solarEclipse.text(in: script)) (\(kind.rawValue))",
      description: CalendarEntry.eclipseText(magnitude, saros, greatest))
  }
}

extension LocalSolarEclipse {
  /// The eclipse as the place sees it as an entry of a calendar, from first to fourth contact and no
  /// longer than the Sun is up; as the Earth has it when the place sees nothing.
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
  /// The eclipse as the place sees it as an entry of a calendar, for as long as the Moon is up and some of
  /// it is in the umbra, or in the penumbra when the place sees no more; as the Earth has it when the
  /// place sees nothing.
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
  /// The eclipse as an entry of a calendar, for as long as the Moon is in the penumbra.
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
