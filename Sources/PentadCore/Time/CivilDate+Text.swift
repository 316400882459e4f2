extension CivilDate {
  /// The date in ISO 8601: `2026-11-21`; `-003101-01-23` for a year below 0 and `+010000-01-01` for
  /// one above 9999.
  public var isoText: String {
    var text: [UInt8] = []
    appendISO(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends ``isoText``.
  package func appendISO(to text: inout [UInt8]) {
    if !(0...9_999).contains(year) { text.append(UInt8(ascii: year < 0 ? "-" : "+")) }
    text.append(year.magnitude, digits: (0...9_999).contains(year) ? 4 : 6)
    text.append(UInt8(ascii: "-"))
    text.append(month.magnitude, digits: 2)
    text.append(UInt8(ascii: "-"))
    text.append(day.magnitude, digits: 2)
  }

  /// The date without hyphens, for a year of four digits: `20261121`.
  package var basicText: String {
    var text: [UInt8] = []
    text.append(year.magnitude, digits: 4)
    text.append(month.magnitude, digits: 2)
    text.append(day.magnitude, digits: 2)
    return String(decoding: text, as: UTF8.self)
  }
}
