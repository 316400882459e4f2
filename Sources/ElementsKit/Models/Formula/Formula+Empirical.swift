extension Formula {
  /// The formula with the smallest integer counts in the same proportions: CH₂O for C₆H₁₂O₆,
  /// Fe₁₉O₂₀ for Fe₀.₉₅O.
  ///
  /// The charge is scaled with the counts and stays an integer: Hg₂²⁺ becomes Hg⁺, and H₂O₂⁺ is
  /// unchanged. A formula whose integer counts exceed 64 bits is returned unchanged.
  public var empirical: Formula {
    var scale: Int64 = 1
    for part in composition {
      guard let multiple = leastCommonMultiple(scale, part.count.denominator) else { return self }
      scale = multiple
    }
    let (scaledCharge, overflow) = Int64(charge).multipliedReportingOverflow(by: scale)
    guard !overflow, scaledCharge != .min else { return self }
    var parts = composition
    var divisor: Int64 = 0
    for index in parts.indices {
      guard let count = parts[index].count.multiplied(by: Count(scale)) else { return self }
      parts[index].count = count
      divisor = divisor == 0 ? count.numerator : greatestCommonDivisor(divisor, count.numerator)
    }
    if scaledCharge != 0 { divisor = greatestCommonDivisor(divisor, abs(scaledCharge)) }
    for index in parts.indices {
      parts[index].count = Count(parts[index].count.numerator / max(divisor, 1))
    }
    return Formula(parts: parts, charge: Int(scaledCharge / max(divisor, 1)))
  }
}
