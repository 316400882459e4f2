import PentadCore

/// A due date or an event of a school as an entry of an iCalendar document.
///
/// Times are in UTC, which programs show in the reader's zone. A due time or a start outside the years
/// 1…9999 gives no entry. DTEND is omitted where it would be outside these years or not after DTSTART,
/// as RFC 5545, section 3.8.2.2 demands.
struct ItemEntry {
  /// The maximum length of a description, in characters; programs cut longer ones.
  private static let textLimit = 4_000

  /// The kind of the entry: VEVENT or VTODO.
  private let component: String
  let uid: String
  /// The properties of its time and state.
  private let time: [String]
  private let title: String
  private let text: String
  private let siteURL: String?
  private var location: String?
  private let className: String?

  /// Creates the entry of a task; nil for one that cannot be written.
  init?(_ task: StellarTask, of items: CalendarItems, asToDo: Bool) {
    let due = task.due.flatMap { try? ICalendarTime.utcText($0) }
    guard due != nil || asToDo && task.due == nil else { return nil }
    if asToDo {
      component = "VTODO"
      let isDone = Self.isDone(task)
      time =
        (due.map { ["DUE:\($0)"] } ?? [])
        + (isDone ? ["STATUS:COMPLETED", "PERCENT-COMPLETE:100"] : ["STATUS:NEEDS-ACTION"])
    } else {
      component = "VEVENT"
      // A due date does not make anyone busy.
      time = (due.map { ["DTSTART:\($0)"] } ?? []) + ["TRANSP:TRANSPARENT"]
    }
    uid = Self.uid("task", task.id, items)
    (title, text, siteURL) = (task.title, task.text, task.siteURL)
    className = task.masterId.flatMap { items.names[$0] }
  }

  /// True if the student has nothing left to do. Work on paper is graded without a submission, and
  /// a missing one may be graded with zero points.
  private static func isDone(_ task: StellarTask) -> Bool {
    let state = task.submission ?? []
    return task.isDone || state.contains(.submitted) || state.contains(.excused)
      || state.contains(.graded) && !state.contains(.missing)
  }

  /// Creates the entry of an event; nil for one that cannot be written.
  init?(_ event: StellarCalendarEvent, of items: CalendarItems) {
    component = "VEVENT"
    if let day = event.day {
      guard let text = try? ICalendarTime.text(day) else { return nil }
      let next = try? ICalendarTime.text(day.advanced(by: 1))
      time =
        ["DTSTART;VALUE=DATE:\(text)"] + (next.map { ["DTEND;VALUE=DATE:\($0)"] } ?? [])
        + ["TRANSP:TRANSPARENT"]
    } else {
      guard let start = try? ICalendarTime.utcText(event.start) else { return nil }
      let end = event.end > event.start ? try? ICalendarTime.utcText(event.end) : nil
      time = ["DTSTART:\(start)"] + (end.flatMap { $0 == start ? nil : ["DTEND:\($0)"] } ?? [])
    }
    uid = Self.uid("event", event.id, items)
    (title, text, siteURL) = (event.title, event.text, event.siteURL)
    location = event.location
    className = event.masterId.flatMap { items.names[$0] }
  }

  /// The lines of the entry.
  func lines(stamp: String) -> [String] {
    var lines = ["BEGIN:\(component)", "UID:\(uid)", "DTSTAMP:\(stamp)"] + time
    lines.append("SUMMARY:\(ContentLine.escaped(summary))")
    if !text.isEmpty {
      let isLong = text.count > Self.textLimit
      let text = isLong ? text.prefix(Self.textLimit - 1) + "…" : text[...]
      lines.append("DESCRIPTION:\(ContentLine.escaped(String(text)))")
    }
    if let location, !location.isEmpty {
      lines.append("LOCATION:\(ContentLine.escaped(location))")
    }
    if let className, !className.isEmpty {
      lines.append("CATEGORIES:\(ContentLine.escaped(className))")
    }
    // Checked again, so that no text can begin a separate line.
    if let address = siteURL.flatMap({ try? TransportURL($0) }) {
      lines.append("URL:\(address.string)")
    }
    return lines + ["END:\(component)"]
  }

  /// The title with the class, unless it contains the class already: `Problem Set 6 (18.06)`.
  private var summary: String {
    guard let className, !className.isEmpty else { return title }
    if title.isEmpty { return className }
    return namesClass(className) ? title : "\(title) (\(className))"
  }

  /// True if the title contains the name as whole words: `CSS quiz` is not of class `CS`.
  private func namesClass(_ name: String) -> Bool {
    func isInWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    return title.ranges(of: name).contains { range in
      !isInWord(title[..<range.lowerBound].last) && !isInWord(title[range.upperBound...].first)
    }
  }

  private static func uid(_ kind: String, _ id: String, _ items: CalendarItems) -> String {
    var school = StableHash()
    school.add(items.source ?? "")
    return "\(kind)-\(ClassCalendar.pathSafe(id))-\(school.text.prefix(16))@stellar.pentad"
  }
}
