/// A change of the clock.
struct ClockChange: Hashable, Sendable {
  /// Milliseconds since 1970, in UTC.
  let moment: Int64
  /// Seconds east of Greenwich before it.
  let before: Int
  /// Seconds east of Greenwich after it.
  let after: Int
  let isSummer: Bool
}

extension ClockChange {
  /// The offset that rules at the start, as a change without one, and the changes after it.
  static func all(of zone: some ClockRules, in range: Range<Int64>) -> [ClockChange] {
    let offset = zone.offset(atMilliseconds: range.lowerBound)
    // A day earlier, so that every local time of the range comes after it.
    var changes = [
      ClockChange(
        moment: range.lowerBound - 86_400_000, before: offset, after: offset,
        isSummer: zone.isSummerTime(atMilliseconds: range.lowerBound))
    ]
    var last = range.lowerBound
    while let next = zone.nextTransition(afterMilliseconds: last).map(ICalendarTime.toTheSecond),
      next > last, next < range.upperBound
    {
      last = next
      let before = changes[changes.count - 1].after
      let after = zone.offset(atMilliseconds: next)
      if after != before {
        changes.append(
          ClockChange(
            moment: next, before: before, after: after,
            isSummer: zone.isSummerTime(atMilliseconds: next)))
      }
    }
    return changes
  }
}

extension ClockChange {
  /// Whether the clock, set back, has shown the time of a later moment before.
  func repeats(_ later: Int64) -> Bool { later < moment + Int64(before - after) * 1_000 }

  /// Whether both can stand in one component.
  func isLike(_ other: Self) -> Bool {
    (before, after, isSummer) == (other.before, other.after, other.isSummer)
  }
}
