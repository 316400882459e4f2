import Foundation

/// Interpolation by Chebyshev polynomials through the nodes cos(πk/n), both ends among them.
///
/// With the ends among the nodes neighbouring spans share a sample, so they join without a step, and
/// every second node is the set of n/2: one call of libswe at a node serves bodies of both densities.
struct LobattoBasis: Sendable {
  /// n; there are n + 1 nodes.
  let intervals: Int
  /// The nodes in ascending order, -1…1.
  let nodes: [Double]
  /// Row j: the weights that make coefficient j of the samples.
  private let weights: [Double]

  init(intervals: Int) {
    self.intervals = intervals
    let n = Double(intervals)
    nodes = (0...intervals).map { k in
      k * 2 == intervals ? 0 : -cos(Double.pi * Double(k) / n)
    }
    func half(_ k: Int) -> Double { k == 0 || k == intervals ? 0.5 : 1 }
    weights = (0...intervals).flatMap { j in
      (0...intervals).map { k in
        // T_j at the node; samples come in ascending order, the cosine's argument descends.
        2 / n * half(j) * half(k) * cos(Double.pi * Double(j * (intervals - k)) / n)
      }
    }
  }

  /// The first `count` coefficients of the polynomial through the samples, given in the order of
  /// ``nodes``.
  func coefficients<Sample: LinearSample>(_ samples: [Sample], count: Int) -> [Sample] {
    (0..<min(count, intervals + 1)).map { j in
      var sum = Sample.zero
      for (k, sample) in samples.prefix(intervals + 1).enumerated() {
        sum = sum.adding(sample, times: weights[j * (intervals + 1) + k])
      }
      return sum
    }
  }
}

/// What can be interpolated.
protocol LinearSample {
  static var zero: Self { get }
  func adding(_ other: Self, times factor: Double) -> Self
}

extension Double: LinearSample {
  func adding(_ other: Double, times factor: Double) -> Double { self + other * factor }
}

extension SIMD4<Double>: LinearSample {
  func adding(_ other: Self, times factor: Double) -> Self { self + other * factor }
}

/// The value of Chebyshev coefficients at `x` in -1…1.
func chebyshevValue(
  _ coefficients: some BidirectionalCollection<Double>, at x: Double
) -> Double {
  var previous = 0.0
  var beforePrevious = 0.0
  for coefficient in coefficients.dropFirst().reversed() {
    (previous, beforePrevious) = (2 * x * previous - beforePrevious + coefficient, previous)
  }
  return x * previous - beforePrevious + (coefficients.first ?? 0)
}
