/// The distance of an oxidation state from the preferred states of an element, which ranks
/// assignments.
enum PreferredStates {
  /// Returns 0 for a preferred state, up to 5 for a reported one.
  static func cost(
    of state: AtomicElement.OxidationState, _ z: UInt8, withOxygen hasOxygen: Bool
  ) -> Int {
    guard state.level <= .known else { return 5 }
    if let preferred = cations[z] { return state.value == preferred ? 0 : 1 }
    guard !LoneIon.isMetallic(z) || [5, 14, 32, 33, 51, 52].contains(z) else {
      return state.level == .common ? 0 : 1
    }
    if state.level == .known { return 3 }
    return !hasOxygen || state.value < 0 || state.value == highest(z) ? 0 : 2
  }

  /// The highest common state.
  private static func highest(_ z: UInt8) -> Int? {
    AtomicElement(unchecked: Int(z)).oxidationStates().last?.value
  }

  /// The state in most compounds, for metals with several. The choice is this project's own: it
  /// orders the results and excludes none.
  private static let cations: [UInt8: Int] = [
    22: 4, 24: 3, 25: 2, 26: 3, 27: 2, 28: 2, 29: 2, 41: 5, 42: 6, 46: 2, 50: 4, 58: 3, 63: 3,
    74: 6, 79: 3, 80: 2, 81: 1, 82: 2, 83: 3, 92: 6,
  ]
}
