/// Returns the greatest common divisor of two numbers that are at least 1.
func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
  var (a, b) = (a, b)
  while b > 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}

/// Returns the least common multiple of two numbers that are at least 1; `nil` on overflow.
func leastCommonMultiple(_ a: Int64, _ b: Int64) -> Int64? {
  let (product, overflow) = a.multipliedReportingOverflow(by: b / greatestCommonDivisor(a, b))
  return overflow ? nil : product
}

/// Returns the `Double` nearest to `dividend / divisor`, ties to even; `divisor` is 1…2¹²⁶.
///
/// Integers up to 2⁵³ are exact as `Double`, so one IEEE division rounds once. For larger ones,
/// long division yields at least 55 bits. The last bit is a sticky bit: it is set if any remainder
/// is left.
func roundedQuotient(_ dividend: UInt128, _ divisor: UInt128) -> Double {
  let exact: UInt128 = 1 << 53
  if dividend <= exact, divisor <= exact {
    let (top, bottom) = (Int64(truncatingIfNeeded: dividend), Int64(truncatingIfNeeded: divisor))
    return Double(top) / Double(bottom)
  }
  guard divisor > 0 else { return .nan }
  var (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
  var scale = 1.0
  while quotient >> 55 == 0, rest > 0 {
    rest <<= 1
    quotient <<= 1
    if rest >= divisor {
      rest -= divisor
      quotient |= 1
    }
    scale /= 2
  }
  while quotient >> 63 != 0 {
    if quotient & 1 != 0 { rest = 1 }
    quotient >>= 1
    scale *= 2
  }
  if rest > 0 { quotient |= 1 }
  return Double(UInt64(truncatingIfNeeded: quotient)) * scale
}
