public import PentadCore

extension CivilDate {
  /// The date as ISO 8601 has it: `2026-11-21`; `-003101-01-23` for a year below 0 and
  /// `+010000-01-01` for one above 9999.
  public var isoText: String {
    var text: [UInt8] = []
    appendISO(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a date: ``isoText``, or with a sign and four or five digits for the year, `-3101-01-23`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for any other text and for a day that
  ///   does not exist.
  public init(iso text: String) throws(PentadError) {
    var reader = ISOReader(text)
    guard let date = try reader.date(), reader.isAtEnd else {
      throw PentadError(.invalidDateRange, "\"\(text)\" is no date; write one as 2026-11-21")
    }
    self = date
  }

  func appendISO(to text: inout [UInt8]) {
    if !(0...9_999).contains(year) { text.append(UInt8(ascii: year < 0 ? "-" : "+")) }
    text.append(year.magnitude, digits: (0...9_999).contains(year) ? 4 : 6)
    text.append(UInt8(ascii: "-"))
    text.append(month.magnitude, digits: 2)
    text.append(UInt8(ascii: "-"))
    text.append(day.magnitude, digits: 2)
  }
}
