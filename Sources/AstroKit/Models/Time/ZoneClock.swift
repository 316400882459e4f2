/// A reader of a zone's offsets at ascending times. It looks an offset up once between two changes,
/// not once a day.
struct ZoneClock {
  private let zone: CivilTimeZone
  private var offset = 0
  /// The range in which the cached offset is valid, in milliseconds, which are exact, unlike a
  /// Julian day.
  private var validity: Range<Int64> = 0..<0

  init(_ zone: CivilTimeZone) { self.zone = zone }

  /// Returns the offset at a Julian day, in days.
  mutating func offsetDays(at julianDay: Double) -> Double {
    let instant = Instant(julianDay: julianDay)
    let moment = instant.milliseconds
    if !validity.contains(moment) {
      offset = zone.offset(at: instant)
      let end = zone.nextTransition(after: instant)?.milliseconds ?? .max
      validity = moment..<max(end, moment)
    }
    return Double(offset) / 86_400
  }

  /// Returns the Julian day at which a civil date begins: the first with that local date.
  ///
  /// If the clock skips midnight, it is the time of the jump. A date that the zone skipped begins
  /// and ends at the same time, except for rounding.
  mutating func start(ofJulianDayNumber number: Int) -> Double {
    let midnight = Double(number) - 0.5
    // No zone is more than a day from Greenwich, so one side of this window is before the change.
    let before = offsetDays(at: midnight - 1)
    let guess = midnight - before
    if offsetDays(at: guess) == before { return guess }
    let change = changeDay(near: midnight)
    let after = offsetDays(at: change)
    // A clock that is set back shows midnight twice. `guess` would be the first time, before the
    // change. It is not, so midnight comes after the change or falls into the gap.
    return max(change, midnight - after)
  }

  /// True if a date lies between two starts of dates; false for a date that the clock skipped.
  static func isDate(_ start: Double, _ next: Double) -> Bool { next - start > 1e-5 }

  private func changeDay(near midnight: Double) -> Double {
    zone.nextTransition(after: Instant(julianDay: midnight - 1))?.julianDay ?? midnight
  }
}
