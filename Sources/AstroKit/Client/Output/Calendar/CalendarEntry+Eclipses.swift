extension SolarEclipse {
  /// The eclipse as an entry of a calendar, for as long as the penumbra is on the Earth.
  public func calendarEntry(in script: PanchangScript = .english) -> CalendarEntry {
    CalendarEntry(
      kind: "eclipse.solar", time: .span(partialPhase.start..<partialPhase.end),
      summary: "\(PanchangWord.solarEclipse.text(in: script)) (\(kind.rawValue))",
      description: CalendarEntry.eclipseText(magnitude, saros, greatest),
      categories: ["Panchang", "Eclipse"])
  }
}

extension LunarEclipse {
  /// The eclipse as an entry of a calendar, for as long as the Moon is in the penumbra.
  public func calendarEntry(in script: PanchangScript = .english) -> CalendarEntry {
    CalendarEntry(
      kind: "eclipse.lunar", time: .span(penumbralPhase.start..<penumbralPhase.end),
      summary: "\(PanchangWord.lunarEclipse.text(in: script)) (\(kind.rawValue))",
      description: CalendarEntry.eclipseText(magnitude, saros, greatest),
      categories: ["Panchang", "Eclipse"])
  }
}

extension CalendarEntry {
  fileprivate static func eclipseText(
    _ magnitude: Double, _ saros: Saros, _ greatest: Instant
  ) -> String {
    let rounded = (magnitude * 1_000).rounded() / 1_000
    return "magnitude \(rounded), saros \(saros.series), greatest at \(greatest.isoText)"
  }
}
