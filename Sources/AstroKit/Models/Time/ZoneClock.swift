/// Reads a zone's clock for moments that follow one another: the offset is asked for once between
/// two changes, not once a day.
struct ZoneClock {
  private let zone: CivilTimeZone
  private var offset = 0
  /// Where the remembered offset holds, in milliseconds: exact, where a Julian day is not.
  private var validity: Range<Int64> = 0..<0

  init(_ zone: CivilTimeZone) { self.zone = zone }

  /// The offset at a Julian day, in days.
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

  /// The moment at which a civil day begins: the first whose local date is `date`.
  ///
  /// Where the clock skips midnight it is the moment of the jump; a date that the zone skipped begins
  /// and ends at the same moment, but for rounding.
  mutating func start(ofJulianDayNumber number: Int) -> Double {
    let midnight = Double(number) - 0.5
    // No zone is further than a day from Greenwich: one side of this window is before the change.
    let before = offsetDays(at: midnight - 1)
    let guess = midnight - before
    if offsetDays(at: guess) == before { return guess }
    let change = changeDay(near: midnight)
    let after = offsetDays(at: change)
    // A clock set back shows midnight twice, the first time before the change, which `guess` is
    // then; it is not, so midnight comes after the change or falls into the gap.
    return max(change, midnight - after)
  }

  /// Whether a date lies between two beginnings of dates, or one that the clock skipped.
  static func isDate(_ start: Double, _ next: Double) -> Bool { next - start > 1e-5 }

  private func changeDay(near midnight: Double) -> Double {
    zone.nextTransition(after: Instant(julianDay: midnight - 1))?.julianDay ?? midnight
  }
}
