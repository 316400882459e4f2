public import PentadCore

/// The isotopic distribution by nucleon number: one peak for all isotopologues with the same number of
/// protons and neutrons, as an instrument of unit resolution shows them.
public struct NominalDistribution: Sendable {
  /// The isotopologues of one nucleon number.
  public struct Peak: Hashable, Sendable {
    /// The number of protons and neutrons.
    public let nucleons: Int
    /// The mean mass in u, weighted with the probabilities, or the mean *m/z* of an ion.
    public let position: Double
    /// The sum of the probabilities.
    public let probability: Double
  }

  /// The peaks, in increasing order of the nucleon number.
  public let peaks: [Peak]
  /// The sum of the probabilities, 0…1.
  public let coverage: Double
}

extension IsotopicDistribution {
  /// Returns the distribution by nucleon number, down to a cut-off.
  ///
  /// Probabilities are accurate to 10⁻¹² of the highest one for any number of atoms. Peaks below
  /// 10⁻¹⁸ of it are dropped during the calculation.
  ///
  /// - Parameter cutoff: the limit down to which peaks are included, relative to the highest peak
  /// - Throws: `.isotopicOption` for a cut-off out of range; `.cancelled` if the task is cancelled.
  public func nominal(
    _ cutoff: Isotopologues.Cutoff = .relative(1e-12)
  ) throws(PentadError) -> NominalDistribution {
    try cutoff.check()
    let sum = try NominalSum.of(parts)
    let lowest = lowest(sum.entries, cutoff)
    var peaks: [NominalDistribution.Peak] = []
    peaks.reserveCapacity(sum.entries.count)
    var coverage = 0.0
    for (index, entry) in sum.entries.enumerated()
    where entry.probability >= lowest && entry.probability > 0 {
      let (nucleons, probability) = (sum.lowest + index, entry.probability)
      let mass = Double(nucleons) + entry.moment / probability
      peaks.append(
        NominalDistribution.Peak(
          nucleons: nucleons, position: position(mass), probability: probability))
      coverage += probability
    }
    return NominalDistribution(peaks: peaks, coverage: min(1, coverage))
  }

  /// Returns the lowest probability within the cut-off.
  private func lowest(_ entries: [NominalSum.Entry], _ cutoff: Isotopologues.Cutoff) -> Double {
    func values() -> [Double] { entries.map { $0.probability } }
    let lowest =
      switch cutoff {
      case .probability(let lowest): lowest
      case .relative(let share): share * entries.reduce(0) { max($0, $1.probability) }
      case .coverage(let share):
        entries.reduce(0) { $0 + $1.probability } >= share
          ? TopSet.lowest(values(), .sum(share)) : 0
      case .count(let number):
        entries.count > number ? TopSet.lowest(values(), .number(number)) : 0
      }
    return lowest * (1 - 1e-12)
  }
}
