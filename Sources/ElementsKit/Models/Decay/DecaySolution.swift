import PentadCore

/// The solved network of some nuclides, for any amounts of them and any time.
///
/// A program asks for the same chains again and again, so the last small solutions are kept.
final class DecaySolution: Sendable {
  /// The nuclides and all their descendants, each after its parents.
  let members: [Int]
  /// True if every decay has a known daughter.
  let isComplete: Bool

  /// The solution for one atom of each parent, with the index of its members in ``members``.
  private let parts: [(solution: Bateman, places: [Int])]

  private init(_ key: Key) throws(PentadError) {
    let network = try DecayNetwork(from: key.parents, feedings: key.feedings)
    members = network.members
    isComplete = network.flows.allSatisfy { $0.allSatisfy { $0.target >= 0 } }
    guard key.parents.count > 1 else {
      parts = key.parents.map { _ in (Bateman(network), Array(network.members.indices)) }
      return
    }
    var order: [Int: Int] = [:]
    for (index, member) in members.enumerated() { order[member] = index }
    var parts: [(solution: Bateman, places: [Int])] = []
    for parent in key.parents {
      let own = try DecayNetwork(from: [parent], feedings: key.feedings)
      parts.append((Bateman(own), own.members.compactMap { order[$0] }))
    }
    self.parts = parts
  }

  /// Returns the number of atoms of each member after a time, and the number of decays without a
  /// known daughter.
  ///
  /// - Parameters:
  ///   - start: the initial number of atoms of each parent, in their order
  ///   - seconds: the time, at least 0
  func atoms(_ start: [Double], after seconds: Double) -> (members: [Double], unassigned: Double) {
    var atoms = [Double](repeating: 0, count: members.count)
    var unassigned = 0.0
    for (amount, part) in zip(start, parts) {
      let (own, lost) = part.solution.atoms(after: seconds)
      for (place, share) in zip(part.places, own) { atoms[place] += amount * share }
      unassigned += amount * lost
    }
    return (atoms, unassigned)
  }
}

extension DecaySolution {
  private struct Key: Hashable {
    /// Indices in the table of decays.
    let parents: [Int]
    let feedings: [IsomerFeeding]
  }

  /// The kept solutions, and their keys in the order of their calculation.
  private struct Kept {
    var solutions: [Key: DecaySolution] = [:]
    var order: [Key] = []
  }

  /// The maximum number of kept solutions, and of the coefficients of each: 6 MB in all.
  private static let (mostKept, largestKept) = (64, 4_096)

  private static let kept = Lock(Kept())

  /// Returns the solution for some nuclides.
  ///
  /// - Parameters:
  ///   - parents: indices in the table of decays, each only once
  ///   - feedings: the shares of decays that end in isomers
  /// - Throws: `.invalid` if feedings create a cycle of decays.
  static func of(_ parents: [Int], _ feedings: [IsomerFeeding]) throws(PentadError) -> DecaySolution
  {
    let key = Key(parents: parents, feedings: feedings)
    if let known = kept.withLock({ $0.solutions[key] }) { return known }
    let made = try DecaySolution(key)
    guard made.parts.reduce(0, { $0 + $1.solution.size }) <= largestKept else { return made }
    kept.withLock { kept in
      guard kept.solutions.updateValue(made, forKey: key) == nil else { return }
      kept.order.append(key)
      if kept.order.count > mostKept { kept.solutions[kept.order.removeFirst()] = nil }
    }
    return made
  }
}
