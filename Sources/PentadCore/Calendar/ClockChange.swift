/// A change of a zone's offset from UTC, such as the start of summer time.
struct ClockChange: Hashable, Sendable {
  /// The time of the change, in milliseconds since 1970 in UTC.
  let moment: Int64
  /// The offset before it, in seconds east of Greenwich.
  let before: Int
  /// The offset after it, in seconds east of Greenwich.
  let after: Int
  let isSummer: Bool
}

extension ClockChange {
  /// Returns the offset at the start of the range, as a change that changes nothing, and then the
  /// changes.
  static func all(of zone: some ClockRules, in range: Range<Int64>) -> [ClockChange] {
    let offset = zone.offset(atMilliseconds: range.lowerBound)
    // Starts one day before the range, so that every local time in the range comes after it.
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
  /// True if the clock was set back, and had already shown the time of `later` before that.
  func repeats(_ later: Int64) -> Bool { later < moment + Int64(before - after) * 1_000 }

  /// True if both changes can share one component.
  func isLike(_ other: Self) -> Bool {
    (before, after, isSummer) == (other.before, other.after, other.isSummer)
  }
}
