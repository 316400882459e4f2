/// A scale of electronegativity.
///
/// The scales are based on different properties, and their values are not comparable. A list is
/// sorted by one scale. An element without a value on that scale has none; values of other scales
/// are never substituted.
public enum ElectronegativityScale: String, Hashable, Sendable, CaseIterable {
  /// Pauling's, from bond energies, as Allred revised it in 1961.
  case pauling
  /// Allen's, from configuration energies, in Pauling units: the energy in eV × 0.169057.
  case allen
  /// Allen's configuration energy in eV.
  case allenEnergy
  /// Mulliken's in Pauling units: 0.336 (χ − 0.615) of the energy χ in eV.
  case mulliken
  /// Mulliken's in eV: the mean of the first ionization energy and the electron affinity.
  case mullikenEnergy
  /// Allred's and Rochow's, from the electrostatic force at the covalent radius; as published.
  case allredRochow
  /// Sanderson's, from electron densities; as published in 1983.
  case sanderson
  /// Ghosh's, from absolute radii; as published in 2005.
  case ghosh
}

extension AtomicElement {
  /// Returns the electronegativity on a scale; `nil` if the scale has no value for the element.
  ///
  /// The value is a pure number, except for the two scales in eV. Mulliken's scale requires an
  /// electron affinity, so elements without a stable anion have no value on it.
  ///
  /// Sources: those of the tables; Mann, Meek and Allen 2000 for configuration energies; for
  /// Mulliken's scale, the source of the electron affinity.
  public func electronegativity(_ scale: ElectronegativityScale) -> Quantity? {
    switch scale {
    case .pauling: self[.electronegativityPauling]
    case .allenEnergy: self[.electronegativityAllen]
    case .allen:
      self[.electronegativityAllen]?.scaled(by: 0.169057, less: 0, condition: "in Pauling units")
    case .mullikenEnergy: mullikenEnergy
    case .mulliken: mullikenEnergy?.scaled(by: 0.336, less: 0.615, condition: "in Pauling units")
    default: ElectronegativityTable.values[scale]?[z]
    }
  }

  private var mullikenEnergy: Quantity? {
    guard let ionization = self[.firstIonizationEnergy], let affinity = self[.electronAffinity]
    else {
      return nil
    }
    let isPredicted = [ionization.certainty, affinity.certainty].contains(.predicted)
    var uncertainty: Double?
    if let a = ionization.uncertainty, let b = affinity.uncertainty {
      uncertainty = (a * a + b * b).squareRoot() / 2
    }
    return Quantity(
      value: (ionization.value + affinity.value) / 2, uncertainty: uncertainty, unit: "eV",
      certainty: isPredicted ? .predicted : .calculated, source: affinity.source)
  }
}

extension PeriodicTable {
  /// Returns the elements with a value on a scale, the lowest value first; ties by atomic number.
  ///
  /// - Parameter scale: the scale
  ///
  /// C: `pentad_elements_list_by_scale`.
  public func elements(by scale: ElectronegativityScale) -> [AtomicElement] {
    let values = (1...118).compactMap { number -> (AtomicElement, Double)? in
      let element = AtomicElement(unchecked: number)
      return element.electronegativity(scale).map { (element, $0.value) }
    }
    return values.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 < $1.1 }.map(\.0)
  }
}

extension Quantity {
  /// Returns a pure number for a value in eV: `factor` times the value minus `offset`.
  fileprivate func scaled(by factor: Double, less offset: Double, condition: String) -> Quantity {
    Quantity(
      value: factor * (value - offset), uncertainty: uncertainty.map { factor * $0 }, unit: "",
      condition: condition, certainty: certainty == .predicted ? .predicted : .calculated,
      source: source)
  }
}
