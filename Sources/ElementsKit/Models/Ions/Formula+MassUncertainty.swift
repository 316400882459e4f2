#if canImport(Glibc)
  import Glibc  // squareRoot() calls the C library's sqrt; this links it.
#elseif canImport(Musl)
  import Musl
#endif

extension Formula {
  /// The standard uncertainty in u of ``monoisotopicMass()``; `nil` if that mass is `nil`.
  ///
  /// It is the root of the sum of squares over the nuclides and the electron. All atoms of a
  /// nuclide have the same error. Correlations between nuclides are ignored.
  ///
  /// Source: AME2020; CODATA 2022 for the electron, 9.7 × 10⁻¹⁵ u.
  public func monoisotopicMassUncertainty() -> Double? {
    guard monoisotopicMass() != nil else { return nil }
    var counts: [UInt32: Double] = [:]
    let table = MassTable.shared
    for part in composition {
      let a = part.a == 0 ? table.mostAbundantNuclide(part.z) : part.a
      counts[UInt32(part.z) << 16 | UInt32(a), default: 0] += part.count.approximate
    }
    let electrons = Double(charge) * 9.7e-15
    var squares = electrons * electrons
    for (nuclide, count) in counts.sorted(by: { $0.key < $1.key }) {
      let (z, a) = (UInt8(nuclide >> 16), UInt16(nuclide & 0xffff))
      let uncertainty = Double(NuclideMasses.shared.uncertainty(z, a)) * count
      squares += uncertainty * uncertainty * 1e-24
    }
    return squares.squareRoot()
  }

  /// Returns the deviation of a measured mass or *m/z* from the calculated one, in parts per
  /// million: (measured − calculated) ∕ calculated · 10⁶.
  ///
  /// Source: IUPAC, Murray et al., Pure Appl. Chem. 85 (2013) 1515, "mass error".
  public static func massError(measured: Double, calculated: Double) -> Double {
    (measured - calculated) / calculated * 1e6
  }
}
