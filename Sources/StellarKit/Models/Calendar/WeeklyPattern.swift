import PentadCore

/// The days on which a weekly meeting is held in a term.
struct WeeklyPattern {
  /// The first day of the pattern on which the meeting is held; nil where there is none.
  let first: CivilDate?
  /// The last day on which it can be held.
  let last: CivilDate
  /// Days of the pattern after the first on which the meeting is not held.
  let cancelled: [CivilDate]
  /// Days outside the pattern on which it is held, because they follow a Monday's schedule.
  let added: [CivilDate]

  /// Finds the days of a meeting; nil when there is none.
  init?(_ meeting: Meeting, in term: TermCalendar) {
    guard let span = Self.span(of: meeting, in: term) else { return nil }
    let days = (span.first.julianDayNumber...span.last.julianDayNumber)
      .map(CivilDate.init(julianDayNumber:))
    let week = MeetingDates.week(of: span.first)
    func isInWeek(_ day: CivilDate) -> Bool {
      (MeetingDates.week(of: day) - week) % meeting.interval == 0
    }
    func isInPattern(_ day: CivilDate) -> Bool {
      meeting.weekdays.contains(Weekdays(index: day.julianDayNumber % 7)) && isInWeek(day)
    }
    func isHeld(_ day: CivilDate) -> Bool {
      if term.holidays.contains(day) { return false }
      guard term.mondaySchedule.contains(day) else { return isInPattern(day) }
      return meeting.weekdays.contains(.monday) && isInWeek(day)
    }
    let pattern = days.filter(isInPattern)
    let first = pattern.first(where: isHeld)
    self.first = first
    last = span.last
    cancelled = first.map { first in pattern.filter { $0 > first && !isHeld($0) } } ?? []
    added = days.filter { isHeld($0) && !isInPattern($0) }
    guard first != nil || !added.isEmpty else { return nil }
  }

  /// Returns the first and the last day of a meeting: its own ones, or else those of the term; nil
  /// if the last is before the first. Like a term, a meeting lasts at most 400 days.
  static func span(
    of meeting: Meeting, in term: TermCalendar
  ) -> (first: CivilDate, last: CivilDate)? {
    let first = meeting.first?.date(in: term) ?? term.first
    var last = meeting.last?.date(in: term) ?? term.last
    // For example from October to January.
    if last < first, let day = meeting.last, day.year == nil, meeting.first != nil {
      last = day.date(in: first.year + 1) ?? last
    }
    guard first <= last else { return nil }
    return (first, min(last, first.advanced(by: 400)))
  }
}
