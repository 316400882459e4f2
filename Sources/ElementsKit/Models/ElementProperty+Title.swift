extension ElementProperty {
  /// The title for a heading or a legend, in English, with a capital: `Melting point`.
  ///
  /// Each property has a different title. It does not contain the unit, which is in each value:
  /// ``Quantity/unit``.
  ///
  /// C: `pentad_elements_property_title`.
  public var title: String {
    switch self {
    case .standardAtomicWeight: "Standard atomic weight"
    case .density: "Density"
    case .meltingPoint: "Melting point"
    case .boilingPoint: "Boiling point"
    case .sublimationPoint: "Sublimation point"
    case .electronegativityPauling: "Electronegativity (Pauling)"
    case .electronegativityAllen: "Electronegativity (Allen)"
    case .electronAffinity: "Electron affinity"
    case .firstIonizationEnergy: "First ionization energy"
    case .atomicRadius: "Atomic radius"
    case .covalentRadius: "Covalent radius"
    case .vanDerWaalsRadius: "Van der Waals radius"
    case .fusionEnthalpy: "Enthalpy of fusion"
    case .vaporizationEnthalpy: "Enthalpy of vaporization"
    case .specificHeatCapacity: "Specific heat capacity"
    case .thermalConductivity: "Thermal conductivity"
    case .crustalAbundance: "Abundance in the Earth’s crust"
    case .triplePoint: "Triple point"
    case .transitionPoint: "Transition point"
    case .liquidDensity: "Density of the liquid"
    }
  }
}
