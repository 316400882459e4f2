/// Enumerates the assignments of oxidation states to the open elements of a formula.
struct OxidationEnumeration {
  /// The elements that may have a mean outside their known states.
  enum Mean {
    /// No element except carbon with hydrogen, whose mean does not describe its bonds.
    case none
    /// A single open element, between its lowest and its highest state.
    case one
    /// Oxygen or a halogen, between its fixed state and 0.
    case relaxed
  }

  private struct Found {
    let assignment: OxidationAssignment
    let cost: Int
    /// The sum of states times electronegativities: low when negative states are at the more
    /// electronegative elements.
    let polarity: Double
  }

  private static let mostFound = 1_000
  private static let mostSteps = 200_000

  private let analysis: OxidationAnalysis
  private let level: OxidationLevel
  private let mean: Mean
  private let hasOxygen: Bool
  private var means: [ExactFraction?]
  private var worst: [OxidationLevel]
  private var costs: [Int]
  private var found: [Found] = []
  private var steps = 0

  init(_ analysis: OxidationAnalysis, through level: OxidationLevel, mean: Mean) {
    self.analysis = analysis
    self.level = level
    self.mean = mean
    hasOxygen = analysis.elements.contains(8)
    means = analysis.fixed
    worst = analysis.elements.map { _ in .common }
    costs = analysis.elements.map { _ in 0 }
  }

  /// Returns all assignments, the most plausible first.
  mutating func run() -> [OxidationAssignment] {
    let open = means.indices.filter { means[$0] == nil }
    switch mean {
    case .relaxed:
      for place in means.indices where isRelaxable(place) {
        let kept = means[place]
        means[place] = nil
        assign(open.filter { $0 != place }[...], solving: place)
        means[place] = kept
      }
    case .one:
      for place in open { assign(open.filter { $0 != place }[...], solving: place) }
    case .none:
      let carbon = analysis.elements.contains(1) ? open.first { analysis.elements[$0] == 6 } : nil
      if let carbon {
        assign(open.filter { $0 != carbon }[...], solving: carbon)
      } else {
        assign(open[...], solving: nil)
      }
    }
    let ranked = found.sorted { a, b in
      a.cost == b.cost ? a.polarity < b.polarity : a.cost < b.cost
    }
    var seen = Set<OxidationAssignment>()
    return ranked.map(\.assignment).filter { seen.insert($0).inserted }
  }

  private func isRelaxable(_ place: Int) -> Bool {
    let z = analysis.elements[place]
    return means[place] != nil && [8, 17, 35, 53].contains(z)
  }

  /// Assigns each of its states to every open element in turn, then solves for the last element.
  private mutating func assign(_ open: ArraySlice<Int>, solving last: Int?) {
    steps += 1
    guard steps < Self.mostSteps, found.count < Self.mostFound else { return }
    guard let place = open.first else { return solve(last) }
    let z = analysis.elements[place]
    for state in AtomicElement(unchecked: Int(z)).oxidationStates(through: level) {
      means[place] = ExactFraction(Int64(state.value))
      worst[place] = state.level
      costs[place] = PreferredStates.cost(of: state, z, withOxygen: hasOxygen)
      assign(open.dropFirst(), solving: last)
    }
    (means[place], worst[place], costs[place]) = (nil, .common, 0)
  }

  private mutating func solve(_ last: Int?) {
    guard var rest = remaining() else { return }
    guard let last else {
      if rest.numerator == 0 { add() }
      return
    }
    guard let quotient = rest.divided(by: analysis.amounts[last]) else { return }
    rest = quotient
    guard accept(rest, at: last) else { return }
    means[last] = rest
    add()
    (means[last], worst[last], costs[last]) = (nil, .common, 0)
  }

  /// The charge minus the sum of the assigned states.
  private func remaining() -> ExactFraction? {
    var rest = analysis.charge
    for (mean, amount) in zip(means, analysis.amounts) {
      guard let mean else { continue }
      guard let term = mean.multiplied(by: amount)?.multiplied(by: ExactFraction(-1)),
        let sum = rest.adding(term)
      else { return nil }
      rest = sum
    }
    return rest
  }

  /// Returns true if an element can have the mean, and records its level and its cost.
  private mutating func accept(_ mean: ExactFraction, at place: Int) -> Bool {
    let z = analysis.elements[place]
    if self.mean == .relaxed {
      // Triiodide is the polyhalide with the lowest mean.
      let isPossible =
        z == 8 ? ExactFraction(-2) < mean : !(mean < ExactFraction(-1, over: 3))
      guard isPossible, mean < .zero else { return false }
      // The least oxidized is the most plausible one.
      costs[place] = Int(((mean.value + 2) * 100).rounded())
      worst[place] = .known
      return true
    }
    let states = AtomicElement(unchecked: Int(z)).oxidationStates(through: level)
    if let state = states.first(where: { ExactFraction(Int64($0.value)) == mean }) {
      worst[place] = state.level
      costs[place] = z == 6 ? 0 : PreferredStates.cost(of: state, z, withOxygen: hasOxygen)
      return true
    }
    guard let below = states.last(where: { ExactFraction(Int64($0.value)) < mean }),
      let above = states.first(where: { mean < ExactFraction(Int64($0.value)) })
    else { return false }
    worst[place] = max(below.level, above.level)
    costs[place] = z == 6 ? 0 : above.value - below.value
    return true
  }

  private mutating func add() {
    var states: [OxidationAssignment.State] = []
    var polarity = 0.0
    for (index, z) in analysis.elements.enumerated() {
      guard let mean = means[index] else { return }
      states.append(.init(element: AtomicElement(unchecked: Int(z)), mean: mean))
      polarity +=
        analysis.amounts[index].value * mean.value * FixedStates.electronegativity(z)
    }
    found.append(
      Found(
        assignment: OxidationAssignment(states: states, level: worst.max() ?? .common),
        cost: costs.reduce(0, +), polarity: polarity))
  }
}
