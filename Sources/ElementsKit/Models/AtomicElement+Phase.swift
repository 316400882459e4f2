public import PentadCore

extension AtomicElement {
  /// Returns the phase at a temperature and a pressure of 101.325 kPa.
  ///
  /// The phase is derived from the transition temperatures at that pressure:
  ///
  /// - The element is solid below the lowest temperature at which any form melts or sublimes.
  /// - It is a gas from the boiling point, or from the sublimation point if it does not boil.
  /// - It is liquid in between. Helium is liquid from 0 K to its boiling point: it becomes solid
  ///   only above 2.5 MPa.
  /// - At a transition temperature itself, the result is the hotter phase.
  ///
  /// The certainty is that of the temperatures that decide the phase: the melting point for a
  /// solid, the boiling point for a gas, both for a liquid. The result is `nil` if they are
  /// unknown.
  ///
  /// - Parameter kelvin: the temperature in K, from 0.
  /// - Throws: `invalid` for a temperature below 0, or one that is not finite.
  public func phase(at kelvin: Double) throws(PentadError) -> PhaseStatement? {
    guard kelvin >= 0, kelvin.isFinite else {
      throw PentadError(.invalid, "\(kelvin) K is not a temperature; use 0 K or more")
    }
    return derivedPhase(kelvin)
  }

  /// The phase at 25 °C and 101.325 kPa.
  public var phase: PhaseStatement? { derivedPhase(298.15) }

  private func derivedPhase(_ kelvin: Double) -> PhaseStatement? {
    let boils = lowest(.boilingPoint) ?? lowest(.sublimationPoint)
    if let boils, kelvin >= boils.value {
      return PhaseStatement(phase: .gas, certainty: boils.certainty)
    }
    if staysLiquid { return boils.map { PhaseStatement(phase: .liquid, certainty: $0.certainty) } }
    guard let melts = lowest(.meltingPoint, .sublimationPoint) else { return nil }
    if kelvin < melts.value { return PhaseStatement(phase: .solid, certainty: melts.certainty) }
    guard let boils else { return nil }
    let isMeasured = melts.certainty == .measured && boils.certainty == .measured
    return PhaseStatement(phase: .liquid, certainty: isMeasured ? .measured : .predicted)
  }

  /// Returns the lowest of some temperatures over all forms, at 101.325 kPa.
  private func lowest(_ properties: ElementProperty...) -> Quantity? {
    record.quantities
      .filter { properties.contains($0.property) && $0.quantity.isAtStandardPressure }
      .map(\.quantity).min { $0.value < $1.value }
  }

  /// A Boolean value that indicates whether the element has no solid phase at 101.325 kPa: helium.
  private var staysLiquid: Bool { z == 2 }

  /// The state in the original: "Artificial" for Tc, Pm and from Np on, otherwise the phase at 25
  /// °C.
  ///
  /// If the phase was not measured, the element counts as solid, like At and Fr in the original.
  public var state: ElementState {
    switch z {
    case 43, 61, 93...: .artificial
    default:
      switch phase {
      case PhaseStatement(phase: .gas, certainty: .measured): .gas
      case PhaseStatement(phase: .liquid, certainty: .measured): .liquid
      default: .solid
      }
    }
  }
}
