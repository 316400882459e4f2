import CPentad
import ElementsKit

/// The records of neutron scattering and X-rays, made at first use.
struct RadiationRecords: @unchecked Sendable {
  typealias List<Record> = (items: UnsafePointer<UnsafePointer<Record>?>, count: Int)

  static let shared = RadiationRecords()

  /// By the index of the element.
  let edges: [List<pentad_elements_xray_edge>]
  let lines: [List<pentad_elements_xray_line>]
  private let neutrons: [Int: UnsafePointer<pentad_elements_neutron_scattering>]
  private let owner: ReferenceRecords

  private init() {
    let owner = ReferenceRecords()
    let elements = PeriodicTable.shared.elements
    edges = elements.map { element in
      let records = element.xRayEdges.map { Optional(owner.arena.record(owner.record($0))) }
      return (owner.arena.array(records), records.count)
    }
    lines = elements.map { element in
      let records = element.xRayLines.map { Optional(owner.arena.record(owner.record($0))) }
      return (owner.arena.array(records), records.count)
    }
    var neutrons: [Int: UnsafePointer<pentad_elements_neutron_scattering>] = [:]
    for element in elements {
      neutrons[Self.key(element, 0)] = element.neutronScattering.map {
        owner.arena.record(owner.record($0))
      }
      for nuclide in element.nuclides {
        neutrons[Self.key(element, nuclide.massNumber)] = nuclide.neutronScattering.map {
          owner.arena.record(owner.record($0))
        }
      }
    }
    self.neutrons = neutrons
    self.owner = owner
  }

  /// Returns the values of a nuclide; of the natural element for the mass number 0.
  func neutron(
    _ element: AtomicElement, _ massNumber: Int
  ) -> UnsafePointer<pentad_elements_neutron_scattering>? {
    (0..<512).contains(massNumber) ? neutrons[Self.key(element, massNumber)] : nil
  }

  private static func key(_ element: AtomicElement, _ massNumber: Int) -> Int {
    element.atomicNumber << 9 | massNumber
  }
}
