import PentadCore

/// The days on which a weekly meeting is held in a term.
struct WeeklyPattern {
  /// The first day of the pattern that is held.
  let first: CivilDate
  /// Days of the pattern after it on which nothing is held.
  let cancelled: [CivilDate]
  /// Days outside the pattern on which it is held: they follow a Monday's schedule.
  let added: [CivilDate]

  /// Nil when the term has no such day.
  init?(_ weekdays: Weekdays, in term: TermCalendar) {
    let days = (term.first.julianDayNumber...term.last.julianDayNumber)
      .map(CivilDate.init(julianDayNumber:))
    let followsMonday = weekdays.contains(.monday)
    func isInPattern(_ day: CivilDate) -> Bool {
      weekdays.contains(Weekdays(index: day.julianDayNumber % 7))
    }
    func isHeld(_ day: CivilDate) -> Bool {
      if term.holidays.contains(day) { return false }
      return term.mondaySchedule.contains(day) ? followsMonday : isInPattern(day)
    }
    let pattern = days.filter(isInPattern)
    guard let first = pattern.first(where: isHeld) else { return nil }
    self.first = first
    cancelled = pattern.filter { $0 > first && !isHeld($0) }
    added = days.filter { isHeld($0) && !isInPattern($0) }
  }
}
