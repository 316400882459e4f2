import CPentad
import ElementsKit
import PentadCore

/// The records of all elements, made at first use.
struct ElementTable: @unchecked Sendable {
  static let shared = ElementTable()

  private let records: [UnsafePointer<pentad_elements_element>]
  private let owner: ReferenceRecords

  private init() {
    let owner = ReferenceRecords()
    records = PeriodicTable.shared.elements.map { owner.arena.record(owner.record($0)) }
    self.owner = owner
  }

  subscript(element: AtomicElement) -> UnsafePointer<pentad_elements_element> {
    records[element.atomicNumber - 1]
  }
}

/// The value of each property of each element, made at first use.
struct ValueRecords: @unchecked Sendable {
  static let shared = ValueRecords()

  private let values: [[ElementProperty: UnsafePointer<pentad_elements_quantity>]]
  private let owner: ReferenceRecords

  private init() {
    let owner = ReferenceRecords()
    values = PeriodicTable.shared.elements.map { element in
      ElementProperty.allCases.reduce(into: [:]) { values, property in
        values[property] = element[property].map { owner.arena.record(owner.record($0)) }
      }
    }
    self.owner = owner
  }

  subscript(
    element: AtomicElement, property: ElementProperty
  ) -> UnsafePointer<pentad_elements_quantity>? {
    values[element.atomicNumber - 1][property]
  }
}
