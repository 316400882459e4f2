/// Oxidation states of the elements of a formula that sum to its charge.
public struct OxidationAssignment: Hashable, Sendable {
  /// The mean oxidation state of the atoms of an element.
  public struct State: Hashable, Sendable {
    /// The element.
    public let element: AtomicElement
    let mean: ExactFraction

    /// The numerator of the mean in lowest terms: 8 of 8⁄3 for iron in Fe₃O₄, two Fe³⁺ and one
    /// Fe²⁺.
    public var numerator: Int64 { mean.numerator }
    /// The denominator of the mean, at least 1.
    public var denominator: Int64 { mean.denominator }
    /// The mean as the nearest `Double`.
    public var value: Double { mean.value }
  }

  /// The states, in the order of the formula's composition.
  public let states: [State]
  /// The least usual level of the states. A mean that is not whole has the level of its neighboring
  /// states.
  public let level: OxidationLevel
}

extension OxidationAssignment: CustomStringConvertible {
  /// `Fe 8/3 O -2`.
  public var description: String {
    states.map { "\($0.element.symbol) \($0)" }.joined(separator: " ")
  }
}

extension OxidationAssignment.State: CustomStringConvertible {
  /// The mean as a whole number or a fraction: `-2`, `8/3`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
