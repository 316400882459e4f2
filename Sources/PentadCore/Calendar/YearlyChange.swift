/// A yearly change of the clock that follows one rule, such as the second Sunday of March at 02:00.
struct YearlyChange {
  /// The first change of the rule.
  let first: ClockChange
  /// The parts of its recurrence rule: `BYMONTH=3;BYDAY=2SU`.
  let rule: String

  /// Returns the change to summer time and the change back, if the zone has no others and each
  /// follows one yearly rule. Returns nil for a zone without changes, or with changes that follow
  /// other rules.
  ///
  /// Both begin before the range. Years after the range are read too, because only they distinguish
  /// the fourth Sunday of a month from the last.
  static func pair(of zone: some ClockRules, in range: Range<Int64>) -> [YearlyChange]? {
    guard range.upperBound - range.lowerBound <= longest else { return nil }
    let start = range.lowerBound - year
    let end = max(range.upperBound, range.lowerBound + sample)
    let changes = Array(ClockChange.all(of: zone, in: start..<end).dropFirst())
    guard changes.count > 2, changes[1].moment <= range.lowerBound,
      changes[changes.count - 2].moment > end - year,
      changes[0].isSummer != changes[1].isSummer,
      zip(changes, changes.dropFirst(2)).allSatisfy({ $0.isLike($1) })
    else { return nil }
    let pair = [0, 1].compactMap { first in
      let ofKind = stride(from: first, to: changes.count, by: 2).map { changes[$0] }
      return rule(of: ofKind).map { YearlyChange(first: ofKind[0], rule: $0) }
    }
    return pair.count == 2 ? pair : nil
  }

  /// A year and a month, in milliseconds.
  private static let year: Int64 = 396 * 86_400_000
  /// Six years, in milliseconds.
  private static let sample: Int64 = 2_192 * 86_400_000
  /// The longest range for which a rule is searched: thirty years.
  private static let longest: Int64 = 10_958 * 86_400_000

  /// Returns the rule of changes that occur once a year; nil if they do not, or follow no single
  /// rule.
  private static func rule(of changes: [ClockChange]) -> String? {
    let onsets = changes.map { ICalendarTime.shown($0.moment, offset: $0.before) }
    let (day, second) = onsets[0]
    let weekday = day.julianDayNumber % 7
    for (index, onset) in onsets.enumerated() {
      guard onset.date.year == day.year + index, onset.date.month == day.month,
        onset.second == second, onset.date.julianDayNumber % 7 == weekday
      else { return nil }
    }
    let dates = onsets.map(\.date)
    let isLast = dates.allSatisfy {
      $0.day + 7 > CivilDate.daysIn(month: $0.month, of: $0.year)
    }
    let place = isLast ? -1 : (day.day - 1) / 7 + 1
    guard isLast || dates.allSatisfy({ ($0.day - 1) / 7 + 1 == place }) else { return nil }
    return "BYMONTH=\(day.month);BYDAY=\(place)\(names[weekday])"
  }

  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
