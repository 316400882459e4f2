/// A numeric property of the elements, by which they can be filtered, sorted and coloured.
///
/// C: `pentad_elements_property`.
public enum ElementProperty: String, Hashable, Sendable, CaseIterable {
  /// The standard atomic weight to calculate with, in u.
  case standardAtomicWeight
  /// In g/cm3, at the condition that the value states.
  case density
  /// In K, at standard pressure.
  case meltingPoint
  /// In K, at standard pressure.
  case boilingPoint
  /// In K, at standard pressure.
  case sublimationPoint
  /// On Pauling's scale.
  case electronegativityPauling
  /// On Allen's scale.
  case electronegativityAllen
  /// In eV; positive when energy is set free.
  case electronAffinity
  /// To remove the first electron, in eV.
  case firstIonizationEnergy
  /// In pm.
  case atomicRadius
  /// In pm.
  case covalentRadius
  /// In pm.
  case vanDerWaalsRadius
  /// In kJ/mol.
  case fusionEnthalpy
  /// In kJ/mol.
  case vaporizationEnthalpy
  /// In J/(g·K).
  case specificHeatCapacity
  /// In W/(m·K).
  case thermalConductivity
  /// In mg/kg of the Earth's crust.
  case crustalAbundance
  /// Where solid, liquid and gas meet, in K; the pressure is in the condition.
  case triplePoint
  /// From one solid form to another, in K.
  case transitionPoint
  /// Of the liquid, in g/cm3, at the temperature that the value states.
  case liquidDensity

  /// A Boolean value that indicates whether the property is of a change of the phase or the form.
  var isOfPhaseChange: Bool {
    switch self {
    case .meltingPoint, .boilingPoint, .sublimationPoint, .transitionPoint, .triplePoint,
      .fusionEnthalpy, .vaporizationEnthalpy:
      true
    default: false
    }
  }
}
