extension PanchangOptions {
  /// The options as text; equal options have equal texts. It is the key of cached days and the
  /// format of stored settings. Options of later versions follow with their name, only if they
  /// differ from the defaults, so that older keys stay valid.
  var text: String {
    let parts = [
      sunrise.text, moonrise.text, months.rawValue, vikramaYear.rawValue, ayanamsa.rawValue,
      dayBoundary.rawValue,
    ]
    let usual = Self()
    var later: [String] = []
    if moonEvents != usual.moonEvents { later.append("moonEvents=\(moonEvents.rawValue)") }
    if samvatsaraRule != usual.samvatsaraRule {
      later.append("samvatsaraRule=\(samvatsaraRule.rawValue)")
    }
    if vedicRitu != usual.vedicRitu { later.append("vedicRitu=\(vedicRitu.rawValue)") }
    return (parts + later).joined(separator: ";")
  }

  /// Reads ``text``; nil for any other text.
  init?(text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count >= 6, let sunrise = HorizonRule(text: parts[0]),
      let moonrise = HorizonRule(text: parts[1]), let months = MonthScheme(rawValue: parts[2]),
      let vikramaYear = VikramaYear(rawValue: parts[3]),
      let ayanamsa = Ayanamsa(rawValue: parts[4]), let boundary = DayBoundary(rawValue: parts[5])
    else { return nil }
    self.init(
      sunrise: sunrise, moonrise: moonrise, months: months, vikramaYear: vikramaYear,
      ayanamsa: ayanamsa, dayBoundary: boundary)
    for part in parts.dropFirst(6) where !apply(part) { return nil }
  }

  /// Sets a named option; returns false for an unknown one.
  private mutating func apply(_ part: String) -> Bool {
    let parts = part.split(separator: "=", maxSplits: 1).map { String($0) }
    switch (parts.first, parts.last) {
    case ("moonEvents", let value?):
      guard let events = MoonEvents(rawValue: value) else { return false }
      moonEvents = events
    case ("samvatsaraRule", let value?):
      guard let rule = SamvatsaraRule(rawValue: value) else { return false }
      samvatsaraRule = rule
    case ("vedicRitu", let value?):
      guard let rule = VedicRituRule(rawValue: value) else { return false }
      vedicRitu = rule
    default: return false
    }
    return true
  }
}

extension HorizonRule {
  /// The rule as text, such as `upperLimb,34.0,false`.
  var text: String { "\(disc.rawValue),\(refraction),\(isGeocentric)" }

  /// Reads ``text``.
  init?(text: String) {
    let parts = text.split(separator: ",").map { String($0) }
    guard parts.count == 3, let disc = Disc(rawValue: parts[0]),
      let refraction = Double(parts[1]), let isGeocentric = Bool(parts[2]),
      let rule = try? HorizonRule(
        disc: disc, refraction: refraction, isGeocentric: isGeocentric)
    else { return nil }
    self = rule
  }
}

extension Place {
  /// The place as text; equal places have equal texts: `23.1765,75.7885,0.0,Asia/Kolkata`.
  var text: String { "\(latitude),\(longitude),\(elevation),\(timeZone.identifier)" }

  /// Reads ``text``; nil for an invalid place.
  init?(text: String) {
    let parts = text.split(separator: ",", maxSplits: 3).map { String($0) }
    guard parts.count == 4, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      let elevation = Double(parts[2]), let zone = try? CivilTimeZone(parts[3]),
      let place = try? Place(
        latitude: latitude, longitude: longitude, elevation: elevation, timeZone: zone)
    else { return nil }
    self = place
  }
}
