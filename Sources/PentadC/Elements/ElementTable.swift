import CPentad
import ElementsKit
import PentadCore

/// The records of all elements, made at first use.
struct ElementTable: @unchecked Sendable {
  static let shared = ElementTable()

  private let records: [UnsafePointer<pentad_elements_element>]
  private let owner: ReferenceRecords

  private init() {
    var owner = ReferenceRecords()
    records = PeriodicTable.shared.elements.map { owner.element($0) }
    self.owner = owner
  }

  subscript(element: AtomicElement) -> UnsafePointer<pentad_elements_element> {
    records[element.atomicNumber - 1]
  }
}

/// The records of all nuclides, made at first use.
struct NuclideRecords: @unchecked Sendable {
  static let shared = NuclideRecords()

  /// An array of pointers for each element.
  private let lists: [(items: UnsafePointer<UnsafePointer<pentad_elements_nuclide>?>, count: Int)]
  private let owner: ReferenceRecords

  private init() {
    var owner = ReferenceRecords()
    lists = PeriodicTable.shared.elements.map { element in
      let pointers = element.nuclides.map { Optional(owner.nuclide($0)) }
      return (owner.arena.array(pointers), pointers.count)
    }
    self.owner = owner
  }

  subscript(
    element: AtomicElement
  ) -> (items: UnsafePointer<UnsafePointer<pentad_elements_nuclide>?>, count: Int) {
    lists[element.atomicNumber - 1]
  }
}
