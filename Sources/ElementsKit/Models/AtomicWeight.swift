/// The standard atomic weight of an element as CIAAW publishes it.
///
/// Source: Commission on Isotopic Abundances and Atomic Weights (CIAAW), Standard Atomic Weights
/// 2024.
public struct AtomicWeight: Hashable, Sendable {
  /// The published form of a standard atomic weight.
  public enum Published: Hashable, Sendable {
    /// A value and its uncertainty, both in u; published for 70 elements.
    case value(Double, uncertainty: Double)
    /// The range found in normal materials, in u; published for 14 elements.
    case interval(low: Double, high: Double)
    /// No standard atomic weight, because the element has no characteristic terrestrial
    /// composition.
    ///
    /// This applies to 34 elements.
    case none(massNumberOfLongestLived: Int)
  }

  /// A value rounded to five significant figures or fewer, with its uncertainty, both in u.
  public struct Abridged: Hashable, Sendable {
    /// The value in u.
    public let value: Double
    /// The uncertainty in u.
    public let uncertainty: Double
  }

  /// The value, interval or absence that CIAAW publishes.
  public let published: Published
  /// CIAAW's abridged value; `nil` when there is no standard atomic weight.
  public let abridged: Abridged?
  /// The lowest and the highest value that the published one allows, in u.
  ///
  /// They are the ends of the interval, or the value minus and plus its uncertainty.
  public let bounds: ClosedRange<Double>?
  /// The letters of CIAAW's footnotes.
  ///
  /// They are any of `g` (geological specimens outside the range), `m` (modified material on the
  /// market) and `r` (range prevents a better value).
  public let notes: String
  /// The edition of CIAAW's table.
  public let source: Reference

  /// The number to calculate with, in u: the published value, or the abridged value of an interval.
  public var value: Double? {
    if case .value(let value, _) = published { value } else { abridged?.value }
  }
}
