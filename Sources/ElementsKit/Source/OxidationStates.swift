/// The oxidation states of the elements; read on the first formula that depends on one.
struct OxidationStates: Sendable {
  static let shared = OxidationStates()

  /// A set of states, −5…10, as bits.
  private typealias States = UInt16

  private var listed = [States](repeating: 0, count: 119)
  private var observed = [States](repeating: 0, count: 119)
  private var known = [States](repeating: 0, count: 119)

  private init() {
    TableText(GeneratedOxidation.text).forEachRow { row in
      guard let z = row.integer(0), listed.indices.contains(z), let state = row.integer(1),
        let level = row.text(2)
      else { return }
      let bit = Self.bit(state)
      listed[z] |= bit
      if level != "predicted" { observed[z] |= bit }
      if level == "common" || level == "known" { known[z] |= bit }
    }
  }

  /// Returns true if the table contains the state at any level, predictions included.
  func contains(_ z: UInt8, _ state: Int) -> Bool { listed[Int(z)] & Self.bit(state) != 0 }

  /// Returns true if the state was observed.
  func isObserved(_ z: UInt8, _ state: Int) -> Bool { observed[Int(z)] & Self.bit(state) != 0 }

  /// Returns true if the state is common, or known from crystals.
  func isKnown(_ z: UInt8, _ state: Int) -> Bool { known[Int(z)] & Self.bit(state) != 0 }

  private static func bit(_ state: Int) -> States {
    -5...10 ~= state ? 1 << States(state + 5) : 0
  }
}
