/// The times when a body is up within a time range.
struct UpTimes {
  /// The times, in order: none, usually one, and near the poles sometimes two.
  let spans: [Range<Double>]
  /// The risings and settings within the range.
  let crossings: [HorizonCrossing]

  init(_ horizon: Horizon, of body: Luminary, in range: Range<Double>) {
    crossings = horizon.riseAndSet(of: body, in: range)
    var spans: [Range<Double>] = []
    var rise = horizon.isUp(body, at: range.lowerBound) ? range.lowerBound : nil
    for crossing in crossings {
      if crossing.isRise {
        rise = crossing.julianDay
      } else if let start = rise {
        spans.append(start..<max(start, crossing.julianDay))
        rise = nil
      }
    }
    if let rise { spans.append(rise..<max(rise, range.upperBound)) }
    self.spans = spans.filter { !$0.isEmpty }
  }

  /// True if the body is up at a Julian day, including its rising and setting.
  func contains(_ julianDay: Double) -> Bool {
    spans.contains { $0.lowerBound <= julianDay && julianDay <= $0.upperBound }
  }

  /// Returns the part of an interval from the first to the last instant at which the body is up;
  /// nil when it is down throughout.
  func visible(of interval: InstantInterval) -> InstantInterval? {
    let seen = spans.map { $0.clamped(to: interval.julianDays) }.filter { !$0.isEmpty }
    guard let first = seen.first, let last = seen.last else { return nil }
    return InstantInterval(
      start: Instant(julianDay: first.lowerBound), end: Instant(julianDay: last.upperBound))
  }

  /// Returns the instant nearest to a Julian day at which the body is up: that one, or a rising or
  /// setting. Returns nil when the body is down throughout.
  func nearest(to julianDay: Double) -> Double? {
    if contains(julianDay) { return julianDay }
    return spans.flatMap { [$0.lowerBound, $0.upperBound] }
      .min { abs($0 - julianDay) < abs($1 - julianDay) }
  }
}

extension InstantInterval {
  /// The interval in Julian days.
  var julianDays: Range<Double> { range.lowerBound.julianDay..<range.upperBound.julianDay }

  /// True if a Julian day is within the interval, including both ends.
  func contains(_ julianDay: Double) -> Bool {
    start.julianDay <= julianDay && julianDay <= end.julianDay
  }
}
