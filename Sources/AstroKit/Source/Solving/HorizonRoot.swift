/// The zero of a height between two instants at which it has different signs.
struct HorizonRoot {
  /// The Julian day of the zero.
  let julianDay: Double
  /// The ratio of the measured slope to that of the rotation alone.
  let slopeFactor: Double

  /// The limit of the remaining error for a final root, in days: 0.00009 s.
  static let tolerance = 1e-9

  /// Finds the zero from a guess. The first step is Newton's with the speed of rotation; secant
  /// steps follow. All steps stay inside the bracket.
  @inline(__always)
  init(
    _ heights: inout HeightReader, from lower: (julianDay: Double, value: Double),
    to upper: (julianDay: Double, value: Double), guess: Double, rate: Double,
    slopeFactor: Double
  ) {
    var (low, high) = (lower.julianDay, upper.julianDay)
    let isRising = upper.value > 0
    var factor = slopeFactor
    var t = guess > low && guess < high ? guess : 0.5 * (low + high)
    var before: (t: Double, value: Double)?
    var lastStep: Double?
    for _ in 0..<60 {
      let height = heights.height(at: t)
      if (height.value > 0) == isRising { high = t } else { low = t }
      let rotation = heights.observer.cosLatitude * height.east * rate
      var slope = rotation * factor
      if let before, t != before.t {
        slope = (height.value - before.value) / (t - before.t)
      }
      before = (t, height.value)
      var step = -height.value / slope
      // The error after the step. For the slope of the rotation it is a few per cent. For a secant
      // it is the product of both steps and the curvature, which for a rotation is rate · cot(hour
      // angle). The 1 covers the part that is not rotation.
      let error = lastStep.map { abs($0) * (rate * abs(height.south / height.east) + 1) } ?? 0.05
      let left = abs(step) * min(error, 1)
      if left < Self.tolerance || high - low < Self.tolerance {
        t = min(max(t + step, low), high)
        if rotation != 0 { factor = slope / rotation }
        break
      }
      if !(t + step > low && t + step < high) { step = 0.5 * (low + high) - t }
      t += step
      lastStep = step
    }
    julianDay = t
    self.slopeFactor = factor > 0.5 && factor < 2 ? factor : 1
  }
}
