public import PentadCore

/// The meetings of classes as an iCalendar document (RFC 5545), for files and for subscribing
/// programs.
///
/// ```swift
/// let term = try TermCalendar(usualFor: StellarTerm(code: "fa26"))
/// let text = try ClassCalendar.text(of: bookmarked, in: term)
/// ```
///
/// - A weekly meeting is one event. It repeats until its own last day or the last day of the term,
///   by the clock of its zone, for which the document has a VTIMEZONE. Holidays are left out. On a
///   day with a Monday's schedule, only Monday meetings are held, each as a separate event.
/// - An event keeps its UID while the class, the term, the title of the time and its position among
///   times of this title stay the same. For a class without a term, the UID contains the month in
///   which the term begins. So the next term's file does not replace the events of this one.
/// - A time that a class lists twice under one title is written once, with all its places.
/// - Lines end with CR LF and have at most 75 bytes. The same classes give the same bytes.
/// - If a class has several sections of a kind, the chosen one is written. If none is chosen, the
///   times that all sections of the kind share are written.
/// - A time that could not be read, or that falls on no day of the term, gives no event.
///   ``StellarClass/unscheduledTimes`` returns the times that could not be read.
/// - Due dates and events of ``ClassCalendarOptions/items`` follow, each in the order of its source.
///   An entry keeps its UID while the school and the school's id stay the same, so that programs
///   update it. Of repeated ones, the first is written, also if several accounts at a school have it.
///   An entry whose due time or start is outside the years 1…9999 is left out.
public enum ClassCalendar {
  /// Returns the meetings of classes as an iCalendar document (RFC 5545).
  ///
  /// - Parameters:
  ///   - classes: the classes.
  ///   - term: the days of the term.
  ///   - choices: the chosen sections. Those of other classes are ignored.
  ///   - options: the format options.
  /// - Returns: the document.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the stamp is outside the years
  ///   1…9999; ``PentadCore/PentadError/Code/invalid`` for refresh hours less than 1, and for a choice
  ///   of a section or a term that its class does not have.
  ///
  /// C: `pentad_stellar_class_list_icalendar`.
  public static func text(
    of classes: [StellarClass], in term: TermCalendar, choosing choices: [SectionChoice] = [],
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) throws(PentadError) -> String {
    try ClassSections.check(choices, of: classes)
    let zone = try TermZone(term.zone)
    let events = classes.flatMap { Self.events(of: $0, in: term, choosing: choices) }
    let spans = events.compactMap { WeeklyPattern.span(of: $0.meeting, in: term) }
    // Two more days on both sides, because no zone is further from Greenwich.
    let first = min(term.first, spans.map(\.first).min() ?? term.first)
    let last = max(term.last, spans.map(\.last).max() ?? term.last)
    let start = zone.start(of: first.advanced(by: -2))
    let end = zone.start(of: last.advanced(by: 2))
    let component = try ICalendarZone(zone, coveringMilliseconds: start..<end).component
    var lines = [
      "BEGIN:VCALENDAR", "PRODID:-//Pentad//StellarKit//EN", "VERSION:2.0", "CALSCALE:GREGORIAN",
    ]
    if let name = options.name {
      let text = ContentLine.escaped(name)
      lines += ["NAME:\(text)", "X-WR-CALNAME:\(text)"]
    }
    if let hours = options.refreshHours {
      guard hours > 0 else {
        throw PentadError(.invalid, "the refresh hours are \(hours): use 1 or more, or none")
      }
      lines += ["REFRESH-INTERVAL;VALUE=DURATION:PT\(hours)H", "X-PUBLISHED-TTL:PT\(hours)H"]
    }
    if !component.isEmpty { lines.append("X-WR-TIMEZONE:\(term.zone)") }
    lines += component
    let stamp = try ICalendarTime.utcText(options.stamp ?? ClassCalendarOptions.fixedStamp)
    for event in events { lines += try event.lines(in: term, zone, stamp: stamp) }
    for entry in entries(of: options) { lines += entry.lines(stamp: stamp) }
    lines.append("END:VCALENDAR")
    return lines.map(ContentLine.folded).joined()
  }

  /// Returns the entries of tasks and events.
  private static func entries(of options: ClassCalendarOptions) -> [ItemEntry] {
    // Two accounts at one school may have the same task.
    options.items.flatMap { items in
      items.tasks.compactMap { ItemEntry($0, of: items, asToDo: options.writesToDos) }
        + items.events.compactMap { ItemEntry($0, of: items) }
    }.unique(by: \.uid)
  }

  /// Returns the events of a class. Events of other sections are left out, but keep their numbers.
  private static func events(
    of item: StellarClass, in term: TermCalendar, choosing choices: [SectionChoice]
  ) -> [ClassEvent] {
    let code = item.term?.code ?? (term.isProvisional ? "" : String(term.first.isoText.prefix(7)))
    var numbers: [String: Int] = [:]
    func uid(_ kind: String) -> String {
      numbers[kind, default: 0] += 1
      return [pathSafe(item.masterId), pathSafe(code), kind, "\(numbers[kind] ?? 1)"]
        .joined(separator: "-")
    }
    let entries = Attendance(ClassSections(of: item, choosing: choices)).entries
    let attended = Set(entries.filter { $0.shared == nil }.map(\.time))
    var own: [ClassEvent] = []
    var written: [Written: Int] = [:]
    for time in item.sectionTimes {
      for meeting in time.schedule.meetings {
        let event = ClassEvent(
          uid: uid(slug(time.title)), item: item, title: time.title, meeting: meeting,
          places: [time.location(of: meeting)])
        guard attended.contains(time) else { continue }
        if let known = written[Written(event)] {
          own[known].places += event.places
        } else {
          written[Written(event)] = own.count
          own.append(event)
        }
      }
    }
    let shared = entries.compactMap { entry in
      entry.shared.map { kind in
        ClassEvent(
          uid: uid(slug(kind.rawValue) + "-shared"), item: item, title: kind.title,
          meeting: entry.meeting, places: [entry.location])
      }
    }
    return own + shared
  }

  /// The properties that identify an event of a class, apart from the UID and the places.
  private struct Written: Hashable {
    let title: String
    let meeting: Meeting

    init(_ event: ClassEvent) { (title, meeting) = (event.title, event.meeting.unplaced) }
  }

  /// Returns a text with all bytes but ASCII letters, digits, dots and hyphens escaped, as `_2F`.
  /// Programs make paths of UIDs, and lose events whose UIDs contain a slash, a space or other
  /// characters.
  static func pathSafe(_ text: String) -> String {
    text.utf8.reduce(into: "") { safe, byte in
      if ClassNumber.isWord(ClassNumber.uppercased(byte)) || ".-".utf8.contains(byte) {
        safe.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        safe += (byte < 16 ? "_0" : "_") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Returns lower-case letters and digits with hyphens between: `lecture`.
  private static func slug(_ title: String) -> String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}

extension StellarClass {
  /// The times that no calendar contains, because their texts could not be read or are not final.
  public var unscheduledTimes: [StellarClassTime] {
    times.filter { $0.schedule.meetings.isEmpty }
  }
}
