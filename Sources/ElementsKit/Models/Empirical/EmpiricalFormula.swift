public import PentadCore

/// The empirical formula of an elemental analysis: the smallest counts with the measured percentages.
///
/// ```swift
/// let found = try EmpiricalFormula("C 40.00 H 6.71 O 53.28")
/// found.formula.hill  // "CH2O"
/// found.error         // 0.01...
/// ```
///
/// The amounts are divided by the smallest one and multiplied by 1, 2, … 30 in turn, then rounded.
/// The result is the first formula with all percentages within the tolerance; it is in lowest
/// terms.
public struct EmpiricalFormula: Hashable, Sendable {
  /// The share of an element in a mass.
  public struct MassPercent: Hashable, Sendable {
    /// The element.
    public let element: AtomicElement
    /// In percent of the mass.
    public let percent: Double

    /// Creates a share.
    public init(_ element: AtomicElement, _ percent: Double) {
      self.element = element
      self.percent = percent
    }
  }

  /// The formula.
  public let formula: Formula
  /// The largest difference between a percentage of the formula and the measured one, scaled to a sum of
  /// 100 %, in percentage points.
  public let error: Double

  /// Finds the formula for measured shares.
  ///
  /// - Parameters:
  ///   - percentages: the shares, 0 or more; an element with 0 % is ignored. They may sum to 95 to
  ///     105 %, and are scaled to 100 %.
  ///   - tolerance: the largest difference of a scaled percentage, in percentage points above 0;
  ///     elemental analyses pass at 0.3 to 0.4.
  ///   - remainder: the element that makes up the rest to 100 %, if it was not measured.
  /// - Throws: `.formulaPercent` if no formula fits, with the nearest one in the message;
  ///   `.formulaSearchMass` for numbers out of range, an element that occurs twice, and a sum below
  ///   95 or above 105 %; `notFound` for an element without a standard atomic weight.
  public init(
    percent percentages: [MassPercent], tolerance: Double = 0.1, remainder: AtomicElement? = nil
  ) throws(PentadError) {
    let analysis = try ElementalAnalysis(percentages, remainder)
    (formula, error) = try analysis.formula(within: tolerance)
  }

  /// Finds the formula for shares as text: symbols and percentages in turn, separated by spaces, as in
  /// `C 40.00 H 6.71 O 53.28`. A percentage may end with `%`.
  ///
  /// - Throws: as ``init(percent:tolerance:remainder:)``; `.formulaSearchMass` for other text, with
  ///   the offset of the UTF-8 byte; `notFound` for an unknown symbol.
  public init(
    _ text: String, tolerance: Double = 0.1, remainder: AtomicElement? = nil
  ) throws(PentadError) {
    try self.init(
      percent: PercentText.shares(text), tolerance: tolerance, remainder: remainder)
  }
}
