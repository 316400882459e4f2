import ElementsKit
import PentadCore

extension JSONValue {
  /// An element with its nuclides; unknown values are `null`.
  init(_ element: AtomicElement) {
    let energies = (1...element.atomicNumber).map { element.ionizationEnergy($0) }
    self = [
      "number": .integer(element.atomicNumber),
      "symbol": .string(element.symbol),
      "name": .string(element.name),
      "otherNames": .list(element.otherNames) { Self($0) },
      "casNumber": .string(element.casNumber),
      "category": .string(element.category.rawValue),
      "period": .integer(element.period),
      "group": .optional(element.group()) { .integer($0) },
      "state": .string(element.state.rawValue),
      "isRadioactive": .bool(element.isRadioactive),
      "atomicWeight": Self(element.standardAtomicWeight),
      "configuration": .optional(element.electronConfiguration) { Self($0) },
      "discovery": .optional(element.discovery) { Self($0) },
      "values": .list(element.values) { Self($0) },
      "ionizationEnergies": .list(energies) { .optional($0) { Self($0) } },
      "allotropes": .list(element.allotropes) { Self($0) },
      "nuclides": .list(element.nuclides) { Self($0) },
      "wikipediaURL": .string(element.wikipediaURL),
      "source": .string(element.source.id),
    ]
  }

  private init(_ name: ElementName) {
    self = [
      "text": .string(name.text), "kind": .string(name.kind.rawValue),
      "source": .string(name.source.id),
    ]
  }

  private init(_ weight: AtomicWeight) {
    var members: [Member] = [
      Member("abridged", .optional(weight.abridged?.value) { .number($0) }),
      Member("abridgedUncertainty", .optional(weight.abridged?.uncertainty) { .number($0) }),
      Member("notes", .string(weight.notes)),
      Member("source", .string(weight.source.id)),
    ]
    switch weight.published {
    case .value(let value, let uncertainty):
      members.append(Member("kind", "value"))
      members.append(Member("value", .number(value)))
      members.append(Member("uncertainty", .number(uncertainty)))
    case .interval(let low, let high):
      members.append(Member("kind", "interval"))
      members.append(Member("low", .number(low)))
      members.append(Member("high", .number(high)))
    case .none(let massNumber):
      members.append(Member("kind", "none"))
      members.append(Member("massNumber", .integer(massNumber)))
    }
    self = .object(members)
  }

  private init(_ electrons: ElectronConfiguration) {
    self = [
      "short": .string(electrons.short), "full": .string(electrons.full),
      "shells": .list(electrons.shells) { .integer($0) },
      "certainty": .string(electrons.certainty.rawValue), "source": .string(electrons.source.id),
    ]
  }

  private init(_ discovery: Discovery) {
    self = [
      "era": .string(discovery.era.rawValue),
      "claims": .list([discovery.accepted] + discovery.claims) { Self($0) },
    ]
  }

  private init(_ claim: Discovery.Claim) {
    self = [
      "from": .optional(claim.years?.lowerBound) { .integer($0) },
      "to": .optional(claim.years?.upperBound) { .integer($0) },
      "credited": .text(claim.credited), "note": .text(claim.note),
      "source": .string(claim.source.id),
    ]
  }

  private init(_ value: ElementValue) {
    self = [
      "property": .string(value.property.rawValue), "allotrope": .string(value.allotrope),
      "quantity": Self(value.quantity),
    ]
  }

  private init(_ quantity: Quantity) {
    self = [
      "value": .number(quantity.value),
      "uncertainty": .optional(quantity.uncertainty) { .number($0) },
      "unit": .string(quantity.unit), "condition": .text(quantity.condition),
      "certainty": .string(quantity.certainty.rawValue), "source": .string(quantity.source.id),
    ]
  }

  private init(_ form: Allotrope) {
    self = [
      "name": .string(form.name), "structure": .text(form.structure),
      "isStandard": .bool(form.isStandard),
      "meltingPoint": .optional(form.meltingPoint) { Self($0) },
      "boilingPoint": .optional(form.boilingPoint) { Self($0) },
      "sublimationPoint": .optional(form.sublimationPoint) { Self($0) },
      "density": .optional(form.density) { Self($0) },
    ]
  }

  private init(_ nuclide: Nuclide) {
    self = [
      "massNumber": .integer(nuclide.massNumber),
      "mass": .optional(nuclide.mass) { Self($0) },
      "abundance": .optional(nuclide.abundance) { Self($0) },
      "stability": .string(nuclide.stability.rawValue),
      "halfLife": .optional(nuclide.halfLife) { .number($0.seconds) },
      "halfLifeUncertainty": .optional(nuclide.halfLife?.uncertainty) { .number($0) },
      "halfLifePublished": .optional(nuclide.halfLife) { .number($0.published) },
      "halfLifeUnit": .text(nuclide.halfLife?.unit),
      "halfLifeRelation": .text(nuclide.halfLife?.relation),
      "halfLifeIsEstimated": .bool(nuclide.halfLife?.isEstimated ?? false),
      "halfLifeLimit": .optional(nuclide.halfLifeLimit) { .number($0.seconds) },
      "halfLifeLimitPublished": .optional(nuclide.halfLifeLimit) { .number($0.published) },
      "halfLifeLimitRelation": .text(nuclide.halfLifeLimit?.relation),
      "halfLifeLimitUnit": .text(nuclide.halfLifeLimit?.unit),
      "decays": .list(nuclide.decays) { Self($0) },
      "spin": .text(nuclide.spin), "parity": .text(nuclide.parity),
      "spinParity": .text(nuclide.spinParity),
      "discoveryYear": .optional(nuclide.discoveryYear) { .integer($0) },
    ]
  }

  private init(_ decay: Decay) {
    self = [
      "mode": .string(decay.mode), "percent": .optional(decay.percent) { .number($0) },
      "uncertainty": .optional(decay.uncertainty) { .number($0) },
      "relation": .string(decay.relation), "source": .string(decay.source.id),
    ]
  }

  private static func list<Item>(_ items: [Item], _ json: (Item) -> JSONValue) -> JSONValue {
    .array(items.map(json))
  }

  private static func optional<Item>(_ item: Item?, _ json: (Item) -> JSONValue) -> JSONValue {
    item.map(json) ?? .null
  }

  private static func text(_ text: String?) -> JSONValue { optional(text) { .string($0) } }
}
