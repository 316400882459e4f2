public import PentadCore

extension CivilDate {
  /// Reads a date: ``isoText``, or a year with a sign and four or five digits, `-3101-01-23`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for any other text and for a day
  ///   that does not exist.
  public init(iso text: String) throws(PentadError) {
    var reader = ISO8601Reader(text)
    guard let date = try reader.date(), reader.isAtEnd else {
      throw PentadError(.invalidDateRange, "\"\(text)\" is not a date; write it as 2026-11-21")
    }
    self = date
  }
}
