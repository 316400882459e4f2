/// A change of the clock that comes every year by one rule, such as the second Sunday of March at 02:00.
struct YearlyChange {
  /// The change with which the rule begins.
  let first: ClockChange
  /// The parts of its recurrence rule: `BYMONTH=3;BYDAY=2SU`.
  let rule: String

  /// The change to summer time and the one back, if they are all changes of a zone and come every year by one
  /// rule each; nil for a zone without changes, and where the changes follow other rules.
  ///
  /// Both begin before the range. Years behind it are read as well, since only they tell the fourth Sunday of
  /// a month from its last.
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
  /// The longest time for which a rule is looked for: thirty years.
  private static let longest: Int64 = 10_958 * 86_400_000

  /// The rule of changes that come once a year; nil where they do not, or not by one rule.
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
