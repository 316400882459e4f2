public import PentadCore

extension AtomicElement {
  /// The phase of the reference form at a temperature and standard pressure.
  ///
  /// Derived from the transition temperatures: as certain as those that decide it, the melting point of a
  /// solid, the boiling point of a gas, both of a liquid, and `nil` when they are unknown. At a
  /// transition temperature itself the hotter phase counts.
  ///
  /// - Parameter kelvin: the temperature in K, from 0.
  /// - Throws: `invalid` for a temperature below 0, or none.
  public func phase(at kelvin: Double) throws(PentadError) -> PhaseStatement? {
    guard kelvin >= 0, kelvin.isFinite else {
      throw PentadError(.invalid, "\(kelvin) K is no temperature; use 0 K or more")
    }
    return derivedPhase(kelvin)
  }

  /// The phase of the reference form at 25 °C and standard pressure.
  public var phase: PhaseStatement? { derivedPhase(298.15) }

  private func derivedPhase(_ kelvin: Double) -> PhaseStatement? {
    let boils = self[.boilingPoint] ?? self[.sublimationPoint]
    let melts = self[.meltingPoint] ?? (self[.boilingPoint] == nil ? boils : nil)
    if let boils, kelvin >= boils.value {
      return PhaseStatement(phase: .gas, certainty: boils.certainty)
    }
    guard let melts else { return nil }
    if kelvin < melts.value { return PhaseStatement(phase: .solid, certainty: melts.certainty) }
    guard let boils else { return nil }
    let isMeasured = melts.certainty == .measured && boils.certainty == .measured
    return PhaseStatement(phase: .liquid, certainty: isMeasured ? .measured : .predicted)
  }

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
