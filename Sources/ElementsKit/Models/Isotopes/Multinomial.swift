#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Probabilities of the numbers of isotopes among the atoms of an element.
enum Multinomial {
  /// Returns the probability n! ∏ pᵢ^kᵢ ∕ ∏ kᵢ!, with a relative error of about 10⁻¹⁵ even for a
  /// million atoms.
  ///
  /// Source: Loader, Fast and Accurate Computation of Binomial Probabilities (2000), for the
  /// expansion about kᵢ = n pᵢ, which avoids the cancellation of large terms.
  static func probability(of counts: [Int], _ isotopes: [Isotope]) -> Double {
    guard counts.count > 1 else { return 1 }
    let total = Double(counts.reduce(0, +))
    var exponent = stirlingError(total)
    var roots = 2 * Double.pi * total
    for index in counts.indices {
      let (count, expected) = (Double(counts[index]), total * isotopes[index].abundance)
      guard count > 0 else {
        exponent -= expected
        continue
      }
      exponent -= stirlingError(count) + deviance(count, expected)
      roots /= 2 * Double.pi * count
    }
    return roots.squareRoot() * exp(exponent)
  }

  /// Returns the isotope with which an additional atom gives the highest probability; `start` is
  /// its lowest index.
  @inline(__always)
  static func bestGain(
    _ counts: UnsafeMutablePointer<Int>, _ isotopes: UnsafeBufferPointer<Isotope>, from start: Int
  ) -> Int {
    var (best, bestIndex) = (-1.0, start)
    for index in start..<isotopes.count {
      let gain = isotopes[index].abundance / Double(counts[index] + 1)
      if gain > best { (best, bestIndex) = (gain, index) }
    }
    return bestIndex
  }

  /// Returns the isotope whose loss of an atom leaves the highest probability; `start` is its
  /// lowest index.
  @inline(__always)
  static func bestLoss(
    _ counts: UnsafeMutablePointer<Int>, _ isotopes: UnsafeBufferPointer<Isotope>, from start: Int
  ) -> Int {
    var (best, bestIndex) = (-1.0, start)
    for index in start..<isotopes.count {
      let gain = Double(counts[index]) / isotopes[index].abundance
      if gain > best { (best, bestIndex) = (gain, index) }
    }
    return bestIndex
  }

  /// Returns ln n! minus Stirling's approximation of it, for an integer `n` of at least 1.
  private static func stirlingError(_ n: Double) -> Double {
    if n < 16 { return smallErrors[Int(n)] }
    let inverse = 1 / (n * n)
    let tail = 1 / 1260.0 - (1 / 1680.0 - inverse / 1188) * inverse
    return (1 / 12.0 - (1 / 360.0 - tail * inverse) * inverse) / n
  }

  private static let smallErrors: [Double] = {
    var factorial = 1.0
    return [0]
      + (1..<16).map { n in
        factorial *= Double(n)
        return log(factorial) - (Double(n) + 0.5) * log(Double(n)) + Double(n)
          - 0.5 * log(2 * Double.pi)
      }
  }()

  /// Returns x ln(x ∕ m) + m − x without cancellation of its terms near x = m.
  private static func deviance(_ x: Double, _ m: Double) -> Double {
    guard abs(x - m) < 0.1 * (x + m) else { return x * log(x / m) + m - x }
    let ratio = (x - m) / (x + m)
    var sum = (x - m) * ratio
    var term = 2 * x * ratio
    for odd in stride(from: 3.0, through: 41, by: 2) {
      term *= ratio * ratio
      let next = sum + term / odd
      if next == sum { break }
      sum = next
    }
    return sum
  }
}
