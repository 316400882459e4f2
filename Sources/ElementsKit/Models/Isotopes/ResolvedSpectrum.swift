public import PentadCore

/// The isotopic distribution as an instrument of a given resolving power shows it.
public struct ResolvedSpectrum: Sendable {
  /// A local maximum of the spectrum.
  public struct Peak: Hashable, Sendable {
    /// The position of the maximum in u, or in *m/z* for an ion.
    public let position: Double
    /// The height relative to the highest peak, above 0 and at most 1.
    public let height: Double
  }

  /// The peaks, in increasing order of position.
  public let peaks: [Peak]
  /// The full width at half maximum of each isotopologue, in the unit of the positions.
  public let fwhm: Double
}

extension IsotopicDistribution {
  /// Returns the spectrum at a resolving power, as the maxima of its profile.
  ///
  /// Each isotopologue is a Gaussian of the same width: the *m/z* of the most probable isotopologue
  /// divided by the resolving power, at half of the height. The profile is their sum, f(x) = Σ p
  /// exp(−(x − xᵢ)² ∕ 2σ²) with σ = FWHM ∕ 2.354820. Isotopologues closer than σ ∕ 256 are merged
  /// at their mean position. This changes heights by less than 10⁻⁴ of their value, and allows
  /// molecules of any size.
  ///
  /// - Parameters:
  ///   - resolvingPower: (*m/z*) ∕ FWHM, 1 to 10⁹
  ///   - minimumHeight: the lowest relative height of a peak, 10⁻⁶ to 1
  /// - Throws: `.isotopicOption` for a value out of range; `.tooManyIsotopologues` for more than
  ///   ``Isotopologues/limit`` different positions; `.cancelled` if the task is cancelled.
  public func resolved(
    by resolvingPower: Double, minimumHeight: Double = 1e-3
  ) throws(PentadError) -> ResolvedSpectrum {
    guard resolvingPower >= 1, resolvingPower <= 1e9 else {
      throw PentadError(.isotopicOption, "the resolving power must be from 1 to 1000000000")
    }
    guard minimumHeight >= 1e-6, minimumHeight <= 1 else {
      throw PentadError(.isotopicOption, "the minimum height must be from 0.000001 to 1")
    }
    let fwhm = mostAbundantMass / resolvingPower
    let sigma = fwhm / 2.354_820_045_030_949
    let charges = Double(max(1, charge.magnitude))
    let grid = MassGrid(width: sigma * charges / 256, negligible: minimumHeight * 1e-7)
    let points = try grid.sum(of: parts)
    let profile = GaussianProfile(
      positions: points.map { position($0.mass) }, weights: points.map { $0.probability },
      sigma: sigma)
    let maxima = try profile.maxima()
    let highest = maxima.reduce(0) { max($0, $1.height) }
    let peaks = maxima.filter { $0.height >= minimumHeight * highest }
      .map { ResolvedSpectrum.Peak(position: $0.position, height: $0.height / highest) }
    return ResolvedSpectrum(peaks: peaks, fwhm: fwhm)
  }
}
