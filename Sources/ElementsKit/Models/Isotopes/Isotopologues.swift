import PentadCore

/// Isotopologues with their masses and probabilities: the fine structure of an isotopic distribution.
public struct Isotopologues: Sendable {
  /// The limit down to which isotopologues are included in a result.
  ///
  /// Probabilities whose relative difference is below 10⁻¹² count as equal. Rounding therefore
  /// never splits a group of equal isotopologues at the limit: the result contains all of them.
  public enum Cutoff: Hashable, Sendable {
    /// Isotopologues with at least this probability, above 0 and at most 1.
    case probability(Double)
    /// Isotopologues with at least this fraction of the highest probability, above 0 and at most 1.
    case relative(Double)
    /// The smallest set whose probabilities sum to at least this, above 0 and at most 1.
    case coverage(Double)
    /// The most probable isotopologues, at least 1 of them, including all ties with the last one.
    case count(Int)
  }

  /// The order of the isotopologues.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The lightest first.
    case mass
    /// The most probable first.
    case probability
    /// The order of calculation: the fastest, and the same for the same input.
    case none
  }

  /// The maximum number of isotopologues in a result, not counting ties with the last: 1,000,000.
  public static let limit = 1_000_000

  /// The number of isotopologues between two checks of the limit and of cancellation.
  static let checkInterval = 1 << 16

  /// The masses in u, or *m/z* of an ion.
  public let positions: [Double]
  /// The probabilities, in the order of ``positions``.
  public let probabilities: [Double]
  /// The sum of ``probabilities``, 0…1: the fraction of all molecules that the result covers.
  public let coverage: Double

  let rows: IsotopologueRows
  /// The number of each isotopologue in the order of calculation.
  let origins: [UInt32]

  /// The number of isotopologues.
  public var count: Int { positions.count }

  /// The nuclides of an isotopologue, all with their mass numbers, and the charge.
  ///
  /// - Parameter index: 0 to ``count`` − 1; `nil` for others.
  public func nuclides(at index: Int) -> Formula? {
    origins.indices.contains(index) ? rows.formula(at: Int(origins[index])) : nil
  }
}

extension PentadError {
  static let tooManyIsotopologues = PentadError(
    .tooManyIsotopologues,
    "more than \(Isotopologues.limit) isotopologues reach the cut-off: raise it, cover less, or ask for "
      + "the nominal or the resolved distribution")
}
