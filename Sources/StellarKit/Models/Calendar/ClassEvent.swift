import PentadCore

/// A weekly meeting as VEVENTs: one for its week, and one for each day outside of it.
struct ClassEvent {
  /// The prefix of the UIDs.
  let uid: String
  let item: StellarClass
  /// The title of the meeting: `Lecture`.
  let title: String
  let meeting: Meeting
  /// The places; nil for one that is not known.
  var places: [String?]

  /// Returns the lines; empty when the term has no day for the meeting.
  ///
  /// A day outside the week, such as a Tuesday on a Monday's schedule, is a separate event instead
  /// of an RDATE. Outlook treats an RDATE as a moved meeting or drops it ([MS-OXCICAL]
  /// 2.1.3.1.1.20.18). libical 3.0 reads its hour in UTC. An RDATE before DTSTART violates RFC
  /// 5545, section 3.8.2.4.
  func lines(
    in term: TermCalendar, _ zone: TermZone, stamp: String
  ) throws(PentadError) -> [String] {
    guard let pattern = WeeklyPattern(meeting, in: term) else { return [] }
    func local(_ date: CivilDate, _ minute: Int) throws(PentadError) -> String {
      let text = try ICalendarTime.text(
        date.advanced(by: minute / 1_440), second: minute % 1_440 * 60)
      return zone.isFixedOffset ? ":\(text)Z" : ";TZID=\(zone.identifier):\(text)"
    }
    func event(
      _ uid: String, on day: CivilDate, _ recurrence: [String] = []
    ) throws(PentadError) -> [String] {
      [
        "BEGIN:VEVENT", "UID:\(uid)@stellar.pentad", "DTSTAMP:\(stamp)",
        "DTSTART\(try local(day, meeting.start))", "DTEND\(try local(day, meeting.end))",
      ] + recurrence + content + ["END:VEVENT"]
    }
    var lines: [String] = []
    if let first = pattern.first {
      let until = try ICalendarTime.utcText(zone.start(of: pattern.last.advanced(by: 1)) - 1_000)
      let days = meeting.weekdays.indices.map { Self.days[$0] }.joined(separator: ",")
      let interval = meeting.interval == 1 ? "" : ";INTERVAL=\(meeting.interval)"
      var recurrence = ["RRULE:FREQ=WEEKLY\(interval);UNTIL=\(until);BYDAY=\(days)"]
      for day in pattern.cancelled { recurrence.append("EXDATE\(try local(day, meeting.start))") }
      lines += try event(uid, on: first, recurrence)
    }
    for day in pattern.added { lines += try event("\(uid)-\(day.basicText)", on: day) }
    return lines
  }

  /// The lines that all its events contain.
  private var content: [String] {
    let summary = title.isEmpty ? item.name : "\(item.name) \(title)"
    var lines = ["SUMMARY:\(ContentLine.escaped(summary))"]
    if !item.title.isEmpty { lines.append("DESCRIPTION:\(ContentLine.escaped(item.title))") }
    let places = places.compactMap(\.self).unique(by: \.self)
    if !places.isEmpty {
      lines.append("LOCATION:\(ContentLine.escaped(places.joined(separator: ", ")))")
    }
    // Checked again, so that no text can begin a separate line.
    if let address = item.siteURL.flatMap({ try? TransportURL($0) }) {
      lines.append("URL:\(address.string)")
    }
    return lines
  }

  private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
