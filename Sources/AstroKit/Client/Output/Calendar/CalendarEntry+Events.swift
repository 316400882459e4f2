extension Transition {
  /// The transition as an entry of a calendar, a moment without a place.
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
  /// The event as an entry of a calendar, a moment at a place.
  public func calendarEntry(
    at place: Place, in script: PanchangScript = .english
  ) -> CalendarEntry {
    let degrees = Int(azimuth.rounded()) % 360
    return CalendarEntry(
      kind: entryKind, time: .moment(instant), summary: name(in: script),
      description: "azimuth \(degrees)°", place: place,
      categories: ["Panchang", body == .sun ? "Sun" : "Moon"])
  }

  /// `Sunrise`, `Moonset`, `Noon`, `Moon's transit`.
  public func name(in script: PanchangScript = .english) -> String { word.text(in: script) }

  /// The same kind as a day's, so that the same rising has the same uid from both.
  private var entryKind: String {
    switch (body, kind) {
    case (.sun, .rise): DayEntryKind.sunrise.rawValue
    case (.sun, .set): DayEntryKind.sunset.rawValue
    case (.moon, .rise): DayEntryKind.moonrise.rawValue
    case (.moon, .set): DayEntryKind.moonset.rawValue
    case (_, .transit), (_, .antitransit): "\(body.rawValue).\(kind.rawValue)"
    }
  }

  private var word: PanchangWord {
    switch (body, kind) {
    case (.sun, .rise): .sunrise
    case (.sun, .set): .sunset
    case (.sun, .transit): .sunTransit
    case (.sun, .antitransit): .sunAntitransit
    case (.moon, .rise): .moonrise
    case (.moon, .set): .moonset
    case (.moon, .transit): .moonTransit
    case (.moon, .antitransit): .moonAntitransit
    }
  }
}
