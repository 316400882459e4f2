/// The nuclides that a nuclide decays into, down to the stable ones.
public struct DecayChain: Hashable, Sendable {
  /// A share of the decays of a member.
  public struct Branch: Hashable, Sendable {
    /// The mode in NUBASE's notation, `B-`; empty for decays that the tables do not explain.
    public let mode: String
    /// The name of the daughter; `SF` for fission, nil when unknown.
    public let daughter: String?
    /// The share of the decays, above 0 and at most 1.
    public let share: Double
  }

  /// A nuclide of the chain.
  public struct Member: Hashable, Sendable {
    /// The nuclide.
    public let nuclide: Nuclide
    /// The decays of the nuclide; empty for a stable nuclide, and if the half-life is unknown.
    public let branches: [Branch]
  }

  /// The nuclide and all its descendants, each after all of its parents.
  public let members: [Member]
}

extension Nuclide {
  /// The nuclides that this nuclide decays into, with the share of each branch.
  ///
  /// Decays end in ground states: NUBASE does not list the decays that end in isomers. The products
  /// of fission are not followed.
  ///
  /// ```swift
  /// try Nuclide("U-238").decayChain.members.count
  /// ```
  public var decayChain: DecayChain {
    let table = DecayTable.shared
    guard let place = table.place(of: self),
      let network = try? DecayNetwork(from: [place])
    else { return DecayChain(members: [DecayChain.Member(nuclide: self, branches: [])]) }
    func name(_ target: Int) -> String? {
      guard target >= 0 else { return nil }
      let place = network.members[target]
      return place < 0 ? "SF" : table.nuclides[place].id
    }
    let members = zip(network.members, network.flows).compactMap { place, flows in
      place < 0
        ? nil
        : DecayChain.Member(
          nuclide: table.nuclides[place],
          branches: flows.map {
            DecayChain.Branch(mode: $0.mode, daughter: name($0.target), share: $0.share)
          })
    }
    return DecayChain(members: members)
  }
}
