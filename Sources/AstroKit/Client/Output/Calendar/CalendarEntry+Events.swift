extension Transition {
  /// Returns the transition as a calendar entry: an instant without a place.
  public func calendarEntry(in script: PanchangScript = .english) -> CalendarEntry {
    CalendarEntry(
      kind: kind.rawValue, time: .moment(instant), summary: title(in: script),
      categories: ["Panchang", kind.category])
  }
}

extension TransitionKind {
  fileprivate var category: String {
    switch self {
    case .tithi, .nakshatra, .pada, .yoga, .karana: "Limb"
    case .moonRashi, .phase: "Moon"
    case .sankranti, .solarQuarter: "Sun"
    case .masa: "Calendar"
    }
  }
}

extension HorizonEvent {
  /// Returns the event as a calendar entry: an instant at a place.
  public func calendarEntry(
    at place: Place, in script: PanchangScript = .english
  ) -> CalendarEntry {
    let degrees = Int(azimuth.rounded()) % 360
    return CalendarEntry(
      kind: entryKind, time: .moment(instant), summary: name(in: script),
      description: "azimuth \(degrees)°", place: place,
      categories: ["Panchang", body == .sun ? "Sun" : "Moon"])
  }

  /// Returns the event's name, such as `Sunrise`, `Moonset`, `Noon` or `Moon's transit`; for a
  /// twilight, such as `Civil dawn`.
  public func name(in script: PanchangScript = .english) -> String {
    rule.name(of: kind, body, in: script) ?? transitWord.text(in: script)
  }

  private var entryKind: String {
    switch kind {
    case .rise, .set: rule.entryKind(of: kind, body)
    case .transit, .antitransit: "\(body.rawValue).\(kind.rawValue)"
    }
  }

  private var transitWord: PanchangWord {
    switch body {
    case .sun: kind == .transit ? .sunTransit : .sunAntitransit
    case .moon: kind == .transit ? .moonTransit : .moonAntitransit
    }
  }
}

extension HorizonRule {
  /// Returns the kind of the calendar entry of a rising or setting. A day's entry has the same
  /// kind, so both have the same UID.
  func entryKind(of kind: HorizonEvent.Kind, _ body: Luminary) -> String {
    if body == .sun, let twilight { return twilight.entryKind(of: kind) }
    return switch body {
    case .sun: (kind == .rise ? DayEntryKind.sunrise : .sunset).rawValue
    case .moon: (kind == .rise ? DayEntryKind.moonrise : .moonset).rawValue
    }
  }
}
