import PentadCore

/// The elements of a formula with their amounts and their fixed states.
struct OxidationAnalysis {
  private static let mostOpen = 12

  let elements: [UInt8]
  let amounts: [ExactFraction]
  let charge: ExactFraction
  /// The fixed state of each element; `nil` if the state is open.
  private(set) var fixed: [ExactFraction?]

  init(_ formula: Formula) throws(PentadError) {
    var elements: [UInt8] = []
    var amounts: [ExactFraction] = []
    for part in formula.composition {
      guard let place = elements.firstIndex(of: part.z) else {
        elements.append(part.z)
        amounts.append(ExactFraction(part.count))
        continue
      }
      guard let sum = amounts[place].adding(ExactFraction(part.count)) else { throw Self.tooLarge }
      amounts[place] = sum
    }
    self.elements = elements
    self.amounts = amounts
    charge = ExactFraction(Int64(formula.charge))
    fixed = elements.map { FixedStates.state($0, among: elements).map { ExactFraction($0) } }
    guard fixed.count(where: { $0 == nil }) <= Self.mostOpen else { throw Self.tooLarge }
  }

  private static let tooLarge = PentadError(
    .formulaTooLarge, "the formula has too many or too large amounts for oxidation states")

  /// Returns the assignments of the first stage with a result.
  func assignments() throws(PentadError) -> [OxidationAssignment] {
    if elements.count == 1 { return alone() }
    let stages: [(through: OxidationLevel, mean: OxidationEnumeration.Mean)] = [
      (.known, .none), (.known, .one), (.known, .relaxed), (.reported, .none), (.reported, .one),
      (.reported, .relaxed),
    ]
    for stage in stages {
      guard !Task.isCancelled else { throw PentadError(.cancelled, "cancelled") }
      var enumeration = OxidationEnumeration(self, through: stage.through, mean: stage.mean)
      let found = enumeration.run()
      if !found.isEmpty { return found }
    }
    return []
  }

  private func alone() -> [OxidationAssignment] {
    guard let mean = charge.divided(by: amounts[0]) else { return [] }
    let element = AtomicElement(unchecked: Int(elements[0]))
    let level = element.oxidationStates(through: .predicted)
      .filter { abs(Double($0.value) - mean.value) < 1 }.map(\.level).min()
    return [
      OxidationAssignment(
        states: [.init(element: element, mean: mean)],
        level: mean.numerator == 0 ? .common : level ?? .reported)
    ]
  }
}

/// The rules that fix oxidation states, depending on the elements of a formula.
enum FixedStates {
  /// Returns the fixed state of an element among those of the formula; `nil` if it is open.
  static func state(_ z: UInt8, among elements: [UInt8]) -> Int64? {
    switch z {
    case 9: -1
    case 3, 11, 19, 37, 55: 1
    case 4, 12, 20, 38, 56, 88, 30, 48: 2
    case 13: 3
    // Oxygen difluoride, dioxygen difluoride and hypofluorous acid.
    case 8: elements.contains(9) && elements.allSatisfy { [1, 8, 9].contains($0) } ? nil : -2
    case 1: elements.contains { $0 != 1 && isNonmetal($0) } ? 1 : -1
    case 17, 35, 53: isMostElectronegative(z, among: elements) ? -1 : nil
    default: nil
    }
  }

  /// Returns true if hydrogen is positive with the element; this includes tellurium, polonium and
  /// astatine.
  private static func isNonmetal(_ z: UInt8) -> Bool {
    switch AtomicElement(unchecked: Int(z)).category {
    case .reactiveNonmetal, .halogen, .nobleGas: true
    default: [52, 84, 85].contains(z)
    }
  }

  private static func isMostElectronegative(_ z: UInt8, among elements: [UInt8]) -> Bool {
    let own = electronegativity(z)
    return elements.allSatisfy { $0 == z || electronegativity($0) < own }
  }

  /// The electronegativity on Pauling's scale; 2 without a value.
  static func electronegativity(_ z: UInt8) -> Double {
    AtomicElement(unchecked: Int(z)).electronegativity(.pauling)?.value ?? 2
  }
}
