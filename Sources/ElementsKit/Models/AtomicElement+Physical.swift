extension AtomicElement {
  /// The value of a property, for the reference form when there are several.
  ///
  /// `nil` when no source gives one: never 0.
  public subscript(property: ElementProperty) -> Quantity? {
    switch property {
    case .standardAtomicWeight: weightQuantity
    case .firstIonizationEnergy: record.ionizationEnergies[1]
    default: quantity(property, of: "") ?? quantity(property, of: standardForm)
    }
  }

  /// The value of a property for one allotrope.
  public func quantity(_ property: ElementProperty, ofAllotrope name: String) -> Quantity? {
    quantity(property, of: name)
  }

  /// The forms of the element with their transitions; at least one.
  ///
  /// An element without named forms has one with an empty name.
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

  /// The standard atomic weight; ``AtomicWeight/Published/none(massNumberOfLongestLived:)`` for 34
  /// elements.
  public var standardAtomicWeight: AtomicWeight { record.weight ?? .absent }

  /// The energy to remove the `order`-th electron, in eV; `order` is 1…atomic number.
  public func ionizationEnergy(_ order: Int) -> Quantity? { record.ionizationEnergies[order] }

  private func quantity(_ property: ElementProperty, of allotrope: String) -> Quantity? {
    record.quantities.first { $0.property == property && $0.allotrope == allotrope }?.quantity
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

extension AtomicWeight {
  fileprivate static let absent = AtomicWeight(
    published: .none(massNumberOfLongestLived: 0), abridged: nil, bounds: nil, notes: "",
    source: .unnamed)
}

/// A property's value, for the element as such or for one of its allotropes.
public struct ElementValue: Hashable, Sendable {
  /// The property.
  public let property: ElementProperty
  /// The allotrope's name; empty for the element as such.
  public let allotrope: String
  /// The value.
  public let quantity: Quantity
}

extension AtomicElement {
  /// Everything known of the properties, by property in the order of ``ElementProperty``, then by
  /// allotrope.
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
