import CPentad
import ElementsKit

extension ReferenceRecords {
  mutating func nuclide(_ nuclide: Nuclide) -> UnsafePointer<pentad_elements_nuclide> {
    let decays = nuclide.decays.map { decay($0) }
    return arena.record(
      pentad_elements_nuclide(
        number: Int32(nuclide.element.atomicNumber), mass_number: Int32(nuclide.massNumber),
        mass: quantity(nuclide.mass), abundance: quantity(nuclide.abundance),
        stability: arena.string(nuclide.stability.rawValue),
        half_life: nuclide.halfLife?.seconds ?? .nan,
        half_life_uncertainty: nuclide.halfLife?.uncertainty ?? .nan,
        half_life_published: nuclide.halfLife?.published ?? .nan,
        half_life_unit: arena.string(nuclide.halfLife?.unit), decays: arena.array(decays),
        decay_count: decays.count, spin: arena.string(nuclide.spin),
        parity: arena.string(nuclide.parity),
        discovery_year: Int32(nuclide.discoveryYear ?? 0)))
  }

  private mutating func decay(_ decay: Decay) -> UnsafePointer<pentad_elements_decay> {
    arena.record(
      pentad_elements_decay(
        mode: arena.string(decay.mode), relation: arena.string(decay.relation),
        percent: decay.percent ?? .nan, uncertainty: decay.uncertainty ?? .nan,
        source: reference(decay.source)))
  }
}
