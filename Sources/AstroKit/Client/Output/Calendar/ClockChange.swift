/// A change of the clock.
struct ClockChange: Hashable, Sendable {
  let instant: Instant
  /// Seconds east of Greenwich before it.
  let before: Int
  /// Seconds east of Greenwich after it.
  let after: Int
  let isSummer: Bool
}

extension ClockChange {
  /// The offset that rules at the start, as a change without one, and the changes after it.
  static func all(of zone: CivilTimeZone, in range: Range<Instant>) -> [ClockChange] {
    let offset = zone.offset(at: range.lowerBound)
    // A day earlier, so that every local time of the range comes after it.
    let start = Instant(julianDay: range.lowerBound.julianDay - 1)
    var changes = [
      ClockChange(
        instant: start, before: offset, after: offset,
        isSummer: zone.isSummerTime(at: range.lowerBound))
    ]
    var last = range.lowerBound
    while let next = zone.nextTransition(after: last)?.toTheSecond, next < range.upperBound {
      // A second on: a Julian day may lie just before the moment that it stands for.
      last = Instant(julianDay: next.julianDay + 1.0 / 86_400)
      let before = changes[changes.count - 1].after
      let after = zone.offset(at: last)
      if after != before {
        changes.append(
          ClockChange(
            instant: next, before: before, after: after, isSummer: zone.isSummerTime(at: last)))
      }
    }
    return changes
  }
}

extension ClockChange {
  /// Whether the clock, set back, has shown the time of a later moment before.
  func repeats(_ later: Instant) -> Bool {
    later.julianDay < instant.julianDay + Double(before - after) / 86_400
  }

  /// Whether both can stand in one component.
  func isLike(_ other: Self) -> Bool {
    (before, after, isSummer) == (other.before, other.after, other.isSummer)
  }
}
