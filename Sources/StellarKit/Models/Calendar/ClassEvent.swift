import PentadCore

/// A weekly meeting as a VEVENT.
struct ClassEvent {
  let uid: String
  let item: StellarClass
  let time: StellarClassTime
  let meeting: Meeting

  /// The lines; none when the term has no day for it.
  func lines(
    in term: TermCalendar, _ zone: TermZone, stamp: String
  ) throws(PentadError) -> [String] {
    guard let pattern = WeeklyPattern(meeting.weekdays, in: term) else { return [] }
    func local(_ date: CivilDate, _ minute: Int) throws(PentadError) -> String {
      let text = try ICalendarTime.text(
        date.advanced(by: minute / 1_440), second: minute % 1_440 * 60)
      return zone.isFixedOffset ? ":\(text)Z" : ";TZID=\(zone.identifier):\(text)"
    }
    let until = try ICalendarTime.utcText(zone.start(of: term.last.advanced(by: 1)) - 1_000)
    let days = meeting.weekdays.indices.map { Self.days[$0] }.joined(separator: ",")
    var lines = [
      "BEGIN:VEVENT", "UID:\(ContentLine.escaped(uid))", "DTSTAMP:\(stamp)",
      "DTSTART\(try local(pattern.first, meeting.start))",
      "DTEND\(try local(pattern.first, meeting.end))",
      "RRULE:FREQ=WEEKLY;UNTIL=\(until);BYDAY=\(days)",
    ]
    for day in pattern.cancelled { lines.append("EXDATE\(try local(day, meeting.start))") }
    for day in pattern.added { lines.append("RDATE\(try local(day, meeting.start))") }
    let summary = time.title.isEmpty ? item.name : "\(item.name) \(time.title)"
    lines.append("SUMMARY:\(ContentLine.escaped(summary))")
    if !item.title.isEmpty { lines.append("DESCRIPTION:\(ContentLine.escaped(item.title))") }
    if let place = time.location(of: meeting) {
      lines.append("LOCATION:\(ContentLine.escaped(place))")
    }
    // Checked again, so that no text can begin a line of its own.
    if let address = item.siteURL.flatMap({ try? TransportURL($0) }) {
      lines.append("URL:\(address.string)")
    }
    return lines + ["END:VEVENT"]
  }

  private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
