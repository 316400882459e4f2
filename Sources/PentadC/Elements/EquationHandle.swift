import CPentad
import ElementsKit
import PentadCore

/// A balanced equation and the record of it.
final class EquationHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_balance>

  private let arena = Arena()

  init(_ equation: ChemicalEquation, _ balance: ChemicalEquation.Balance) {
    let coefficients = balance.coefficients
    var text: String?
    if case .unique = balance { text = equation.text(coefficients: coefficients) }
    var (oneSided, uncovered): ([String], [Int]) = ([], [])
    if case .impossible(let labels, let places) = balance {
      (oneSided, uncovered) = (labels, places)
    }
    info = arena.record(
      pentad_elements_balance(
        status: arena.string(balance.status.rawValue), balanced: arena.string(text),
        species: arena.strings(equation.species.map(\.text)),
        species_count: equation.species.count, coefficients: arena.array(coefficients),
        coefficient_count: coefficients.count,
        modes: arena.array(balance.modes.flatMap(\.self)),
        mode_count: balance.modes.count * equation.species.count,
        one_sided: arena.strings(oneSided), one_sided_count: oneSided.count,
        uncovered: arena.array(uncovered.map(Int64.init)), uncovered_count: uncovered.count))
  }
}

/// A checked equation and the record of it.
final class EquationCheckHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_equation_check_info>

  private let arena = Arena()

  init(_ equation: ChemicalEquation, _ check: ChemicalEquation.Check) {
    let differences = check.differences
    info = arena.record(
      pentad_elements_equation_check_info(
        is_balanced: check.isBalanced, labels: arena.strings(differences.map(\.label)),
        label_count: differences.count, numerators: arena.array(differences.map(\.numerator)),
        denominators: arena.array(differences.map(\.denominator)),
        species: arena.strings(equation.species.map(\.text)),
        species_count: equation.species.count,
        cancelling: arena.array(check.cancelling.map(Int64.init)),
        cancelling_count: check.cancelling.count))
  }
}
