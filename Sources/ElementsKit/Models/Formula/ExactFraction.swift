/// An exact rational number of any sign, in lowest terms.
struct ExactFraction: Hashable, Sendable, BitwiseCopyable {
  let numerator: Int64
  /// The denominator, at least 1.
  let denominator: Int64

  static let zero = Self(0)

  init(_ whole: Int64) {
    numerator = whole
    denominator = 1
  }

  init(_ count: Formula.Count) {
    numerator = count.numerator
    denominator = count.denominator
  }

  /// Reduces the fraction. `denominator` must be at least 1 and `numerator` above `Int64.min`.
  init(_ numerator: Int64, over denominator: Int64) {
    let divisor = numerator == 0 ? denominator : greatestCommonDivisor(abs(numerator), denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The value as a `Double`, within one unit in the last place.
  var value: Double { Double(numerator) / Double(denominator) }

  /// Returns the exact sum; `nil` on overflow.
  func adding(_ other: Self) -> Self? {
    Self(
      exactly: Int128(numerator) * Int128(other.denominator)
        + Int128(other.numerator) * Int128(denominator),
      over: Int128(denominator) * Int128(other.denominator))
  }

  /// Returns the exact product; `nil` on overflow.
  func multiplied(by other: Self) -> Self? {
    Self(
      exactly: Int128(numerator) * Int128(other.numerator),
      over: Int128(denominator) * Int128(other.denominator))
  }

  /// Returns the exact quotient; `nil` on overflow or if `other` is 0.
  func divided(by other: Self) -> Self? {
    guard other.numerator != 0 else { return nil }
    let sign: Int128 = other.numerator < 0 ? -1 : 1
    return Self(
      exactly: Int128(numerator) * Int128(other.denominator) * sign,
      over: Int128(denominator) * Int128(other.numerator.magnitude))
  }

  private init?(exactly numerator: Int128, over denominator: Int128) {
    let divisor = NullSpace<Int128>.divisor(numerator.magnitude, denominator.magnitude)
    let (top, bottom) = (numerator / Int128(divisor), denominator / Int128(divisor))
    guard let top = Int64(exactly: top), let bottom = Int64(exactly: bottom), top != .min else {
      return nil
    }
    self.numerator = top
    self.denominator = bottom
  }
}

extension ExactFraction: Comparable {
  /// Compares the exact values.
  static func < (a: Self, b: Self) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}
