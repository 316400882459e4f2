/// A physical value with all that is known about it.
///
/// A value that nobody has measured or predicted is absent (`nil`), never 0 or NaN.
public struct Quantity: Hashable, Sendable {
  /// The value in ``unit``; always finite.
  public let value: Double
  /// The standard uncertainty in ``unit``; nil where the source states none.
  public let uncertainty: Double?
  /// The unit's symbol: `K`, `g/cm3`, `eV`, `pm`, `kJ/mol`, `u`, `s`; empty for a pure number.
  public let unit: String
  /// What the value holds for, such as `293.15 K, liquid`; `nil` when nothing need be said.
  ///
  /// Begins with the form where ``AtomicElement/subscript(_:)`` gives a value of a form other than the
  /// reference form: `monoclinic, 101.325 kPa`.
  public let condition: String?
  /// Whether it was measured, calculated or predicted.
  public let certainty: Certainty
  /// Who says so.
  public let source: Reference

  init(
    value: Double, uncertainty: Double? = nil, unit: String, condition: String? = nil,
    certainty: Certainty = .measured, source: Reference
  ) {
    self.value = value
    self.uncertainty = uncertainty
    self.unit = unit
    self.condition = condition
    self.certainty = certainty
    self.source = source
  }
}

/// How a value came about.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Measured, or evaluated from measurements.
  case measured
  /// Calculated or extrapolated; no measurement exists.
  case predicted
  /// Follows from measured values by a law that holds to the digits given, as the density of an ideal
  /// gas does from the molar mass.
  case calculated
}
