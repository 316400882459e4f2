import PentadCore

extension CivilTimeZone {
  /// The civil date of a moment, by the clock of the zone.
  func date(at instant: Instant) -> CivilDate {
    LocalTime(instant, in: self, to: .millisecond).date
  }

  /// The moment at which a civil date begins.
  func start(of date: CivilDate) -> Instant {
    var clock = ZoneClock(self)
    return Instant(julianDay: clock.start(ofJulianDayNumber: date.julianDayNumber))
  }
}
