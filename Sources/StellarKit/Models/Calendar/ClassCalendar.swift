public import PentadCore

/// The meetings of classes as an iCalendar document (RFC 5545), for files and for programs that
/// subscribe.
///
/// ```swift
/// let term = try TermCalendar(usualFor: StellarTerm(code: "fa26"))
/// let text = try ClassCalendar.text(of: bookmarked, in: term)
/// ```
///
/// - A weekly meeting is one event, repeated up to the term's last day by the clock of its zone, of
///   which the document has a VTIMEZONE. Holidays are left out; days on a Monday's schedule are added
///   to the meetings of a Monday and left out of the others.
/// - An event keeps its UID as long as the class, the term, the title of the time and its place among
///   those of the same title stay.
/// - Lines end with CR LF and have at most 75 bytes. The same classes give the same bytes.
/// - A time that could not be read, or that no day of the term has, gives no event:
///   ``StellarClass/unscheduledTimes`` tells the former.
public enum ClassCalendar {
  /// The document.
  ///
  /// C: `pentad_stellar_class_list_icalendar`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the stamp leaves the years
  ///   1…9999.
  public static func text(
    of classes: [StellarClass], in term: TermCalendar,
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) throws(PentadError) -> String {
    let zone = try TermZone(term.zone)
    // Two days more on both sides: no zone is further from Greenwich.
    let start = zone.start(of: term.first.advanced(by: -2))
    let end = zone.start(of: term.last.advanced(by: 2))
    let component = try ICalendarZone(zone, coveringMilliseconds: start..<end).component
    var lines = [
      "BEGIN:VCALENDAR", "PRODID:-//Pentad//StellarKit//EN", "VERSION:2.0", "CALSCALE:GREGORIAN",
    ]
    if let name = options.name {
      let text = ContentLine.escaped(name)
      lines += ["NAME:\(text)", "X-WR-CALNAME:\(text)"]
    }
    if !component.isEmpty { lines.append("X-WR-TIMEZONE:\(term.zone)") }
    lines += component
    let stamp = try ICalendarTime.utcText(options.stamp ?? ClassCalendarOptions.fixedStamp)
    for item in classes {
      var uids: [String: Int] = [:]
      for time in item.times {
        for meeting in time.schedule.meetings {
          let kind = slug(time.title)
          uids[kind, default: 0] += 1
          let uid = [item.masterId, item.term?.code ?? "", kind, "\(uids[kind] ?? 1)"]
            .joined(separator: "-")
          lines += try ClassEvent(
            uid: uid + "@stellar.pentad", item: item, time: time, meeting: meeting
          ).lines(in: term, zone, stamp: stamp)
        }
      }
    }
    lines.append("END:VCALENDAR")
    return lines.map(ContentLine.folded).joined()
  }

  /// Small letters and digits with hyphens between: `lecture`.
  private static func slug(_ title: String) -> String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}

extension StellarClass {
  /// The times that are written in no calendar: their texts could not be read, or are still open.
  public var unscheduledTimes: [StellarClassTime] {
    times.filter { $0.schedule.meetings.isEmpty }
  }
}
