import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A sum of Gaussians of one width, and its maxima.
struct GaussianProfile {
  struct Maximum {
    let position: Double
    let height: Double
  }

  /// In increasing order.
  let positions: [Double]
  let weights: [Double]
  let sigma: Double

  /// The distance in σ beyond which a Gaussian counts as 0.
  private static let reach = 9.0
  /// The number of search steps per σ.
  private static let steps = 4.0

  /// Returns the local maxima in increasing order of position.
  ///
  /// The slope is calculated on a grid of σ ∕ 4. Between two points where the profile changes from
  /// rising to falling, the zero of the slope is found by Newton's method. Bisection replaces steps
  /// that would leave the interval.
  ///
  /// - Throws: `.cancelled`
  func maxima() throws(PentadError) -> [Maximum] {
    var maxima: [Maximum] = []
    var start = 0
    while start < positions.count {
      var end = start + 1
      while end < positions.count, positions[end] - positions[end - 1] <= 2 * Self.reach * sigma {
        end += 1
      }
      guard !Task.isCancelled else { throw .callCancelled }
      if end - start == 1 {
        maxima.append(Maximum(position: positions[start], height: weights[start]))
      } else {
        try search(start..<end, &maxima)
      }
      start = end
    }
    return maxima
  }

  /// Searches a range of positions that no other range affects.
  private func search(_ range: Range<Int>, _ maxima: inout [Maximum]) throws(PentadError) {
    let step = sigma / Self.steps
    let origin = positions[range.lowerBound] - step
    let count = Int((positions[range.upperBound - 1] - origin) / step) + 3
    let slopes = slopes(range, origin: origin, step: step, count: count)
    for index in 1..<count where slopes[index - 1] > 0 && slopes[index] <= 0 {
      guard !Task.isCancelled else { throw .callCancelled }
      let left = origin + Double(index - 1) * step
      maxima.append(maximum(from: left, to: left + step, near: range))
    }
  }

  /// Returns the slope at the points of a grid, up to a constant factor.
  private func slopes(
    _ range: Range<Int>, origin: Double, step: Double, count: Int
  ) -> [Double] {
    var slopes = [Double](repeating: 0, count: count)
    let reach = Int(Self.reach * Self.steps)
    let decay = exp(-1 / (Self.steps * Self.steps))
    for index in range {
      let distance = (positions[index] - origin) / step
      let center = Int(distance)
      let first = max(0, center - reach)
      // e^(−u²∕2) at equal steps: each factor is the one before times a constant.
      let offset = (Double(first) - distance) / Self.steps
      var value = weights[index] * exp(-offset * offset / 2)
      var factor = exp(-offset / Self.steps - 1 / (2 * Self.steps * Self.steps))
      for place in first...min(count - 1, center + reach) {
        slopes[place] += value * (distance - Double(place))
        value *= factor
        factor *= decay
      }
    }
    return slopes
  }

  /// Returns the maximum between two points: the profile rises at the first one, but not at the
  /// second one.
  private func maximum(from left: Double, to right: Double, near range: Range<Int>) -> Maximum {
    var (low, high) = (left, right)
    let window = window(low - Self.reach * sigma, high + Self.reach * sigma, in: range)
    var position = (low + high) / 2
    var height = 0.0
    for _ in 0..<60 {
      let (value, slope, curvature) = sums(at: position, window)
      height = value
      if slope > 0 { low = position } else { high = position }
      let newton = position - slope / curvature
      let next = curvature < 0 && newton > low && newton < high ? newton : (low + high) / 2
      let isDone = abs(next - position) <= 1e-9 * sigma || next == position
      position = next
      if isDone { break }
    }
    return Maximum(position: position, height: height)
  }

  /// The profile with its first and second derivative.
  private func sums(at x: Double, _ window: Range<Int>) -> (Double, Double, Double) {
    var (value, slope, curvature) = (0.0, 0.0, 0.0)
    for index in window {
      let u = (positions[index] - x) / sigma
      let term = weights[index] * exp(-u * u / 2)
      value += term
      slope += term * u
      curvature += term * (u * u - 1)
    }
    return (value, slope / sigma, curvature / (sigma * sigma))
  }

  /// The part of a range whose positions lie between two values.
  private func window(_ low: Double, _ high: Double, in range: Range<Int>) -> Range<Int> {
    func first(_ isBehind: (Double) -> Bool) -> Int {
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end {
        let middle = (start + end) / 2
        if isBehind(positions[middle]) { end = middle } else { start = middle + 1 }
      }
      return start
    }
    let start = first { $0 >= low }
    return start..<max(start, first { $0 > high })
  }
}
