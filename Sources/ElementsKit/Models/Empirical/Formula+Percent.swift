package import PentadCore

extension Formula {
  /// The share of an element in a mass.
  package struct MassPercent: Hashable, Sendable {
    /// The element.
    package let element: AtomicElement
    /// In percent of the mass.
    package let percent: Double

    /// Makes a share.
    package init(_ element: AtomicElement, _ percent: Double) {
      self.element = element
      self.percent = percent
    }
  }

  /// The empirical formula of an elemental analysis.
  ///
  /// ```swift
  /// try Formula(percent: [.init(carbon, 40.00), .init(hydrogen, 6.71)], remainder: oxygen)  // CH2O
  /// ```
  ///
  /// The amounts are divided by the smallest one and multiplied by 1, 2, … 30 in turn. The first formula of
  /// rounded counts that has each percentage within the tolerance is the answer; it is in lowest terms.
  ///
  /// - Parameters:
  ///   - percentages: the shares, 0 or more; an element of 0 % is left out. They may sum to 95 to 105 %,
  ///     and are scaled to 100 %.
  ///   - tolerance: the largest difference of a scaled percentage, in percentage points above 0; elemental
  ///     analyses pass at 0.3 to 0.4.
  ///   - remainder: the element of the rest up to 100 %, where it was not measured.
  /// - Throws: `.formulaPercent` when no formula fits, with the nearest one; `.formulaSearchMass` for
  ///   numbers out of range, an element twice, and a sum below 95 or above 105 %; `notFound` for an
  ///   element without a standard atomic weight.
  package init(
    percent percentages: [MassPercent], tolerance: Double = 0.1, remainder: AtomicElement? = nil
  ) throws(PentadError) {
    self = try EmpiricalFormula(percentages, remainder).formula(within: tolerance)
  }
}
