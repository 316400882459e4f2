import ElementsKit
import PentadCore

/// Prints formulas: amounts are exact, and an invalid formula's error has the byte offset.
func showFormulas() {
  print("\nFormulas")
  for text in ["CuSO4·5H2O", "Fe0.95O", "[18O]2", "SO4^2-", "Tc2O7", "C6H12Oo6", "(H2O]"] {
    do {
      let formula = try Formula(text)
      let mass = formula.molarMass().map { "\($0.value) g/mol, \($0.low) to \($0.high)" }
      print("  \(text): \(formula.hill), charge \(formula.charge), \(mass ?? "no molar mass")")
      for part in formula.composition where part.massNumber != nil {
        print("    \(part.count.decimal) of the nuclide \(part.label)")
      }
    } catch {
      // A finer code describes the error in a formula; all of them match the coarse `.invalid`.
      let isUnknown = error.code == .formulaUnknownElement
      let what = isUnknown ? "there is no such element" : error.message
      print("  \(text): at byte \(error.offset ?? 0), \(what)")
    }
  }
}

/// Many at once, off the caller's thread; a bad one spoils only its own place.
func showBatch() async throws {
  let texts = Array(repeating: ["H2O", "C6H12O6", "H2O)"], count: 5_000).flatMap { $0 }
  let operation = Formula.molarMasses(of: texts)
  var last = WorkProgress(completed: 0)
  for await progress in operation.progress { last = progress }
  let masses = try await operation.value
  let good = masses.compactMap { try? $0.get() }
  print("\nA batch: \(good.count) of \(masses.count) have a mass; \(last.fraction ?? 0) done")

  // To cancel is to ask: work that is nearly done may still give its value.
  let other = Formula.molarMasses(of: texts)
  other.cancel()
  do {
    _ = try await other.value
  } catch {
    guard error.code ~= .cancelled else { throw error }
  }
  print("A cancelled batch has ended")
}
