/// Sums of counts times masses, without intermediate rounding.
enum ExactSum {
  /// Returns the sum in u, rounded once. It is added as `Double` if the exact sum exceeds 127 bits.
  static func masses(
    _ parts: UnsafeBufferPointer<Formula.Part>, of mass: (Formula.Part) -> Int64
  ) -> Double {
    guard let (sum, denominator) = total(parts, of: mass) else {
      return approximate(parts, of: mass)
    }
    let units = UInt128(MassTable.unitsPerDalton.magnitude)
    return roundedQuotient(sum, UInt128(denominator.magnitude) * units)
  }

  /// Returns the mass of an ion in u over `divisor`, rounded once.
  ///
  /// A positive charge subtracts the mass of its electrons from the sum; a negative charge adds it.
  /// The result is calculated as `Double` if the exact sum exceeds 127 bits.
  static func ion(
    _ parts: UnsafeBufferPointer<Formula.Part>, charge: Int, dividedBy divisor: UInt = 1,
    of mass: (Formula.Part) -> Int64
  ) -> Double {
    exactIon(parts, charge: charge, dividedBy: divisor, of: mass)
      ?? (approximate(parts, of: mass) - Double(charge) * Formula.electronMass) / Double(divisor)
  }

  /// The mass of the electron, 0.0005485799090441 u (CODATA 2022), in units of 10⁻¹⁶ u. The unit of
  /// the tables is 10,000 times as large.
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

  /// Returns the sum over a common denominator, in 10⁻¹² u; `nil` if it exceeds 127 bits.
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

  /// Returns Neumaier's compensated sum, accurate to about one unit in the last place.
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
