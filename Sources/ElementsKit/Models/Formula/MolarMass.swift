public import PentadCore

#if canImport(Glibc)
  import Glibc  // squareRoot() calls the C library's sqrt; this links it.
#elseif canImport(Musl)
  import Musl
#endif

extension Formula {
  /// A molar mass in g/mol, which is also the mass of one formula unit in u.
  ///
  /// The two numbers differ by 1.05 × 10⁻⁹ of the value (CODATA 2022). The difference is ignored.
  public struct MolarMass: Hashable, Sendable {
    /// The sum of the published standard atomic weights. For an interval, CIAAW's abridged value is
    /// used. The abridged values of oxygen and thallium are just outside their intervals. So if a
    /// formula contains much of these, ``value`` may be outside ``low`` to ``high``.
    public let value: Double
    /// The sum of the lower ends: the lower bound of an interval, or a value minus its uncertainty.
    public let low: Double
    /// The sum of the upper ends: the upper bound of an interval, or a value plus its uncertainty.
    public let high: Double
    /// The standard uncertainty.
    ///
    /// Each atomic weight is modelled as uniformly distributed between its ends, as IUPAC
    /// recommends. Its standard uncertainty is therefore half the distance of the ends over √3.
    /// Uncertainties of atoms of one element are fully correlated and add up linearly. Those of
    /// different elements are independent and add in quadrature. The mass of a nuclide is treated
    /// as exact.
    ///
    /// Source: Possolo et al., Pure Appl. Chem. 90 (2018) 395, sections 3 and 4.
    public let uncertainty: Double
  }

  /// Returns the molar mass; `nil` if an element has no standard atomic weight. A nuclide that is
  /// written with its mass number always has a mass.
  ///
  /// Sums are integers in units of 10⁻¹² u and are rounded once. Each of `value`, `low` and `high`
  /// is the `Double` nearest to the exact sum of the published values: H₂O is 18.015, not
  /// 18.015000000000001. Counts whose common denominator exceeds 64 bits are added as `Double`.
  ///
  /// The electrons that a charge removes or adds are ignored. ``ionMolarMass()`` accounts for them.
  ///
  /// Source: CIAAW, Standard Atomic Weights 2024; AME2020 for nuclides.
  public func molarMass() -> MolarMass? {
    composition.withUnsafeBufferPointer(MolarMass.init)
  }

  /// Returns the molar mass of an ion: ``molarMass()`` minus the charge times the molar mass of the
  /// electron, 0.000549 g/mol.
  ///
  /// The result is `nil` for a neutral formula, if an element has no standard atomic weight, and if
  /// the charge removes more electrons than the atoms have.
  ///
  /// Source: as ``molarMass()``; CODATA 2022 for the electron.
  public func ionMolarMass() -> MolarMass? {
    guard charge != 0, hasElectronsForCharge, let atoms = molarMass() else { return nil }
    let table = MassTable.shared
    func ion(_ weight: KeyPath<MassTable.Weight, Int64>) -> Double {
      composition.withUnsafeBufferPointer { parts in
        ExactSum.ion(parts, charge: charge) { table.weight(of: $0)?[keyPath: weight] ?? 0 }
      }
    }
    return MolarMass(
      value: ion(\.value), low: ion(\.low), high: ion(\.high), uncertainty: atoms.uncertainty)
  }

  /// Returns the molar mass of a formula's text without creating a ``Formula``.
  ///
  /// The result equals ``molarMass()`` of the parsed formula to the last bit, and errors are the
  /// same. Plain formulas of ordinary size allocate no memory, which suits calls by the million.
  ///
  /// - Throws: as ``init(_:reading:)``.
  ///
  /// C: `pentad_elements_molar_mass_compute_as`.
  public static func molarMass(
    ofUTF8 text: UnsafeBufferPointer<UInt8>, reading: Reading = .automatic
  ) throws(PentadError) -> MolarMass? {
    try FormulaParser.parse(text, reading) { MolarMass($0.atoms) }.get()
  }
}

extension Formula.MolarMass {
  /// Sums the masses of the parts; `nil` if a part has no mass.
  @inline(__always) init?(_ parts: UnsafeBufferPointer<Formula.Part>) {
    let table = MassTable.shared
    var (low, value, high): (Int64, Int64, Int64) = (0, 0, 0)
    var widest = 0.0
    var overflows = false
    for part in parts {
      guard let weight = table.weight(of: part) else { return nil }
      let count = part.count.numerator
      let top = weight.high.multipliedReportingOverflow(by: count)
      let sum = high.addingReportingOverflow(top.partialValue)
      overflows = overflows || part.count.denominator != 1 || top.overflow || sum.overflow
      // The other sums fit if the highest one does.
      high = sum.partialValue
      value &+= weight.value &* count
      low &+= weight.low &* count
      widest = max(widest, weight.width * part.count.approximate)
    }
    let unit = Double(MassTable.unitsPerDalton)
    uncertainty = Self.uncertainty(parts, widest: widest, table)
    if !overflows, high <= 1 << 53 {
      // The sums are exact as `Double`, so the single division rounds once.
      self.low = Double(low) / unit
      self.value = Double(value) / unit
      self.high = Double(high) / unit
    } else {
      self.low = ExactSum.masses(parts) { table.weight(of: $0)?.low ?? 0 }
      self.value = ExactSum.masses(parts) { table.weight(of: $0)?.value ?? 0 }
      self.high = ExactSum.masses(parts) { table.weight(of: $0)?.high ?? 0 }
    }
  }
}

extension Formula.MolarMass {
  /// Returns half of each width over √3, added in quadrature.
  ///
  /// The squares are summed as integers, with 50 bits for the largest. So the order of the parts,
  /// which differs between a formula and the fast path, does not affect the last bit.
  @inline(__always)
  private static func uncertainty(
    _ parts: UnsafeBufferPointer<Formula.Part>, widest: Double, _ table: MassTable
  ) -> Double {
    guard widest > 0 else { return 0 }
    let exponent = (widest * widest).bitPattern & Double.infinity.bitPattern
    let power = Double(bitPattern: exponent)
    let scale = Double(bitPattern: (2 * 1023 + 50) << 52 &- exponent)  // 2⁵⁰ / power
    var sum: Int64 = 0
    for part in parts {
      guard let weight = table.weight(of: part) else { continue }
      let width = weight.width * part.count.approximate
      sum &+= Int64(width * width * scale)
    }
    return (Double(sum) * power * (0x1p-50 * 1e-24 / 12)).squareRoot()
  }
}

extension MassTable.Weight {
  fileprivate var width: Double { Double(high &- low) }
}

extension MassTable {
  /// Returns the standard atomic weight, or the mass of the nuclide; `nil` if there is none.
  @inline(__always) func weight(of part: Formula.Part) -> Weight? {
    if part.a == 0 {
      let weight = weight(part.z)
      return weight.value == 0 ? nil : weight
    }
    guard let mass = NuclideMasses.shared.mass(part.z, part.a) else { return nil }
    return Weight(low: mass, value: mass, high: mass)
  }
}
