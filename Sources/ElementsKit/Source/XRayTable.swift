/// The X-ray edges and lines of all elements, parsed once at first use.
struct XRayTable: Sendable {
  static let shared = XRayTable()

  /// By atomic number, each list by falling energy.
  private(set) var edges = [[XRayEdge]](repeating: [], count: 119)
  private(set) var lines = [[XRayLine]](repeating: [], count: 119)

  private init() {
    TableText(GeneratedXrays.text).forEachRow { row in
      let energy = row.number(4).map {
        Quantity(value: $0, unit: "eV", certainty: .calculated, source: row.reference(6))
      }
      guard let z = row.integer(0), edges.indices.contains(z), let name = row.text(2), let energy
      else { return }
      if row.text(1) == "edge" {
        edges[z].append(XRayEdge(shell: name, energy: energy, fluorescenceYield: row.number(5)))
      } else {
        lines[z].append(
          XRayLine(
            transition: name, siegbahn: row.text(3) ?? "", energy: energy,
            relativeIntensity: row.number(5) ?? 0))
      }
    }
    for z in edges.indices {
      edges[z].sort { ($0.energy.value, $1.shell) > ($1.energy.value, $0.shell) }
      lines[z].sort { ($0.energy.value, $1.transition) > ($1.energy.value, $0.transition) }
    }
  }
}
