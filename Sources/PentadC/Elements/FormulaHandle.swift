import CPentad
import ElementsKit

/// A formula and the record of its content.
final class FormulaHandle: Handle, @unchecked Sendable {
  let formula: Formula
  let info: UnsafePointer<pentad_elements_formula_info>

  private let arena = Arena()

  init(_ formula: Formula) {
    self.formula = formula
    let (arena, records) = (arena, ReferenceRecords(arena: arena))
    let fractions = formula.massFractions()
    let parts = formula.composition.enumerated().map {
      index, part -> UnsafePointer<pentad_elements_formula_part> in
      arena.record(
        pentad_elements_formula_part(
          number: Int32(part.element.atomicNumber), mass_number: Int32(part.massNumber ?? 0),
          key: arena.string(part.label), count_text: arena.string(part.count.decimal),
          count: part.count.value, mass_fraction: fractions?[index].fraction ?? .nan))
    }
    func record(
      _ mass: Formula.MolarMass?
    ) -> UnsafePointer<pentad_elements_molar_mass>? {
      mass.map { arena.record(records.record($0)) }
    }
    let annotations = formula.annotations
    let states = annotations.oxidationStates.map {
      arena.record(
        pentad_elements_oxidation_state(
          symbol: arena.string($0.element.symbol), number: Int32($0.element.atomicNumber),
          state: Int32($0.value)))
    }
    let mass = formula.monoisotopicMass() ?? .nan
    let isIon = formula.charge != 0
    info = arena.record(
      pentad_elements_formula_info(
        hill: arena.string(formula.hill), empirical: arena.string(formula.empirical.hill),
        parts: arena.array(parts), part_count: parts.count, molar_mass: record(formula.molarMass()),
        monoisotopic_mass: mass, charge: Int64(formula.charge),
        monoisotopic_mass_of_atoms: isIon ? formula.monoisotopicMassOfAtoms() ?? .nan : mass,
        ion_mass: formula.ionMass() ?? .nan,
        mass_to_charge: formula.massToCharge() ?? .nan,
        ion_molar_mass: record(formula.ionMolarMass()),
        oxidation_states: arena.array(states), oxidation_state_count: states.count,
        aggregation: annotations.aggregation.map { arena.string($0.rawValue) },
        is_radical: annotations.isRadical))
  }
}
