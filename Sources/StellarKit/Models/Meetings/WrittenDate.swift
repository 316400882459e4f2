import PentadCore

/// A date as written, in which the order of day and month may be open: `9/8`.
struct WrittenDate {
  /// The month in the American order, or the day in the other order.
  let first: Int
  let second: Int
  /// True if ``first`` is known to be the month.
  let hasMonth: Bool
  let year: Int?

  /// Returns the days of a range, with the month first if possible, and whether this is the only
  /// reading; nil if there is none.
  ///
  /// Without years, the last day is at most 200 days after the first.
  static func span(
    _ first: WrittenDate?, _ last: WrittenDate?
  ) -> (first: MeetingDay?, last: MeetingDay?, isSure: Bool)? {
    let found = [true, false].compactMap { isMonthFirst -> [MeetingDay?]? in
      var years = (first?.year, last?.year)
      if let first, let last {
        // A missing year is the other date's year, or the one before or after it.
        let isLater = first.pair(isMonthFirst) > last.pair(isMonthFirst)
        years.0 = years.0 ?? years.1.map { isLater ? $0 - 1 : $0 }
        years.1 = years.1 ?? years.0.map { isLater ? $0 + 1 : $0 }
      }
      let days = [first?.day(isMonthFirst, years.0), last?.day(isMonthFirst, years.1)]
      guard (first == nil) == (days[0] == nil), (last == nil) == (days[1] == nil),
        inOrder(days[0], days[1])
      else { return nil }
      return days
    }
    return found.first.map { days in (days[0], days[1], found.allSatisfy { $0 == days }) }
  }

  /// Returns the month and the day.
  private func pair(_ isMonthFirst: Bool) -> (month: Int, day: Int) {
    hasMonth || isMonthFirst ? (first, second) : (second, first)
  }

  private func day(_ isMonthFirst: Bool, _ year: Int?) -> MeetingDay? {
    let (month, day) = pair(isMonthFirst)
    return try? MeetingDay(year: year, month: month, day: day)
  }

  private static func inOrder(_ first: MeetingDay?, _ last: MeetingDay?) -> Bool {
    guard let first, let last, let start = first.date(in: 2_000), var end = last.date(in: 2_000)
    else { return true }
    if last.year == nil, end < start, let next = last.date(in: 2_001) { end = next }
    let length = end.julianDayNumber - start.julianDayNumber
    return (0...(last.year == nil ? 200 : 400)).contains(length)
  }
}
