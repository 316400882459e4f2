/// A numeric property of the elements, for filters, sort orders and colour scales.
///
/// C: `pentad_elements_property`.
public enum ElementProperty: String, Hashable, Sendable, CaseIterable {
  /// The standard atomic weight to calculate with, in u.
  case standardAtomicWeight
  /// The density in g/cm3, at the condition that the value states.
  case density
  /// The melting point in K, at standard pressure.
  case meltingPoint
  /// The boiling point in K, at standard pressure.
  case boilingPoint
  /// The sublimation point in K, at standard pressure.
  case sublimationPoint
  /// The electronegativity on Pauling's scale.
  case electronegativityPauling
  /// The electronegativity on Allen's scale.
  case electronegativityAllen
  /// The electron affinity in eV; positive when energy is released.
  case electronAffinity
  /// The energy to remove the first electron, in eV.
  case firstIonizationEnergy
  /// The atomic radius in pm.
  case atomicRadius
  /// The covalent radius in pm.
  case covalentRadius
  /// The van der Waals radius in pm.
  case vanDerWaalsRadius
  /// The enthalpy of fusion in kJ/mol.
  case fusionEnthalpy
  /// The enthalpy of vaporization in kJ/mol.
  case vaporizationEnthalpy
  /// The specific heat capacity in J/(g·K).
  case specificHeatCapacity
  /// The thermal conductivity in W/(m·K).
  case thermalConductivity
  /// The abundance in the Earth's crust in mg/kg.
  case crustalAbundance
  /// The temperature in K at which solid, liquid and gas coexist. The condition states the
  /// pressure.
  case triplePoint
  /// The temperature of a transition from one solid form to another, in K.
  case transitionPoint
  /// The density of the liquid in g/cm3, at the temperature that the value states.
  case liquidDensity

  /// A Boolean value that indicates whether the property belongs to a change of phase or form.
  var isOfPhaseChange: Bool {
    switch self {
    case .meltingPoint, .boilingPoint, .sublimationPoint, .transitionPoint, .triplePoint,
      .fusionEnthalpy, .vaporizationEnthalpy:
      true
    default: false
    }
  }
}
