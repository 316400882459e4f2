import PentadCore

/// The part of a year in which a meeting is held.
struct MeetingDates {
  let weekdays: Weekdays
  let interval: Int
  private let first: CivilDate?
  private let last: CivilDate?
  /// True if the year is known, and so the days of the week.
  private let isOfYear: Bool

  /// - Parameters:
  ///   - term: the term of days without a year; nil if it is not known.
  ///   - anchor: a date; days without a year are the nearest to it if the term is not known.
  ///   - isOfYear: true if the year of the anchor was written.
  init(_ meeting: Meeting, in term: StellarTerm?, near anchor: CivilDate?, isOfYear: Bool) {
    self.isOfYear = isOfYear || term?.usualDays != nil
    weekdays = meeting.weekdays
    interval = meeting.interval
    func date(_ day: MeetingDay?) -> CivilDate? {
      guard let day else { return nil }
      if let bounds = term?.usualDays { return day.date(nearest: bounds.first, bounds.last) }
      return anchor.flatMap { day.date(nearest: $0, $0) }
    }
    let first = date(meeting.first)
    var last = date(meeting.last)
    // For example from October to January.
    if let start = first, let end = last, end < start, meeting.last?.year == nil {
      last = meeting.last?.date(in: start.year + 1)
    }
    (self.first, self.last) = (first, last)
  }

  /// Returns the days of the week on which both meetings are held in the same week; empty if there
  /// are none.
  func weekdays(with other: MeetingDates) -> Weekdays {
    let days = weekdays.intersection(other.weekdays)
    guard !days.isEmpty, !takesTurns(with: other) else { return [] }
    guard let start = [first, other.first].compactMap({ $0 }).max(),
      let end = [last, other.last].compactMap({ $0 }).min()
    else { return days }
    let length = end.julianDayNumber - start.julianDayNumber
    guard length >= 0 else { return [] }
    guard length < 6, isOfYear, other.isOfYear else { return days }
    return (0...length).reduce(into: Weekdays()) { found, day in
      found.formUnion(days.intersection(Weekdays(index: (start.julianDayNumber + day) % 7)))
    }
  }

  /// True if one is held only in weeks in which the other is not.
  private func takesTurns(with other: MeetingDates) -> Bool {
    guard interval > 1, other.interval > 1, let first, let start = other.first else { return false }
    var (step, rest) = (interval, other.interval)
    while rest > 0 { (step, rest) = (rest, step % rest) }
    let days = first.julianDayNumber - start.julianDayNumber
    if isOfYear, other.isOfYear { return (Self.week(of: first) - Self.week(of: start)) % step != 0 }
    return days % 7 == 0 && days / 7 % step != 0
  }

  /// Returns the number of a week, which begins on a Monday.
  static func week(of date: CivilDate) -> Int { date.julianDayNumber / 7 }

  /// True if two lists of meetings share a day of the week at some time of the year.
  static func shareADay(_ meetings: [Meeting], _ others: [Meeting]) -> Bool {
    meetings.contains { meeting in
      others.contains { !weekdays(meeting, nil, $0, nil).isEmpty }
    }
  }

  /// Returns the days of the week on which two meetings are held, each in its term.
  static func weekdays(
    _ one: Meeting, _ term: StellarTerm?, _ other: Meeting, _ otherTerm: StellarTerm?
  ) -> Weekdays {
    // Most meetings are held in the whole term.
    let isPlain = [one, other].allSatisfy { $0.first == nil && $0.last == nil && $0.interval == 1 }
    if isPlain { return one.weekdays.intersection(other.weekdays) }
    let days = [one.first, other.first, one.last, other.last].compactMap { $0 }
    let year = days.lazy.compactMap(\.year).first
    let anchor = (days.first { $0.year != nil } ?? days.first)?.date(in: year ?? 2_001)
    let dates = MeetingDates(one, in: term ?? otherTerm, near: anchor, isOfYear: year != nil)
    return dates.weekdays(
      with: MeetingDates(other, in: otherTerm ?? term, near: anchor, isOfYear: year != nil))
  }
}

extension Meeting {
  /// Returns the days and minutes of the week in which both meetings are held; nil when they never are.
  func overlap(
    _ other: Meeting, _ term: StellarTerm?, _ otherTerm: StellarTerm?
  ) -> (weekdays: Weekdays, minutes: Range<Int>)? {
    let minutes = minutes.clamped(to: other.minutes)
    guard !minutes.isEmpty, !weekdays.isDisjoint(with: other.weekdays) else { return nil }
    let days = MeetingDates.weekdays(self, term, other, otherTerm)
    return days.isEmpty ? nil : (days, minutes)
  }
}
