import StellarKit

/// A class and when it meets.
func show(_ item: StellarClass) {
  print("  \(item.name)  \(item.title)")
  for time in item.times {
    let meetings = time.schedule.meetings
    for meeting in meetings {
      let place = time.location(of: meeting) ?? "somewhere"
      print("    \(time.title), \(hours(meeting.weekdays, meeting.minutes)), \(place)")
    }
    // The original text of the staff, if it names no hours or could not be parsed.
    if meetings.isEmpty { print("    \(time.title), \(time.text)") }
  }
}

/// `MWF 11:00-12:00`.
func hours(_ weekdays: Weekdays, _ minutes: Range<Int>) -> String {
  "\(weekdays.letters) \(clock(minutes.lowerBound))-\(clock(minutes.upperBound))"
}

private func clock(_ minutes: Int) -> String {
  let text = String(10_000 + minutes / 60 * 100 + minutes % 60)
  return text.dropFirst().prefix(2) + ":" + text.suffix(2)
}
