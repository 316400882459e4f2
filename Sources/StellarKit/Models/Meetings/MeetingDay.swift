public import PentadCore

/// A day on which a series of meetings begins or ends: 8 September, with the year if it is written.
///
/// C: a number as 20260908; the year is 0 where the text names none.
public struct MeetingDay: Hashable, Sendable, Codable {
  /// The year, 1583…9998; nil if only the month and the day are known.
  public let year: Int?
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Creates a day of a month.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a day that does not exist, and for a
  ///   year outside 1583…9998.
  public init(year: Int? = nil, month: Int, day: Int) throws(PentadError) {
    guard year.map((1_583...9_998).contains) ?? true else {
      throw PentadError(.invalidDateRange, "the year of a meeting is in 1583…9998")
    }
    // A leap year, because 29 February exists in some years.
    _ = try CivilDate(year ?? 2_000, month, day)
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day of a date.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a year outside 1583…9998.
  public init(_ date: CivilDate) throws(PentadError) {
    try self.init(year: date.year, month: date.month, day: date.day)
  }

  /// Returns the date in a year, which is used only if the day has no year of its own. In a year
  /// that is not a leap year, 29 February becomes 28 February.
  public func date(in year: Int) -> CivilDate? {
    let year = self.year ?? year
    guard (1_583...9_998).contains(year) else { return nil }
    return try? CivilDate(year, month, min(day, CivilDate.daysIn(month: month, of: year)))
  }

  /// Returns the date nearest to a term, inside it if possible.
  public func date(in term: TermCalendar) -> CivilDate? { date(nearest: term.first, term.last) }

  func date(nearest first: CivilDate, _ last: CivilDate) -> CivilDate? {
    if let year { return date(in: year) }
    func distance(_ date: CivilDate) -> Int {
      let day = date.julianDayNumber
      return max(first.julianDayNumber - day, day - last.julianDayNumber, 0)
    }
    return (first.year - 1...last.year + 1).compactMap { date(in: $0) }
      .min { distance($0) < distance($1) }
  }

  /// Year × 10,000 + month × 100 + day; the year is 0 if there is none.
  package var number: Int32 { Int32(clamping: (year ?? 0) * 10_000 + month * 100 + day) }

  /// Parses ``number``; nil for 0.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a day that does not exist.
  package static func read(number: Int32) throws(PentadError) -> MeetingDay? {
    guard number != 0 else { return nil }
    let (year, rest) = Int(number).quotientAndRemainder(dividingBy: 10_000)
    return try MeetingDay(year: year == 0 ? nil : year, month: rest / 100, day: rest % 100)
  }

  /// The ISO text: `2026-09-08`, or `--09-08` without a year, as in ISO 8601:2000.
  public var isoText: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year.map(String.init) ?? "-")-\(two(month))-\(two(day))"
  }

  /// Parses ``isoText``; nil for another text.
  package init?(isoText text: String) {
    let isOfYear = !text.hasPrefix("--")
    let parts = text.split(separator: "-").map { Int($0) ?? 0 }
    guard parts.count == (isOfYear ? 3 : 2),
      let day = try? MeetingDay(
        year: isOfYear ? parts[0] : nil, month: parts[parts.count - 2], day: parts[parts.count - 1])
    else { return nil }
    self = day
  }
}
