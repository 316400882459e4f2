import PentadCore

extension DayContainer: Codable {
  /// Writes the original app's keys and `timezone`. The date is ``PentadCore/CivilDate/isoText``,
  /// `2011-11-14`; an instant is in milliseconds since 1970. A missing value has no key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DayContainerKey.self)
    try container.encode(date.isoText, forKey: .date)
    try container.encode(timeZone.identifier, forKey: .timeZone)
    for (key, instant) in instants {
      try container.encodeIfPresent(instant?.milliseconds, forKey: key)
    }
    for (key, text) in texts { try container.encodeIfPresent(text, forKey: key) }
  }

  /// Reads an encoded container.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` for a date that does not exist or an unknown
  ///   time zone; errors from the decoder.
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

/// The keys of the original app's dictionaries, and that of the time zone.
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
