import PentadCore

/// The descendants of some nuclides, each after all of its parents.
struct DecayNetwork {
  /// A part of the decays of a nuclide. The daughter has a higher index in
  /// ``DecayNetwork/members``.
  struct Flow {
    let mode: String
    let share: Double
    /// The index in ``DecayNetwork/members``; -1 for decays without a known daughter.
    let target: Int
  }

  /// Indices in the table of decays, or `DecayTable.fission`.
  private(set) var members: [Int] = []
  private(set) var flows: [[Flow]] = []

  /// - Throws: `.invalid` if feedings create a cycle of decays.
  init(from parents: [Int], feedings: [IsomerFeeding] = []) throws(PentadError) {
    let table = DecayTable.shared
    var changed: [Int: [DecayTable.Branch]] = [:]
    for feeding in feedings {
      guard let parent = table.place(of: feeding.parent),
        let isomer = table.place(of: feeding.isomer)
      else { continue }
      let branches = changed[parent] ?? table.branches[parent]
      changed[parent] = branches.feeding(isomer, feeding.percent / 100, table)
    }
    func branches(_ place: Int) -> [DecayTable.Branch] {
      place < 0 || table.rates[place] == 0 ? [] : changed[place] ?? table.branches[place]
    }
    try sort(parents, branches)
    var order: [Int: Int] = [:]
    for (index, place) in members.enumerated() { order[place] = index }
    flows = members.map { place in
      branches(place).map { branch in
        Flow(mode: branch.mode, share: branch.share, target: order[branch.daughter] ?? -1)
      }
    }
  }

  /// Visits the daughters depth-first, and inserts each nuclide before its descendants.
  private mutating func sort(
    _ parents: [Int], _ branches: (Int) -> [DecayTable.Branch]
  ) throws(PentadError) {
    var isDone: [Int: Bool] = [:]
    for parent in parents.reversed() where isDone[parent] == nil {
      var path: [(place: Int, daughters: [DecayTable.Branch], next: Int)] = []
      path.append((parent, branches(parent), 0))
      isDone[parent] = false
      while let last = path.indices.last {
        guard path[last].next < path[last].daughters.count else {
          isDone[path[last].place] = true
          members.append(path[last].place)
          path.removeLast()
          continue
        }
        let daughter = path[last].daughters[path[last].next].daughter
        path[last].next += 1
        guard daughter != DecayTable.unassigned else { continue }
        switch isDone[daughter] {
        case true?: continue
        case false?: throw PentadError(.invalid, "the feedings form a cycle of decays")
        case nil:
          isDone[daughter] = false
          path.append((daughter, branches(daughter), 0))
        }
      }
    }
    members.reverse()
  }
}

extension [DecayTable.Branch] {
  /// Moves a share of all decays from the ground state of a daughter to its isomer.
  fileprivate func feeding(_ isomer: Int, _ share: Double, _ table: DecayTable) -> Self {
    var rest = share
    return flatMap { branch -> Self in
      guard branch.daughter >= 0, rest > 0, table.nuclides[branch.daughter].isomer == nil,
        table.nuclides[branch.daughter].element == table.nuclides[isomer].element,
        table.nuclides[branch.daughter].massNumber == table.nuclides[isomer].massNumber
      else { return [branch] }
      let moved = Swift.min(rest, branch.share)
      rest -= moved
      let fed = DecayTable.Branch(mode: branch.mode, share: moved, daughter: isomer)
      let kept = DecayTable.Branch(
        mode: branch.mode, share: branch.share - moved, daughter: branch.daughter)
      return kept.share > 0 ? [fed, kept] : [fed]
    }
  }
}
