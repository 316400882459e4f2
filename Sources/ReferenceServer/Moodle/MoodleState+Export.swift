import PentadCore

extension MoodleState {
  /// Answers `calendar/export_execute.php`: the events of the recent and coming 60 days as
  /// iCalendar.
  func export(_ request: Request, _ query: Form, _ now: Int64) -> Response {
    let student = CampusPerson.students.values.first { "\($0.id)" == query["userid"] }
    guard let student, query["authtoken"] == Self.calendarToken(student) else {
      return .text("Invalid authentication", type: "text/html; charset=utf-8")
    }
    let span = now - 60 * CampusMaker.day...now + 60 * CampusMaker.day
    var lines = [
      "BEGIN:VCALENDAR", "METHOD:PUBLISH", "PRODID:-//School of Tests//EN", "VERSION:2.0",
    ]
    for course in world.courses(of: student) {
      let tasks = course.tasks.map { ($0.id, "\($0.title) is due", $0.due ?? 0, $0.due ?? 0) }
      let events = course.events.map { ($0.id, $0.title, $0.start, $0.end) }
      for (id, title, start, end) in tasks + events where span.contains(start) {
        lines += [
          "BEGIN:VEVENT", "UID:\(id)@127.0.0.1", "SUMMARY:\(title)", "CATEGORIES:\(course.code)",
          "DTSTAMP:\(Self.stamp(now))", "DTSTART:\(Self.stamp(start))",
          "DTEND:\(Self.stamp(end))", "END:VEVENT",
        ]
      }
    }
    lines.append("END:VCALENDAR")
    return .text(
      lines.map { $0 + "\r\n" }.joined(), type: "text/calendar; charset=utf-8")
  }

  private static func stamp(_ milliseconds: Int64) -> String {
    ISO8601.text(milliseconds, isPrecise: false).replacing("-", with: "").replacing(":", with: "")
  }
}
