import CPentad
import ElementsKit

extension ReferenceRecords {
  mutating func element(_ element: AtomicElement) -> UnsafePointer<pentad_elements_element> {
    let names = element.otherNames.map { name(of: $0) }
    let values = element.values.map { value($0) }
    let energies = (1...element.atomicNumber).map { quantity(element.ionizationEnergy($0)) }
    let allotropes = element.allotropes.map { allotrope($0) }
    let discovery = element.discovery
    let claims = discovery.map { [$0.accepted] + $0.claims } ?? []
    let claimRecords = claims.map { claim($0) }
    return arena.record(
      pentad_elements_element(
        number: Int32(element.atomicNumber), period: Int32(element.period),
        symbol: arena.string(element.symbol), name: arena.string(element.name),
        category: arena.string(element.category.rawValue),
        cas_number: arena.string(element.casNumber),
        wikipedia_url: arena.string(element.wikipediaURL), source: reference(element.source),
        names: arena.array(names), name_count: names.count,
        weight: weight(element.standardAtomicWeight),
        configuration: element.electronConfiguration.map { configuration($0) },
        values: arena.array(values), value_count: values.count,
        ionization_energies: arena.array(energies), ionization_energy_count: energies.count,
        allotropes: arena.array(allotropes), allotrope_count: allotropes.count,
        discovery_era: arena.string(discovery?.era.rawValue),
        discovery_claims: arena.array(claimRecords), discovery_claim_count: claimRecords.count,
        state: element.state.code, is_radioactive: element.isRadioactive))
  }

  private mutating func name(of name: ElementName) -> UnsafePointer<pentad_elements_element_name> {
    arena.record(
      pentad_elements_element_name(
        text: arena.string(name.text), kind: arena.string(name.kind.rawValue),
        source: reference(name.source)))
  }

  private mutating func value(_ value: ElementValue) -> UnsafePointer<pentad_elements_value> {
    arena.record(
      pentad_elements_value(
        property: value.property.code, allotrope: arena.string(value.allotrope),
        quantity: quantity(value.quantity)))
  }

  private mutating func weight(
    _ weight: AtomicWeight
  ) -> UnsafePointer<pentad_elements_atomic_weight> {
    var record = pentad_elements_atomic_weight(
      kind: PENTAD_ELEMENTS_ATOMIC_WEIGHT_NONE, mass_number: 0, value: .nan, uncertainty: .nan,
      low: .nan, high: .nan, abridged: weight.abridged?.value ?? .nan,
      abridged_uncertainty: weight.abridged?.uncertainty ?? .nan,
      notes: arena.string(weight.notes), source: reference(weight.source))
    switch weight.published {
    case .value(let value, let uncertainty):
      record.kind = PENTAD_ELEMENTS_ATOMIC_WEIGHT_VALUE
      record.value = value
      record.uncertainty = uncertainty
    case .interval(let low, let high):
      record.kind = PENTAD_ELEMENTS_ATOMIC_WEIGHT_INTERVAL
      record.low = low
      record.high = high
    case .none(let massNumber):
      record.mass_number = Int32(massNumber)
    }
    return arena.record(record)
  }

  private mutating func configuration(
    _ configuration: ElectronConfiguration
  ) -> UnsafePointer<pentad_elements_electron_configuration> {
    let subshells = configuration.subshells.map { subshell in
      pentad_elements_subshell(
        shell: Int32(subshell.shell), electrons: Int32(subshell.electrons),
        block: subshell.block.letter)
    }
    return arena.record(
      pentad_elements_electron_configuration(
        short_form: arena.string(configuration.short),
        full_form: arena.string(configuration.full),
        shells: arena.array(configuration.shells.map { Int32($0) }),
        shell_count: configuration.shells.count, subshells: arena.array(subshells),
        subshell_count: subshells.count, source: reference(configuration.source),
        certainty: configuration.certainty.code))
  }

  private mutating func allotrope(_ form: Allotrope) -> UnsafePointer<pentad_elements_allotrope> {
    arena.record(
      pentad_elements_allotrope(
        name: arena.string(form.name), structure: arena.string(form.structure),
        melting_point: quantity(form.meltingPoint), boiling_point: quantity(form.boilingPoint),
        sublimation_point: quantity(form.sublimationPoint), density: quantity(form.density),
        is_standard: form.isStandard))
  }

  private mutating func claim(
    _ claim: Discovery.Claim
  ) -> UnsafePointer<pentad_elements_discovery_claim> {
    arena.record(
      pentad_elements_discovery_claim(
        credited: arena.string(claim.credited), note: arena.string(claim.note),
        source: reference(claim.source), from_year: Int32(claim.years?.lowerBound ?? 0),
        to_year: Int32(claim.years?.upperBound ?? 0), has_years: claim.years != nil))
  }
}
