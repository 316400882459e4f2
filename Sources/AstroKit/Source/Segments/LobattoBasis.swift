import Foundation

/// Interpolation by Chebyshev polynomials through the nodes cos(πk/n), including both ends.
///
/// Because the nodes include the ends, neighbouring spans share a sample and join without a step.
/// Every second node belongs to the set for n/2, so one call of libswe serves bodies of both
/// densities.
struct LobattoBasis: Sendable {
  /// The number n of intervals; there are n + 1 nodes.
  let intervals: Int
  /// The nodes in ascending order, -1…1.
  let nodes: [Double]
  /// The weights that give coefficient j from the samples, in row j.
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
        // T_j at the node: samples are in ascending order, while the cosine's argument descends.
        2 / n * half(j) * half(k) * cos(Double.pi * Double(j * (intervals - k)) / n)
      }
    }
  }

  /// Returns the first `count` coefficients of the polynomial through the samples, in the order of
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

/// A value that can be interpolated.
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

/// Returns the value of a Chebyshev sum at `x` in -1…1.
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
