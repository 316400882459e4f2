/// A physical value with its unit, uncertainty, condition, certainty and source.
///
/// A value that was never measured, calculated or predicted is absent (`nil`), never 0 or NaN.
public struct Quantity: Hashable, Sendable {
  /// The value in ``unit``; always finite.
  public let value: Double
  /// The standard uncertainty in ``unit``; nil where the source states none.
  public let uncertainty: Double?
  /// The unit's symbol: `K`, `g/cm3`, `eV`, `pm`, `kJ/mol`, `u`, `s`; empty for a pure number.
  public let unit: String
  /// The condition that the value applies to, such as `293.15 K, liquid`; `nil` when none needs to
  /// be stated.
  ///
  /// It begins with the form if ``AtomicElement/subscript(_:)`` returns a value of a form other
  /// than the reference form: `monoclinic, 101.325 kPa`.
  public let condition: String?
  /// The certainty of the value: measured, calculated or predicted.
  public let certainty: Certainty
  /// The source of the value.
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

/// The origin of a value: measurement, calculation or prediction.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Measured, or evaluated from measurements.
  case measured
  /// Calculated or extrapolated; no measurement exists.
  case predicted
  /// Calculated from measured values by a law that is exact to the digits given. An example is the
  /// density of an ideal gas, calculated from the molar mass.
  case calculated
}
