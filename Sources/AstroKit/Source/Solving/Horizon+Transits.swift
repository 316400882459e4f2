extension Horizon {
  /// Returns all transits of the upper and the lower meridian in a range, in order.
  ///
  /// The hour angle only increases, so transits alternate and none can be missed. Of adjacent
  /// ranges, exactly one contains a transit.
  package func transits(of body: Luminary, in range: Range<Double>) -> [HorizonCrossing] {
    crossings(in: range) { reader, segment in
      var walk = MeridianWalk(HeightReader(reader, observer, body, .bareCentre))
      return walk.crossings(in: segment)
    }
  }
}

/// A walk from transit to transit of the meridian.
private struct MeridianWalk {
  var heights: HeightReader
  /// The speed of the hour angle in radians a day.
  var rate: Double

  init(_ heights: HeightReader) {
    self.heights = heights
    rate = heights.body == .moon ? 6.07 : 6.283
  }

  mutating func crossings(in range: Range<Double>) -> [HorizonCrossing] {
    var crossings: [HorizonCrossing] = []
    let angle = heights.height(at: range.lowerBound).hourAngle
    // At exactly zero the upper transit is now; at exactly π, the lower one.
    var isUpper = angle <= 0
    var goal = range.lowerBound - (isUpper ? angle : angle - Double.pi) / rate
    var lower = range.lowerBound
    while let julianDay = passage(goal, isUpper: isUpper, after: lower, before: range.upperBound) {
      crossings.append(
        HorizonCrossing(julianDay: julianDay, kind: isUpper ? .transit : .antitransit))
      if julianDay > lower + 0.4 { rate = Double.pi / (julianDay - lower) }
      isUpper.toggle()
      lower = julianDay
      goal = julianDay + Double.pi / rate
    }
    return crossings
  }

  /// Returns the transit near `goal`; nil when it is not before `end`.
  private mutating func passage(
    _ goal: Double, isUpper: Bool, after lower: Double, before end: Double
  ) -> Double? {
    guard goal < end + 0.2 else { return nil }
    var t = min(max(goal, lower), end)
    for _ in 0..<8 {
      let past = past(isUpper: isUpper, at: t)
      if t == end, past <= 0 { return nil }
      let step = -past / rate
      t = min(max(t + step, lower), end)
      // The speed changes by less than 0.1 % from step to step.
      if abs(step) < 1e-8 { break }
    }
    if t > end - 1e-6 {
      guard past(isUpper: isUpper, at: end) > 0 else { return nil }
      t = min(t, end.nextDown)
    }
    return t
  }

  /// Returns the distance of the body past the transit, in radians.
  private mutating func past(isUpper: Bool, at julianDay: Double) -> Double {
    let angle = heights.height(at: julianDay).hourAngle
    return isUpper ? angle : angle > 0 ? angle - Double.pi : angle + Double.pi
  }
}
