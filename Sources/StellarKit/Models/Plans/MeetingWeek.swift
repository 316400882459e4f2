/// The meetings of a section or a plan in a week in which all of them are held.
struct MeetingWeek {
  /// The start of the first meeting, the end of the last, and the minutes in meetings, for each day.
  private var days: [(start: Int, end: Int, busy: Int)] = Array(
    repeating: (.max, 0, 0), count: 7)

  init(_ meetings: [Meeting] = []) {
    for meeting in meetings {
      for day in meeting.weekdays.indices {
        add(day, meeting.start, meeting.end, meeting.minutes.count)
      }
    }
  }

  private mutating func add(_ day: Int, _ start: Int, _ end: Int, _ busy: Int) {
    days[day] = (min(days[day].start, start), max(days[day].end, end), days[day].busy + busy)
  }

  /// Adds the meetings of another week.
  mutating func add(_ other: MeetingWeek) {
    for (day, new) in other.days.enumerated() where new.busy > 0 {
      add(day, new.start, new.end, new.busy)
    }
  }

  /// The number of days with a meeting.
  var count: Int { days.count { $0.busy > 0 } }

  /// The minutes between meetings. Meetings of different halves of a term can be at the same time;
  /// then there are none.
  var idle: Int {
    days.reduce(0) { $0 + ($1.busy > 0 ? max($1.end - $1.start - $1.busy, 0) : 0) }
  }
}
