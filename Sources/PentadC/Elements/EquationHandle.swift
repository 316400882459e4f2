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
    info = arena.record(
      pentad_elements_balance(
        status: arena.string(balance.status.rawValue), balanced: arena.string(text),
        species: arena.strings(equation.species.map(\.text)),
        species_count: equation.species.count, coefficients: arena.array(coefficients),
        coefficient_count: coefficients.count,
        modes: arena.array(balance.modes.flatMap(\.self)),
        mode_count: balance.modes.count * equation.species.count))
  }
}
