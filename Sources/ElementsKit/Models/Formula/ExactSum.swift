/// Sums of counts times masses, without rounding on the way.
enum ExactSum {
  /// The sum in u, rounded once; added as `Double` when the exact sum does not fit in 127 bits.
  static func masses(
    _ parts: UnsafeBufferPointer<Formula.Part>, of mass: (Formula.Part) -> Int64
  ) -> Double {
    guard let denominator = commonDenominator(parts) else { return approximate(parts, of: mass) }
    var sum: UInt128 = 0
    for part in parts {
      let scale = UInt128((denominator / part.count.denominator).magnitude)
      let count = scale * UInt128(part.count.numerator.magnitude)
      let term = count.multipliedReportingOverflow(by: UInt128(mass(part).magnitude))
      let next = sum.addingReportingOverflow(term.partialValue)
      guard !term.overflow, !next.overflow, next.partialValue >> 127 == 0 else {
        return approximate(parts, of: mass)
      }
      sum = next.partialValue
    }
    let units = UInt128(MassTable.unitsPerDalton.magnitude)
    return roundedQuotient(sum, UInt128(denominator.magnitude) * units)
  }

  private static func commonDenominator(_ parts: UnsafeBufferPointer<Formula.Part>) -> Int64? {
    var multiple: Int64 = 1
    for part in parts {
      guard let next = leastCommonMultiple(multiple, part.count.denominator) else { return nil }
      multiple = next
    }
    return multiple
  }

  /// Neumaier's compensated sum, good to about one unit in the last place.
  private static func approximate(
    _ parts: UnsafeBufferPointer<Formula.Part>, of mass: (Formula.Part) -> Int64
  ) -> Double {
    var (sum, lost) = (0.0, 0.0)
    for part in parts {
      let term = Double(mass(part)) * part.count.value
      let next = sum + term
      lost += sum.magnitude >= term ? (sum - next) + term : (term - next) + sum
      sum = next
    }
    return (sum + lost) / Double(MassTable.unitsPerDalton)
  }
}
