import PentadCore

extension CivilTimeZone {
  /// Returns the civil date of an instant in the zone's local time.
  func date(at instant: Instant) -> CivilDate {
    LocalTime(instant, in: self, to: .millisecond).date
  }

  /// Returns the instant at which a civil date begins.
  func start(of date: CivilDate) -> Instant {
    var clock = ZoneClock(self)
    return Instant(julianDay: clock.start(ofJulianDayNumber: date.julianDayNumber))
  }

  /// A Boolean value that indicates whether the zone's clock showed a date.
  ///
  /// A zone that moved across the date line skipped a date: Pacific/Apia has no 2011-12-30,
  /// Asia/Manila no 1844-12-31.
  func has(_ date: CivilDate) -> Bool { has(date.julianDayNumber) }

  /// Returns the nearest date before another that the zone's clock showed.
  func date(before date: CivilDate) -> CivilDate {
    let day = date.advanced(by: -1)
    return has(day) ? day : day.advanced(by: -1)
  }

  /// Returns the nearest date after another that the zone's clock showed.
  func date(after date: CivilDate) -> CivilDate {
    let day = date.advanced(by: 1)
    return has(day) ? day : day.advanced(by: 1)
  }

  /// Returns the dates in a half-open range of Julian day numbers that the zone's clock skipped.
  func skippedDates(_ numbers: Range<Int>) -> [Int] {
    var skipped: [Int] = []
    var moment = Instant(julianDay: Double(numbers.lowerBound) - 2)
    let end = Instant(julianDay: Double(numbers.upperBound) + 2)
    while let change = nextTransition(after: moment), change < end {
      // Summer time shifts a clock by some hours; a move across the date line shifts it by a day.
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
