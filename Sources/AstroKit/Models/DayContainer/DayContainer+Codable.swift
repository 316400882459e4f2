import PentadCore

extension DayContainer: Codable {
  /// Writes the original's keys and `timezone`. The date is text, `2011-11-14`; a moment is
  /// milliseconds since 1970; what is missing has no key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DayContainerKey.self)
    try container.encode(date.text, forKey: .date)
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
    guard let date = CivilDate(text: try container.decode(String.self, forKey: .date)) else {
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

extension CivilDate {
  /// `2011-11-14`; the year has a sign and more digits where it needs them.
  var text: String {
    let digits = String(abs(year))
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (year < 0 ? "-" : "") + padded + (month < 10 ? "-0" : "-") + String(month)
      + (day < 10 ? "-0" : "-") + String(day)
  }

  /// Reads ``text``; nil for a date that does not exist.
  init?(text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      let date = try? CivilDate(isNegative ? -year : year, month, day)
    else { return nil }
    self = date
  }
}
