public import PentadCore

extension AtomicElement {
  /// The phase at a temperature and a pressure of 101.325 kPa.
  ///
  /// Derived from the transition temperatures at that pressure: solid below the lowest temperature at
  /// which any form melts or sublimes, gas from the boiling point, or from the sublimation point of an
  /// element that does not boil, liquid between. It is as certain as the temperatures that decide it, the
  /// melting point of a solid, the boiling point of a gas, both of a liquid, and `nil` when they are
  /// unknown. At a transition temperature itself the hotter phase counts. Helium is liquid from 0 K to
  /// its boiling point: it becomes solid only above 2.5 MPa.
  ///
  /// - Parameter kelvin: the temperature in K, from 0.
  /// - Throws: `invalid` for a temperature below 0, or none.
  public func phase(at kelvin: Double) throws(PentadError) -> PhaseStatement? {
    guard kelvin >= 0, kelvin.isFinite else {
      throw PentadError(.invalid, "\(kelvin) K is no temperature; use 0 K or more")
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

  /// The lowest of some temperatures over all forms, at 101.325 kPa.
  private func lowest(_ properties: ElementProperty...) -> Quantity? {
    record.quantities
      .filter { properties.contains($0.property) && $0.quantity.isAtStandardPressure }
      .map(\.quantity).min { $0.value < $1.value }
  }

  /// A Boolean value that indicates whether the element has no solid phase at 101.325 kPa: helium.
  private var staysLiquid: Bool { z == 2 }

  /// The original's state: "Artificial" for Tc, Pm and from Np on, else the phase at 25 °C.
  ///
  /// Where the phase was not measured the element counts as solid, as the original has At and Fr.
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
