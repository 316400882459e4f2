import CPentad
import ElementsKit
import PentadCore

/// Lists of records for each element, which live as long as the process.
struct ElementLists<Record: BitwiseCopyable>: @unchecked Sendable {
  /// An array of pointers for each element.
  private let lists: [(items: UnsafePointer<UnsafePointer<Record>?>, count: Int)]
  private let owner: ReferenceRecords

  init<Value>(
    _ values: (AtomicElement) -> [Value], _ record: (ReferenceRecords, Value) -> Record
  ) {
    let owner = ReferenceRecords()
    lists = PeriodicTable.shared.elements.map { element in
      let pointers = values(element).map { Optional(owner.arena.record(record(owner, $0))) }
      return (owner.arena.array(pointers), pointers.count)
    }
    self.owner = owner
  }

  subscript(
    element: AtomicElement
  ) -> (items: UnsafePointer<UnsafePointer<Record>?>, count: Int) {
    lists[element.atomicNumber - 1]
  }
}

/// The records of all nuclides in their ground states, by mass number; made at first use.
enum NuclideRecords {
  static let shared = ElementLists({ $0.nuclides }, { $0.record($1) })
}

/// The records of all isomers, by mass number and energy; made at first use.
enum IsomerRecords {
  static let shared = ElementLists(isomers, { $0.record($1) })

  /// The isomers of an element in the order of their records.
  static func isomers(of element: AtomicElement) -> [Nuclide] {
    element.nuclides.flatMap(\.isomers)
  }
}

/// The oxidation states of the elements at all levels; made at first use.
enum OxidationRecords {
  static let shared = ElementLists(
    { $0.oxidationStates(through: .predicted) }, { $0.record($1) })
}

/// The radii of ions; made at first use.
enum RadiusRecords {
  static let shared = ElementLists({ $0.ionicRadii }, { $0.record($1) })
}

/// The electronegativity of each element on each scale; made at first use.
struct ScaleRecords: @unchecked Sendable {
  static let shared = ScaleRecords()

  private let values: [[ElectronegativityScale: UnsafePointer<pentad_elements_quantity>]]
  private let owner: ReferenceRecords

  private init() {
    let owner = ReferenceRecords()
    values = PeriodicTable.shared.elements.map { element in
      ElectronegativityScale.allCases.reduce(into: [:]) { values, scale in
        values[scale] = element.electronegativity(scale).map {
          owner.arena.record(owner.record($0))
        }
      }
    }
    self.owner = owner
  }

  subscript(
    element: AtomicElement, scale: ElectronegativityScale
  ) -> UnsafePointer<pentad_elements_quantity>? {
    values[element.atomicNumber - 1][scale]
  }
}
