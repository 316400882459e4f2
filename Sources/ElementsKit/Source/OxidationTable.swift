/// The oxidation states of the elements with their levels and sources, parsed once at first use.
enum OxidationTable {
  /// The oxidation states by atomic number, each list from the lowest state.
  static let byElement: [UInt8: [AtomicElement.OxidationState]] = {
    var states: [UInt8: [AtomicElement.OxidationState]] = [:]
    TableText(GeneratedOxidation.text).forEachRow { row in
      guard let z = row.integer(0), let value = row.integer(1),
        let level: OxidationLevel = row.case(2)
      else { return }
      states[UInt8(truncatingIfNeeded: z), default: []].append(
        AtomicElement.OxidationState(value: value, level: level, source: row.reference(3)))
    }
    return states
  }()
}
