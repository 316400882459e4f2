public import PentadCore

extension ICalendarWriter {
  /// Creates a writer for entries of the days of a place, in its local time.
  ///
  /// - Parameters:
  ///   - first: the first date.
  ///   - last: the last date; a date before `first` is replaced by `first`.
  ///   - place: the place.
  ///   - kinds: the kinds of entries; all-day entries alone need no time zone.
  ///   - options: the options of the document.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a date outside the years
  ///   1…9999.
  ///
  /// C: `pentad_astro_days_icalendar`.
  public init(
    daysFrom first: CivilDate, to last: CivilDate, at place: Place,
    kinds: Set<DayEntryKind> = [.day], _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) {
    let last = max(first, last)
    _ = try (ICalendarTime.text(first), ICalendarTime.text(last))
    guard kinds != [.day] else {
      let stamp = ICalendarOptions.fixedStamp
      try self.init(zone: .utc, covering: stamp..<stamp, options)
      return
    }
    // Time zones, nights and nakshatras extend beyond their dates. The covered time stays within
    // the years of the format, because no entry outside them can be written.
    let start = first.advanced(by: first.year == 1 && first.month == 1 ? 0 : -2)
    let end = last.advanced(by: last.year == 9_999 && last.month == 12 ? 1 : 3)
    try self.init(
      zone: place.timeZone,
      covering: Instant(startOf: start)..<min(Instant(startOf: end), .lastOfICalendar), options)
  }

  /// Creates a writer for transitions, horizon events and eclipses within a time range, in a zone's
  /// local time.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the range, extended by a day
  ///   at both ends, leaves the years 1…9999, or is not a number.
  ///
  /// C: `pentad_astro_transitions_icalendar`.
  public init(
    eventsIn range: Range<Instant>, zone: CivilTimeZone = .utc,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) {
    // An eclipse begins some hours before its greatest eclipse, by which it is found, and ends
    // after it.
    let start = Instant(julianDay: range.lowerBound.julianDay - 1)
    let end = Instant(julianDay: range.upperBound.julianDay + 1)
    try self.init(zone: zone, covering: start..<end, options)
  }
}

extension Instant {
  /// The end of the year 9999, minus one second.
  fileprivate static let lastOfICalendar = Instant(milliseconds: 253_402_300_799_000)
}
