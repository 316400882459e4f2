import PentadCore

extension DayContainer: Codable {
  /// Writes the original's keys and `timezone`. The date is ``PentadCore/CivilDate/isoText``,
  /// `2011-11-14`; a moment is milliseconds since 1970; what is missing has no key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DayContainerKey.self)
    try container.encode(date.isoText, forKey: .date)
    try container.encode(timeZone.identifier, forKey: .timeZone)
    for (key, instant) in instants {
      try container.encodeIfPresent(instant?.milliseconds, forKey: key)
    }
    for (key, text) in texts { try container.encodeIfPresent(text, forKey: key) }
  }

  /// Reads a container back.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` for a date that does not exist or a zone that
  ///   nobody knows, and what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DayContainerKey.self)
    let written = try container.decode(String.self, forKey: .date)
    guard let date = try? CivilDate(iso: written) else {
      throw PentadError(.corrupt, "a day is damaged: its date does not exist")
    }
    let identifier = try container.decode(String.self, forKey: .timeZone)
    guard let zone = try? CivilTimeZone(identifier) else {
      throw PentadError(.corrupt, "a day is damaged: its time zone does not exist")
    }
    func instant(_ key: DayContainerKey) throws -> Instant? {
      try container.decodeIfPresent(Int64.self, forKey: key).map(Instant.init(milliseconds:))
    }
    func text(_ key: DayContainerKey) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    self.init(
      date: date, timeZone: zone, sunrise: try instant(.sunrise), sunset: try instant(.sunset),
      moonrise: try instant(.moonrise), moonset: try instant(.moonset), tithi: try text(.tithi),
      fortnight: try text(.fortnight), lunarMonth: try text(.lunarMonth),
      tithiStart: try instant(.tithiStart))
  }

  var instants: [(key: DayContainerKey, value: Instant?)] {
    [
      (.sunrise, sunrise), (.sunset, sunset), (.moonrise, moonrise), (.moonset, moonset),
      (.tithiStart, tithiStart),
    ]
  }

  var texts: [(key: DayContainerKey, value: String?)] {
    [(.tithi, tithi), (.fortnight, fortnight), (.lunarMonth, lunarMonth)]
  }
}

/// The keys of the original's dictionaries, and that of the zone.
enum DayContainerKey: String, CodingKey {
  case date
  case sunrise
  case sunset
  case moonrise
  case moonset
  case tithi
  case fortnight
  case lunarMonth = "lunarmonth"
  case tithiStart = "tithistart"
  case timeZone = "timezone"
}
