/// Sums of counts times masses, without rounding on the way.
enum ExactSum {
  /// The sum in u, rounded once; added as `Double` when the exact sum does not fit in 127 bits.
  static func masses(
    _ parts: UnsafeBufferPointer<Formula.Part>, of mass: (Formula.Part) -> Int64
  ) -> Double {
    guard let (sum, denominator) = total(parts, of: mass) else {
      return approximate(parts, of: mass)
    }
    let units = UInt128(MassTable.unitsPerDalton.magnitude)
    return roundedQuotient(sum, UInt128(denominator.magnitude) * units)
  }

  /// The sum less the electrons that a charge has taken away, or with those that it has added, over
  /// `divisor`, in u and rounded once; calculated as `Double` where it does not fit in 127 bits.
  static func ion(
    _ parts: UnsafeBufferPointer<Formula.Part>, charge: Int, dividedBy divisor: UInt = 1,
    of mass: (Formula.Part) -> Int64
  ) -> Double {
    exactIon(parts, charge: charge, dividedBy: divisor, of: mass)
      ?? (approximate(parts, of: mass) - Double(charge) * Formula.electronMass) / Double(divisor)
  }

  /// 0.0005485799090441 u (CODATA 2022) in units of 10⁻¹⁶ u, of which a unit of the tables has 10,000.
  private static let electron: Int128 = 5_485_799_090_441

  private static func exactIon(
    _ parts: UnsafeBufferPointer<Formula.Part>, charge: Int, dividedBy divisor: UInt,
    of mass: (Formula.Part) -> Int64
  ) -> Double? {
    guard let (sum, denominator) = total(parts, of: mass) else { return nil }
    let atoms = sum.multipliedReportingOverflow(by: 10_000)
    let electrons = (electron * Int128(denominator)).multipliedReportingOverflow(by: Int128(charge))
    let units = UInt128(MassTable.unitsPerDalton.magnitude) * 10_000
    let bottom = (units * UInt128(denominator.magnitude))
      .multipliedReportingOverflow(by: UInt128(divisor))
    guard !atoms.overflow, atoms.partialValue >> 126 == 0, !electrons.overflow,
      electrons.partialValue.magnitude >> 126 == 0, !bottom.overflow,
      bottom.partialValue >> 126 == 0
    else { return nil }
    let top = Int128(atoms.partialValue) - electrons.partialValue
    let quotient = roundedQuotient(top.magnitude, bottom.partialValue)
    return top < 0 ? -quotient : quotient
  }

  /// The sum over a common denominator, in 10⁻¹² u; `nil` when it does not fit in 127 bits.
  private static func total(
    _ parts: UnsafeBufferPointer<Formula.Part>, of mass: (Formula.Part) -> Int64
  ) -> (sum: UInt128, denominator: Int64)? {
    guard let denominator = commonDenominator(parts) else { return nil }
    var sum: UInt128 = 0
    for part in parts {
      let scale = UInt128((denominator / part.count.denominator).magnitude)
      let count = scale * UInt128(part.count.numerator.magnitude)
      let term = count.multipliedReportingOverflow(by: UInt128(mass(part).magnitude))
      let next = sum.addingReportingOverflow(term.partialValue)
      guard !term.overflow, !next.overflow, next.partialValue >> 127 == 0 else { return nil }
      sum = next.partialValue
    }
    return (sum, denominator)
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
