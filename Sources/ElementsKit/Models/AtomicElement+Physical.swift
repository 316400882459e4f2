extension AtomicElement {
  /// Returns the value of a property, for the reference form if the element has several forms.
  ///
  /// If the reference form has no value of a phase change (a temperature or an enthalpy), the
  /// result is the value of another form. For example, orthorhombic sulfur becomes monoclinic
  /// before it melts, so the melting point of sulfur is that of monoclinic sulfur.
  /// ``Quantity/condition`` then names the form. If several other forms have a value, the result is
  /// the lowest one at 101.325 kPa.
  ///
  /// The result is `nil`, never 0, when no source gives a value. Helium has no melting point: it
  /// stays liquid down to 0 K below 2.5 MPa.
  ///
  /// C: `pentad_elements_value_get`.
  public subscript(property: ElementProperty) -> Quantity? {
    switch property {
    case .standardAtomicWeight: weightQuantity
    case .firstIonizationEnergy: record.ionizationEnergies[1]
    default:
      quantity(property, of: "") ?? quantity(property, of: standardForm)
        ?? (property.isOfPhaseChange ? ofAnotherForm(property) : nil)
    }
  }

  /// Returns the value of a property for one allotrope.
  public func quantity(_ property: ElementProperty, ofAllotrope name: String) -> Quantity? {
    quantity(property, of: name)
  }

  /// The forms of the element with their transitions; at least one.
  ///
  /// An element without named forms has a single form with an empty name.
  public var allotropes: [Allotrope] {
    let forms = record.forms.isEmpty ? [("", nil, true)] : record.forms
    return forms.map { name, structure, isStandard in
      func value(_ property: ElementProperty) -> Quantity? {
        quantity(property, of: name) ?? (isStandard ? quantity(property, of: "") : nil)
      }
      return Allotrope(
        name: name, structure: structure, isStandard: isStandard,
        meltingPoint: value(.meltingPoint), boilingPoint: value(.boilingPoint),
        sublimationPoint: value(.sublimationPoint), density: value(.density))
    }
  }

  /// The standard atomic weight.
  ///
  /// It is ``AtomicWeight/Published/none(massNumberOfLongestLived:)`` for 34 elements.
  public var standardAtomicWeight: AtomicWeight { record.weight ?? .absent }

  /// Returns the energy to remove the `order`-th electron, in eV; `order` is 1…atomic number.
  public func ionizationEnergy(_ order: Int) -> Quantity? { record.ionizationEnergies[order] }

  private func quantity(_ property: ElementProperty, of allotrope: String) -> Quantity? {
    record.quantities.first { $0.property == property && $0.allotrope == allotrope }?.quantity
  }

  private func ofAnotherForm(_ property: ElementProperty) -> Quantity? {
    let values = record.quantities.filter { $0.property == property }
    let ordinary = values.filter(\.quantity.isAtStandardPressure)
    let lowest = (ordinary.isEmpty ? values : ordinary).min { a, b in
      a.quantity.value < b.quantity.value
    }
    return lowest.map { $0.quantity.ofForm($0.allotrope) }
  }

  private var standardForm: String { record.forms.first { $0.isStandard }?.name ?? "" }

  private var weightQuantity: Quantity? {
    let weight = standardAtomicWeight
    guard let value = weight.value else { return nil }
    let uncertainty: Double? =
      if case .value(_, let published) = weight.published { published } else {
        weight.abridged?.uncertainty
      }
    return Quantity(value: value, uncertainty: uncertainty, unit: "u", source: weight.source)
  }
}

extension Quantity {
  /// True if the condition of a transition temperature is exactly 101.325 kPa.
  var isAtStandardPressure: Bool { condition == "101.325 kPa" }

  /// Returns the value with the name of a form before its condition.
  fileprivate func ofForm(_ name: String) -> Quantity {
    Quantity(
      value: value, uncertainty: uncertainty, unit: unit,
      condition: condition.map { "\(name), \($0)" } ?? name, certainty: certainty, source: source)
  }
}

extension AtomicWeight {
  fileprivate static let absent = AtomicWeight(
    published: .none(massNumberOfLongestLived: 0), abridged: nil, bounds: nil, notes: "",
    source: .unnamed)
}

/// A value of a property, for the element itself or for one of its allotropes.
public struct ElementValue: Hashable, Sendable {
  /// The property.
  public let property: ElementProperty
  /// The allotrope's name; empty for a value of the element itself.
  public let allotrope: String
  /// The value.
  public let quantity: Quantity
}

extension AtomicElement {
  /// All known values of properties, for the element and its allotropes.
  ///
  /// They are sorted by property in the order of ``ElementProperty``, then by allotrope.
  public var values: [ElementValue] {
    let derived: [ElementProperty] = [.standardAtomicWeight, .firstIonizationEnergy]
    let values =
      derived.compactMap { property in
        self[property].map { ElementValue(property: property, allotrope: "", quantity: $0) }
      } + record.quantities
    let order = ElementProperty.allCases
    func rank(_ value: ElementValue) -> (Int, String) {
      (order.firstIndex(of: value.property) ?? order.count, value.allotrope)
    }
    return values.sorted { rank($0) < rank($1) }
  }
}
