/// The zero of a height between two instants at which it has different signs.
struct HorizonRoot {
  /// The moment.
  let julianDay: Double
  /// By how much the measured slope differs from the rotation's alone, as a factor.
  let slopeFactor: Double

  /// A root is final when the error left is below this, in days: 0.00009 s.
  static let tolerance = 1e-9

  /// Finds it from a guess: Newton's first step with the speed of rotation, then secants, inside the
  /// bracket throughout.
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
    var lastStep = high - low
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
      if !(t + step > low && t + step < high) { step = 0.5 * (low + high) - t }
      // The error left by a secant is about both last steps times half the curvature, which for a
      // rotation is rate · cot(hour angle).
      let curvature = rate * abs(height.south / height.east)
      let left = min(abs(step), abs(step * lastStep) * curvature)
      t += step
      lastStep = step
      if left < Self.tolerance || high - low < Self.tolerance {
        if rotation != 0 { factor = slope / rotation }
        break
      }
    }
    julianDay = t
    self.slopeFactor = factor > 0.5 && factor < 2 ? factor : 1
  }
}
