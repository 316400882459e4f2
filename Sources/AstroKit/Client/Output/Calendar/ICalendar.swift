public import PentadCore

/// Complete iCalendar documents (RFC 5545), for files and for calendar subscriptions.
///
/// ```swift
/// let days = try await calendar.days(from: first, to: last, at: ujjain).collect()
/// let text = try ICalendar.text(of: days)
/// ```
///
/// ``ICalendarWriter`` documents the format, and writes long documents in pieces.
public enum ICalendar {
  /// Returns a calendar of the days of one place, each as its date, with the other requested kinds.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when a day is outside the years
  ///   1…9999.
  ///
  /// C: `pentad_astro_days_icalendar`.
  public static func text(
    of days: [PanchangDay], kinds: Set<DayEntryKind> = [.day], script: PanchangScript = .english,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) -> String {
    try text(
      of: days.flatMap { $0.calendarEntries(of: kinds, in: script) },
      zone: days.first?.place.timeZone ?? .utc, options)
  }

  /// Returns a calendar of transitions, in UTC or in a zone's local time.
  ///
  /// C: `pentad_astro_transitions_icalendar`.
  public static func text(
    of transitions: [Transition], zone: CivilTimeZone = .utc, script: PanchangScript = .english,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) -> String {
    try text(of: transitions.map { $0.calendarEntry(in: script) }, zone: zone, options)
  }

  /// Returns a calendar of the horizon events of a place, in its local time.
  ///
  /// C: `pentad_astro_horizon_events_icalendar`.
  public static func text(
    of events: [HorizonEvent], at place: Place, script: PanchangScript = .english,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) -> String {
    try text(
      of: events.map { $0.calendarEntry(at: place, in: script) }, zone: place.timeZone, options)
  }

  /// Returns a calendar of entries of any kind, in UTC or in a zone's local time.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a time that is not a number or
  ///   is outside the years 1…9999.
  public static func text(
    of entries: [CalendarEntry], zone: CivilTimeZone = .utc,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) -> String {
    let timed = entries.filter { if case .day = $0.time { false } else { true } }
    // A calendar that contains only dates needs no time zone.
    let first = timed.map(\.start).min()
    let last = timed.map(\.end).max()
    guard timed.allSatisfy({ $0.start.julianDay.isFinite && $0.end.julianDay.isFinite }) else {
      throw PentadError(.invalidDateRange, "the time of a calendar entry is not a finite number")
    }
    let now = ICalendarOptions.fixedStamp
    let writer = try ICalendarWriter(
      zone: first == nil ? .utc : zone,
      covering: (first ?? now)..<Instant(julianDay: (last ?? now).julianDay + 1.0 / 1_024), options)
    var text = writer.head
    for entry in entries { text += try writer.text(of: entry) }
    return text + writer.tail
  }
}
