import PentadCore

/// Isotopologues with their masses and probabilities: the fine structure of an isotopic distribution.
public struct Isotopologues: Sendable {
  /// Which isotopologues a result has.
  ///
  /// Probabilities that differ by less than 10⁻¹² of their value count as equal, so that rounding
  /// divides no group of equal ones at the limit: all of them are in the result.
  public enum Cutoff: Hashable, Sendable {
    /// Those with at least this probability, above 0 and at most 1.
    case probability(Double)
    /// Those with at least this share of the highest probability, above 0 and at most 1.
    case relative(Double)
    /// The smallest set whose probabilities sum to at least this, above 0 and at most 1.
    case coverage(Double)
    /// The most probable ones, at least 1, and those that are as probable as the last of them.
    case count(Int)
  }

  /// The order of the isotopologues.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// Rising in mass.
    case mass
    /// Falling in probability.
    case probability
    /// As the calculation finds them: the same for the same input, and the fastest.
    case none
  }

  /// The most isotopologues in a result, but for those that tie with the last: 1,000,000.
  public static let limit = 1_000_000

  /// The numbers of isotopologues between two looks at the limit and for a cancellation.
  static let checkInterval = 1 << 16

  /// The masses in u, or *m/z* of an ion.
  public let positions: [Double]
  /// The probabilities, in the order of ``positions``.
  public let probabilities: [Double]
  /// The sum of ``probabilities``, 0…1: the share of all molecules that is in the result.
  public let coverage: Double

  let rows: IsotopologueRows
  /// For each isotopologue, its number in the order of calculation.
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
