/// Oxidation states of the elements of a formula that sum to its charge.
package struct OxidationAssignment: Hashable, Sendable {
  /// The mean oxidation state of the atoms of an element.
  package struct State: Hashable, Sendable {
    /// The element.
    package let element: AtomicElement
    let mean: ExactFraction

    /// The mean as a fraction in lowest terms: 8 of 8⁄3 for iron in Fe₃O₄, two Fe³⁺ and one Fe²⁺.
    package var numerator: Int64 { mean.numerator }
    /// The denominator of the mean, at least 1.
    package var denominator: Int64 { mean.denominator }
    /// The mean, rounded once.
    package var value: Double { mean.value }
  }

  /// The states, in the order of the formula's composition.
  package let states: [State]
  /// The least usual level among the states; that of the states around it for a mean that is not whole.
  package let level: OxidationLevel
}

extension OxidationAssignment: CustomStringConvertible {
  /// `Fe 8/3 O -2`.
  package var description: String {
    states.map { state in
      let fraction = state.denominator == 1 ? "" : "/\(state.denominator)"
      return "\(state.element.symbol) \(state.numerator)\(fraction)"
    }
    .joined(separator: " ")
  }
}
