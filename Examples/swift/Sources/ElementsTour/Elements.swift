import ElementsKit
import PentadCore

/// An unknown value is `nil`, never 0; each known one has a source.
func showIron() throws {
  let iron = try PeriodicTable.shared.element(symbol: "Fe")
  print("\(iron.name), element \(iron.atomicNumber): \(iron.category), group \(iron.group() ?? 0)")
  for property in [ElementProperty.density, .meltingPoint, .sublimationPoint] {
    print("  \(property): \(iron[property].map(text) ?? "not known")")
  }
  for nuclide in iron.nuclides where nuclide.stability == .stable {
    print("  \(nuclide.id): \(nuclide.abundance.map(text) ?? "not found in nature")")
  }
  let source = iron.standardAtomicWeight.source
  print("  [\(source.id)] is \(source.title), \(source.year ?? 0)")
}

private func text(_ quantity: Quantity) -> String {
  let uncertainty = quantity.uncertainty.map { " ± \($0)" } ?? ""
  let condition = quantity.condition.map { " at \($0)" } ?? ""
  return "\(quantity.value)\(uncertainty) \(quantity.unit)\(condition),"
    + " \(quantity.certainty) [\(quantity.source.id)]"
}

/// Prints the meaning of texts that a user may type: any spelling, any case, old names and numbers.
func showWhatTextsMean() {
  print("\nWhat a text means")
  for text in ["aluminum", "Uuo", " CAESIUM ", "26", "irn", ""] {
    do {
      print("  \(text.debugDescription): \(try PeriodicTable.shared.element(matching: text).name)")
    } catch {
      print("  \(error.code): \(error.message)")
    }
  }
}
