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

  /// A Boolean value that indicates whether the zone's clock showed a date.
  ///
  /// A zone that moved to the other side of the date line skipped one: Pacific/Apia has no 2011-12-30,
  /// Asia/Manila no 1844-12-31.
  func has(_ date: CivilDate) -> Bool { has(date.julianDayNumber) }

  /// The nearest date before another that the zone's clock showed.
  func date(before date: CivilDate) -> CivilDate {
    let day = date.advanced(by: -1)
    return has(day) ? day : day.advanced(by: -1)
  }

  /// The nearest date after another that the zone's clock showed.
  func date(after date: CivilDate) -> CivilDate {
    let day = date.advanced(by: 1)
    return has(day) ? day : day.advanced(by: 1)
  }

  /// The dates from one Julian day number up to another, not included, that the zone's clock skipped.
  func skippedDates(_ numbers: Range<Int>) -> [Int] {
    var skipped: [Int] = []
    var moment = Instant(julianDay: Double(numbers.lowerBound) - 2)
    let end = Instant(julianDay: Double(numbers.upperBound) + 2)
    while let change = nextTransition(after: moment), change < end {
      // Summer time moves a clock by some hours, a change of the date line by a day.
      if offset(at: change) - offset(at: change.advanced(bySeconds: -1)) > 72_000 {
        let number = date(at: change).julianDayNumber - 1
        if numbers.contains(number), !has(number) { skipped.append(number) }
      }
      moment = change
    }
    return skipped
  }

  private func has(_ number: Int) -> Bool {
    var clock = ZoneClock(self)
    return ZoneClock.isDate(
      clock.start(ofJulianDayNumber: number), clock.start(ofJulianDayNumber: number + 1))
  }
}
