import CPentad
import ElementsKit

/// A formula and the record of what it says.
final class FormulaHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_formula_info>

  private let arena = Arena()

  init(_ formula: Formula) {
    let arena = arena
    let fractions = formula.massFractions()
    let parts = formula.composition.enumerated().map {
      index, part -> UnsafePointer<pentad_elements_formula_part> in
      arena.record(
        pentad_elements_formula_part(
          number: Int32(part.element.atomicNumber), mass_number: Int32(part.massNumber ?? 0),
          key: arena.string(part.label), count_text: arena.string(part.count.decimal),
          count: part.count.value, mass_fraction: fractions?[index].fraction ?? .nan))
    }
    let mass = formula.molarMass().map { mass in
      arena.record(
        pentad_elements_molar_mass(
          value: mass.value, low: mass.low, high: mass.high, uncertainty: mass.uncertainty))
    }
    info = arena.record(
      pentad_elements_formula_info(
        hill: arena.string(formula.hill), empirical: arena.string(formula.empirical.hill),
        parts: arena.array(parts), part_count: parts.count, molar_mass: mass,
        monoisotopic_mass: formula.monoisotopicMass() ?? .nan, charge: Int64(formula.charge)))
  }
}
