import CPentad
import ElementsKit

/// Builds the records of ElementsKit in an arena, except those generated from the properties of a
/// value.
struct ReferenceRecords {
  let arena: Arena
  private let known = KnownReferences()

  init(arena: Arena = Arena()) { self.arena = arena }

  /// Returns the record of a source, which many values share.
  func reference(_ source: Reference) -> UnsafePointer<pentad_elements_reference> {
    if let record = known.references[source.id] { return record }
    let record = arena.record(record(source)) as UnsafePointer<pentad_elements_reference>
    known.references[source.id] = record
    return record
  }

  func record(_ element: AtomicElement) -> pentad_elements_element {
    let names = element.otherNames.map { arena.record(record($0)) }
    let values = element.values.map { arena.record(record($0)) }
    let energies = (1...element.atomicNumber).map { number in
      element.ionizationEnergy(number).map { arena.record(record($0)) }
    }
    let allotropes = element.allotropes.map { arena.record(record($0)) }
    let discovery = element.discovery
    let claims = (discovery.map { [$0.accepted] + $0.claims } ?? []).map {
      arena.record(record($0))
    }
    return pentad_elements_element(
      number: Int32(element.atomicNumber), period: Int32(element.period),
      symbol: arena.string(element.symbol), name: arena.string(element.name),
      category: arena.string(element.category.rawValue),
      cas_number: arena.string(element.casNumber),
      wikipedia_url: arena.string(element.wikipediaURL), source: reference(element.source),
      names: arena.array(names), name_count: names.count,
      weight: arena.record(record(element.standardAtomicWeight)),
      configuration: element.electronConfiguration.map { arena.record(record($0)) },
      values: arena.array(values), value_count: values.count,
      ionization_energies: arena.array(energies), ionization_energy_count: energies.count,
      allotropes: arena.array(allotropes), allotrope_count: allotropes.count,
      discovery_era: arena.string(discovery?.era.rawValue),
      discovery_claims: arena.array(claims), discovery_claim_count: claims.count,
      state: element.state.code, is_radioactive: element.isRadioactive)
  }

  func record(_ weight: AtomicWeight) -> pentad_elements_atomic_weight {
    var record = pentad_elements_atomic_weight(
      kind: PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_NONE, mass_number: 0, value: .nan, uncertainty: .nan,
      low: .nan, high: .nan, abridged: weight.abridged?.value ?? .nan,
      abridged_uncertainty: weight.abridged?.uncertainty ?? .nan,
      notes: arena.string(weight.notes), source: reference(weight.source))
    switch weight.published {
    case .value(let value, let uncertainty):
      record.kind = PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE
      (record.value, record.uncertainty) = (value, uncertainty)
    case .interval(let low, let high):
      record.kind = PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL
      (record.low, record.high) = (low, high)
    case .none(let massNumber):
      record.mass_number = Int32(massNumber)
    }
    return record
  }

  func has_years(of claim: Discovery.Claim) -> Bool { claim.years != nil }

  func is_order_uncertain(of nuclide: Nuclide) -> Bool {
    nuclide.isomer?.isOrderUncertain ?? false
  }

  func block(of subshell: ElectronConfiguration.Subshell) -> CChar { subshell.block.letter }

  // MARK: Cards

  func x(of line: CardLine) -> Double { Double(line.x) }

  func y(of line: CardLine) -> Double { Double(line.y) }

  func font_size(of line: CardLine) -> Double { Double(line.fontSize) }
}

/// The records of sources, by their ids.
private final class KnownReferences {
  var references: [String: UnsafePointer<pentad_elements_reference>] = [:]
}
