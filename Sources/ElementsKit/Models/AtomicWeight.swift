/// The standard atomic weight of an element as CIAAW publishes it.
///
/// Source: Commission on Isotopic Abundances and Atomic Weights (CIAAW), Standard Atomic Weights
/// 2024.
public struct AtomicWeight: Hashable, Sendable {
  /// What CIAAW states for an element.
  public enum Published: Hashable, Sendable {
    /// A value and its uncertainty, both in u: 70 elements.
    case value(Double, uncertainty: Double)
    /// The range that normal materials show, in u: 14 elements.
    case interval(low: Double, high: Double)
    /// No standard atomic weight, as the element has no characteristic terrestrial composition: 34.
    case none(massNumberOfLongestLived: Int)
  }

  /// A value rounded to five significant figures or fewer, with its uncertainty, both in u.
  public struct Abridged: Hashable, Sendable {
    /// The value in u.
    public let value: Double
    /// The uncertainty in u.
    public let uncertainty: Double
  }

  /// What CIAAW states.
  public let published: Published
  /// CIAAW's abridged value; `nil` when there is no standard atomic weight.
  public let abridged: Abridged?
  /// The lowest and highest value that the published one allows, in u: the interval, or the value less
  /// and plus its uncertainty.
  public let bounds: ClosedRange<Double>?
  /// CIAAW's footnotes: some of `g` (geological specimens outside the range), `m` (modified
  /// material on the market), `r` (range prevents a better value).
  public let notes: String
  /// The edition.
  public let source: Reference

  /// The number to calculate with, in u: the published value, for an interval the abridged value.
  public var value: Double? {
    if case .value(let value, _) = published { value } else { abridged?.value }
  }
}
