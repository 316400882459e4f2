import ElementsKit
import PentadCore

extension AtomicElement {
  /// Returns the element as JSON, as `elements show` prints it. The dumps of C and Python are equal
  /// to it.
  func json(withNuclides: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("allotropes", .array(allotropes.map(\.json))),
      .init("atomicWeight", standardAtomicWeight.json), .init("casNumber", .string(casNumber)),
      .init("category", .string(category.rawValue)),
      .init("configuration", electronConfiguration?.json ?? .null),
      .init("discovery", discovery?.json ?? .null), .init("group", JSONValue(group())),
      .init(
        "ionizationEnergies",
        .array((1...atomicNumber).map { ionizationEnergy($0)?.json ?? .null })),
      .init("isRadioactive", .bool(isRadioactive)), .init("name", .string(name)),
      .init("number", .integer(atomicNumber)),
      .init("otherNames", .array(otherNames.map(\.json))), .init("period", .integer(period)),
      .init("source", .string(source.id)), .init("state", .string(state.rawValue)),
      .init("symbol", .string(symbol)), .init("values", .array(values.map(\.json))),
      .init("wikipediaURL", .string(wikipediaURL)),
    ]
    if withNuclides { members.append(.init("nuclides", .array(nuclides.map(\.json)))) }
    return .object(members)
  }
}

extension JSONValue {
  init(_ number: Double?) { self = number.map { .number($0) } ?? .null }
  init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}

extension Quantity {
  fileprivate var json: JSONValue {
    [
      "certainty": .string(certainty.rawValue), "condition": JSONValue(condition),
      "source": .string(source.id), "uncertainty": JSONValue(uncertainty), "unit": .string(unit),
      "value": .number(value),
    ]
  }
}

extension ElementValue {
  fileprivate var json: JSONValue {
    [
      "allotrope": .string(allotrope), "property": .string(property.rawValue),
      "quantity": quantity.json,
    ]
  }
}

extension ElementName {
  fileprivate var json: JSONValue {
    ["kind": .string(kind.rawValue), "source": .string(source.id), "text": .string(text)]
  }
}

extension AtomicWeight {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("abridged", JSONValue(abridged?.value)),
      .init("abridgedUncertainty", JSONValue(abridged?.uncertainty)),
      .init("notes", .string(notes)), .init("source", .string(source.id)),
    ]
    switch published {
    case .value(let value, let uncertainty):
      members += [
        .init("kind", "value"), .init("uncertainty", .number(uncertainty)),
        .init("value", .number(value)),
      ]
    case .interval(let low, let high):
      members += [
        .init("high", .number(high)), .init("kind", "interval"), .init("low", .number(low)),
      ]
    case .none(let massNumber):
      members += [.init("kind", "none"), .init("massNumber", .integer(massNumber))]
    }
    return .object(members)
  }
}

extension ElectronConfiguration {
  fileprivate var json: JSONValue {
    [
      "certainty": .string(certainty.rawValue), "full": .string(full), "short": .string(short),
      "shells": .array(shells.map { .integer($0) }), "source": .string(source.id),
    ]
  }
}

extension Allotrope {
  fileprivate var json: JSONValue {
    [
      "boilingPoint": boilingPoint?.json ?? .null, "density": density?.json ?? .null,
      "isStandard": .bool(isStandard), "meltingPoint": meltingPoint?.json ?? .null,
      "name": .string(name), "structure": JSONValue(structure),
      "sublimationPoint": sublimationPoint?.json ?? .null,
    ]
  }
}

extension Discovery {
  fileprivate var json: JSONValue {
    [
      "claims": .array(([accepted] + claims).map(\.json)), "era": .string(era.rawValue),
    ]
  }
}

extension Discovery.Claim {
  fileprivate var json: JSONValue {
    [
      "credited": JSONValue(credited), "from": JSONValue(years?.lowerBound),
      "note": JSONValue(note), "source": .string(source.id), "to": JSONValue(years?.upperBound),
    ]
  }
}

extension Nuclide {
  fileprivate var json: JSONValue {
    [
      "abundance": abundance?.json ?? .null, "decays": .array(decays.map(\.json)),
      "discoveryYear": JSONValue(discoveryYear), "halfLife": JSONValue(halfLife?.seconds),
      "halfLifeIsEstimated": .bool(halfLife?.isEstimated ?? false),
      "halfLifeLimit": JSONValue(halfLifeLimit?.seconds),
      "halfLifeLimitPublished": JSONValue(halfLifeLimit?.published),
      "halfLifeLimitRelation": JSONValue(halfLifeLimit?.relation),
      "halfLifeLimitUnit": JSONValue(halfLifeLimit?.unit),
      "halfLifePublished": JSONValue(halfLife?.published),
      "halfLifeRelation": JSONValue(halfLife?.relation),
      "halfLifeUncertainty": JSONValue(halfLife?.uncertainty),
      "halfLifeUnit": JSONValue(halfLife?.unit), "mass": mass?.json ?? .null,
      "massNumber": .integer(massNumber), "parity": JSONValue(parity), "spin": JSONValue(spin),
      "spinParity": JSONValue(spinParity), "stability": .string(stability.rawValue),
    ]
  }
}

extension Decay {
  fileprivate var json: JSONValue {
    [
      "mode": .string(mode), "percent": JSONValue(percent), "relation": .string(relation),
      "source": .string(source.id), "uncertainty": JSONValue(uncertainty),
    ]
  }
}
