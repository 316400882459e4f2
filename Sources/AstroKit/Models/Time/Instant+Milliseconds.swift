extension Instant {
  /// The last moment whose ``milliseconds`` are not greater than a number: exactly those of later
  /// moments are. So it is in all years for which there may be an ephemeris.
  package init(lastGivenAs milliseconds: Int64) {
    // A day is rounded twice on the way to the border, which is not two steps away then.
    var day = Instant(milliseconds: milliseconds).julianDay + 0.5 / 86_400_000
    day += 2 * day.ulp
    for _ in 0..<4 where Instant(julianDay: day).milliseconds > milliseconds { day = day.nextDown }
    self.init(julianDay: day)
  }

  /// The first moment whose ``milliseconds`` are not less than a number.
  package init(firstGivenAs milliseconds: Int64) {
    let before = Instant(lastGivenAs: milliseconds == .min ? .min : milliseconds - 1)
    self.init(julianDay: before.julianDay.nextUp)
  }
}
