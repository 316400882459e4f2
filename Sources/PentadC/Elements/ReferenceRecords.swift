import CPentad
import ElementsKit

/// C records of values that never change. They are made once and live as long as the process.
struct ReferenceRecords {
  let arena = Arena()
  private var references: [String: UnsafePointer<pentad_elements_reference>] = [:]

  mutating func reference(_ source: Reference) -> UnsafePointer<pentad_elements_reference> {
    if let known = references[source.id] { return known }
    let record = arena.record(
      pentad_elements_reference(
        id: arena.string(source.id), title: arena.string(source.title),
        licence: arena.string(source.licence), url: arena.string(source.url),
        year: Int32(source.year ?? 0)))
    references[source.id] = record
    return record
  }

  mutating func quantity(_ quantity: Quantity) -> UnsafePointer<pentad_elements_quantity> {
    arena.record(
      pentad_elements_quantity(
        value: quantity.value, uncertainty: quantity.uncertainty ?? .nan,
        unit: arena.string(quantity.unit), condition: arena.string(quantity.condition),
        source: reference(quantity.source), certainty: quantity.certainty.code))
  }

  mutating func quantity(_ quantity: Quantity?) -> UnsafePointer<pentad_elements_quantity>? {
    guard let quantity else { return nil }
    return self.quantity(quantity) as UnsafePointer<pentad_elements_quantity>
  }
}

extension Certainty {
  var code: pentad_elements_certainty {
    switch self {
    case .measured: PENTAD_ELEMENTS_CERTAINTY_MEASURED
    case .predicted: PENTAD_ELEMENTS_CERTAINTY_PREDICTED
    }
  }
}

extension ElementProperty {
  var code: pentad_elements_property {
    pentad_elements_property(rawValue: UInt32(Self.allCases.firstIndex(of: self) ?? 0))
  }

  init?(_ code: pentad_elements_property) {
    guard Self.allCases.indices.contains(Int(code.rawValue)) else { return nil }
    self = Self.allCases[Int(code.rawValue)]
  }
}

extension ElementState {
  var code: pentad_elements_element_state {
    switch self {
    case .solid: PENTAD_ELEMENTS_STATE_SOLID
    case .liquid: PENTAD_ELEMENTS_STATE_LIQUID
    case .gas: PENTAD_ELEMENTS_STATE_GAS
    case .artificial: PENTAD_ELEMENTS_STATE_ARTIFICIAL
    }
  }
}
