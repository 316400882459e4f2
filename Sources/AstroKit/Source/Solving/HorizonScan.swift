/// A search for risings and settings that reads the height every two hours. It serves places close
/// to the poles, where the height does not have an extreme in every turn.
struct HorizonScan {
  private var heights: HeightReader

  private typealias Reading = (julianDay: Double, value: Double)

  private static let step = 1.0 / 12

  init(_ heights: HeightReader) { self.heights = heights }

  /// Returns all crossings in a range of the table.
  mutating func crossings(in range: Range<Double>) -> [HorizonCrossing] {
    var crossings: [HorizonCrossing] = []
    let count = max(2, Int(((range.upperBound - range.lowerBound) / Self.step).rounded(.up)))
    let step = (range.upperBound - range.lowerBound) / Double(count)
    var before: Reading?
    var current = read(range.lowerBound)
    for k in 1...count {
      let next = read(k == count ? range.upperBound : range.lowerBound + Double(k) * step)
      if (current.value > 0) != (next.value > 0) {
        crossings.append(root(current, next))
      } else if (k == 1 && abs(current.value) <= abs(next.value))
        || (k == count && abs(next.value) < abs(current.value))
      {
        // No reading beyond the range shows how the height continued.
        crossings += hidden(current, next)
      }
      if let before, (before.value > 0) == (current.value > 0),
        (current.value > 0) == (next.value > 0)
      {
        crossings += hidden(before, current, next)
      }
      before = current
      current = next
    }
    return crossings.sorted { $0.julianDay < $1.julianDay }
  }

  /// Returns two crossings around an extreme that a reading in the middle indicates.
  private mutating func hidden(
    _ before: Reading, _ middle: Reading, _ after: Reading
  ) -> [HorizonCrossing] {
    let sign = middle.value > 0 ? -1.0 : 1.0
    guard sign * middle.value > sign * before.value, sign * middle.value >= sign * after.value
    else { return [] }
    return hidden(before, after)
  }

  /// Returns two crossings between readings on the same side of the horizon.
  private mutating func hidden(_ before: Reading, _ after: Reading) -> [HorizonCrossing] {
    guard
      let (julianDay, height) = ExtremeSearch.crossing(
        &heights, before.julianDay, after.julianDay, isMaximum: before.value <= 0)
    else { return [] }
    let extreme = (julianDay, height.value)
    return [root(before, extreme), root(extreme, after)]
  }

  private mutating func read(_ julianDay: Double) -> Reading {
    (julianDay, heights.height(at: julianDay).value)
  }

  private mutating func root(
    _ from: Reading, _ to: Reading
  ) -> HorizonCrossing {
    // Near a pole the rotation does not determine the slope, so the chord's slope is the first one.
    let guess =
      from.julianDay - from.value * (to.julianDay - from.julianDay) / (to.value - from.value)
    let root = HorizonRoot(
      &heights, from: from, to: to, guess: guess, rate: 6.3, slopeFactor: 1)
    return HorizonCrossing(
      julianDay: min(max(root.julianDay, from.julianDay), to.julianDay.nextDown),
      kind: to.value > 0 ? .rise : .set)
  }
}
