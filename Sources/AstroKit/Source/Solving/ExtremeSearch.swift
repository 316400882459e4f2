/// A search for an extreme that passes zero.
enum ExtremeSearch {
  /// The fraction of the golden section.
  private static let section = 0.381_966_011_250_105

  /// Returns an instant between the bounds at which the height has passed zero; nil when its
  /// extreme there does not reach zero. Between the bounds, the height has at most one extreme of
  /// the kind.
  static func crossing(
    _ heights: inout HeightReader, _ lower: Double, _ upper: Double, isMaximum: Bool
  ) -> (Double, Height)? {
    let sign = isMaximum ? 1.0 : -1.0
    var (low, high) = (lower, upper)
    var inner = low + section * (high - low)
    var outer = high - section * (high - low)
    var innerHeight = heights.height(at: inner)
    var outerHeight = heights.height(at: outer)
    // 35 sections reduce the widest window to 1e-8 days, in which a height is constant to 1e-15.
    for _ in 0..<35 {
      if sign * innerHeight.value > 0 { return (inner, innerHeight) }
      if sign * outerHeight.value > 0 { return (outer, outerHeight) }
      if sign * innerHeight.value > sign * outerHeight.value {
        high = outer
        (outer, outerHeight) = (inner, innerHeight)
        inner = low + section * (high - low)
        innerHeight = heights.height(at: inner)
      } else {
        low = inner
        (inner, innerHeight) = (outer, outerHeight)
        outer = high - section * (high - low)
        outerHeight = heights.height(at: outer)
      }
    }
    return nil
  }
}
