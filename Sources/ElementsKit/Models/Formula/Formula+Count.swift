extension Formula {
  /// An amount of atoms: an exact, positive rational number in lowest terms.
  ///
  /// Decimals and fractions in a formula are kept as written: `0.95` is 19⁄20 and never
  /// 0.9499999999999999556.
  public struct Count: Hashable, Sendable, BitwiseCopyable {
    /// The numerator, at least 1.
    public let numerator: Int64
    /// The denominator, at least 1.
    public let denominator: Int64

    static let one = Self(1)

    @inline(__always) init(_ whole: Int64) {
      numerator = whole
      denominator = 1
    }

    /// Reduces the fraction. Both values must be at least 1.
    init(reducing numerator: Int64, over denominator: Int64) {
      let divisor = greatestCommonDivisor(numerator, denominator)
      self.numerator = numerator / divisor
      self.denominator = denominator / divisor
    }

    /// The `Double` nearest to the exact value.
    public var value: Double {
      roundedQuotient(UInt128(numerator.magnitude), UInt128(denominator.magnitude))
    }

    /// The value as a `Double`, within three units in the last place.
    @inline(__always) var approximate: Double {
      denominator == 1 ? Double(numerator) : Double(numerator) / Double(denominator)
    }

    /// A Boolean value that indicates whether the count is an integer.
    public var isWhole: Bool { denominator == 1 }
  }
}

extension Formula.Count: Comparable {
  /// Compares the exact values.
  public static func < (a: Self, b: Self) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}

extension Formula.Count {
  /// Returns the exact sum; `nil` on overflow.
  @inline(__always) func adding(_ other: Self) -> Self? {
    guard denominator == 1, other.denominator == 1 else { return addingFractions(other) }
    let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
    return overflow ? nil : Self(sum)
  }

  private func addingFractions(_ other: Self) -> Self? {
    let shared = greatestCommonDivisor(denominator, other.denominator)
    let left = numerator.multipliedReportingOverflow(by: other.denominator / shared)
    let right = other.numerator.multipliedReportingOverflow(by: denominator / shared)
    let bottom = denominator.multipliedReportingOverflow(by: other.denominator / shared)
    let top = left.partialValue.addingReportingOverflow(right.partialValue)
    guard !left.overflow, !right.overflow, !bottom.overflow, !top.overflow else { return nil }
    return Self(reducing: top.partialValue, over: bottom.partialValue)
  }

  /// Returns the exact product; `nil` on overflow.
  @inline(__always) func multiplied(by other: Self) -> Self? {
    guard denominator == 1, other.denominator == 1 else { return multipliedByFraction(other) }
    let (product, overflow) = numerator.multipliedReportingOverflow(by: other.numerator)
    return overflow ? nil : Self(product)
  }

  private func multipliedByFraction(_ other: Self) -> Self? {
    let down = greatestCommonDivisor(numerator, other.denominator)
    let up = greatestCommonDivisor(other.numerator, denominator)
    let top = (numerator / down).multipliedReportingOverflow(by: other.numerator / up)
    let bottom = (denominator / up).multipliedReportingOverflow(by: other.denominator / down)
    guard !top.overflow, !bottom.overflow else { return nil }
    return Self(reducing: top.partialValue, over: bottom.partialValue)
  }
}
