public import PentadCore

extension ICalendarWriter {
  /// A writer for entries of the days of a place, by its clock.
  ///
  /// - Parameters:
  ///   - first: the first date.
  ///   - last: the last one; a date before the first is taken for it.
  ///   - place: the place.
  ///   - kinds: which entries there will be; dates alone need no zone.
  ///   - options: how it is written.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a date outside the years 1…9999.
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
    // A zone, a night and a nakshatra reach beyond their dates; nothing that is written can reach
    // beyond the years of the format.
    let start = first.advanced(by: first.year == 1 && first.month == 1 ? 0 : -2)
    let end = last.advanced(by: last.year == 9_999 && last.month == 12 ? 1 : 3)
    try self.init(
      zone: place.timeZone,
      covering: Instant(startOf: start)..<min(Instant(startOf: end), .lastOfICalendar), options)
  }

  /// A writer for transitions, events of the horizon and eclipses within a time, by a zone's clock.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the time, or a day before or
  ///   after it, is outside the years 1…9999, or is not a number.
  ///
  /// C: `pentad_astro_transitions_icalendar`.
  public init(
    eventsIn range: Range<Instant>, zone: CivilTimeZone = .utc,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) {
    // An eclipse begins some hours before the moment by which it counts, and ends after it.
    let start = Instant(julianDay: range.lowerBound.julianDay - 1)
    let end = Instant(julianDay: range.upperBound.julianDay + 1)
    try self.init(zone: zone, covering: start..<end, options)
  }
}

extension Instant {
  /// The end of the year 9999, less a second.
  fileprivate static let lastOfICalendar = Instant(milliseconds: 253_402_300_799_000)
}
