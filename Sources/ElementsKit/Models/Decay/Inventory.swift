public import PentadCore

/// Amounts of nuclides and their decay products.
///
/// ```swift
/// let generator = try Inventory(["Mo-99": .activity(1e9)])
/// for content in try generator.after(.hours(20)) {
///   print(content.name, content.activity, content.atoms)
/// }
/// ```
///
/// Decays end in ground states unless a feeding names an isomer. The products of fissions are
/// counted together as `SF` and not followed, and so are two pairs of rare cluster decays. Emitted
/// particles are not counted.
///
/// Source: NUBASE2020 for half-lives and branches.
///
/// C: `pentad_elements_inventory_decay`.
public struct Inventory: Sendable {
  /// An amount of a nuclide.
  public enum Amount: Hashable, Sendable {
    /// In Bq.
    case activity(Double)
    /// A number of atoms.
    case atoms(Double)
    /// In grams.
    case grams(Double)

    /// Creates an amount from a number and its unit.
    public init(_ value: Double, in unit: Unit) {
      self =
        switch unit {
        case .becquerel: .activity(value)
        case .atoms: .atoms(value)
        case .gram: .grams(value)
        }
    }
  }

  /// A unit of amounts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Decays per second.
    case becquerel
    /// The number of atoms.
    case atoms
    /// The mass in grams.
    case gram
  }

  /// Indices in the table of decays, each only once.
  private let parents: [Int]
  /// The initial number of atoms of each.
  private let start: [Double]
  private let feedings: [IsomerFeeding]

  /// - Parameters:
  ///   - amounts: by the name of the nuclide, as ``Nuclide/init(_:)`` reads it.
  ///   - feedings: shares of decays that end in isomers; none by default.
  /// - Throws: as ``Nuclide/init(_:)``; `.invalid` for an amount that is below 0 or not finite, and for
  ///   an activity of a nuclide without a half-life.
  public init(
    _ amounts: [String: Amount], feedings: [IsomerFeeding] = []
  ) throws(PentadError) {
    let table = DecayTable.shared
    var (parents, start): ([Int], [Double]) = ([], [])
    for (name, amount) in amounts.sorted(by: { $0.key < $1.key }) {
      let nuclide = try Nuclide(name)
      guard let place = table.place(of: nuclide) else { continue }
      let atoms = try amount.atoms(of: nuclide)
      if let same = parents.firstIndex(of: place) {
        start[same] += atoms
      } else {
        parents.append(place)
        start.append(atoms)
      }
    }
    self.parents = parents
    self.start = start
    self.feedings = feedings
  }

  /// Returns the amounts after a time: the nuclides and all their descendants, each after its
  /// parents.
  ///
  /// Every number of atoms above 10⁻¹⁵ of the initial atoms is within 10⁻⁹ of the exact solution.
  ///
  /// - Throws: `.invalid` if feedings create a cycle of decays.
  public func after(_ time: DecayTime) throws(PentadError) -> [InventoryContent] {
    try after([time]).first ?? []
  }

  /// Returns the amounts after each of several times; the network is solved only once.
  ///
  /// - Throws: as ``after(_:)-(DecayTime)``.
  public func after(_ times: [DecayTime]) throws(PentadError) -> [[InventoryContent]] {
    let solution = try DecaySolution.of(parents, feedings)
    return times.map { time in
      let (members, unassigned) = solution.atoms(start, after: time.seconds)
      var contents: [InventoryContent] = []
      contents.reserveCapacity(members.count + 1)
      for (place, atoms) in zip(solution.members, members) {
        contents.append(InventoryContent(place: place, atoms: atoms))
      }
      if !solution.isComplete {
        contents.append(InventoryContent(place: DecayTable.unassigned, atoms: unassigned))
      }
      return contents
    }
  }
}

/// The amount of a nuclide in an inventory.
public struct InventoryContent: Hashable, Sendable {
  /// An index in the table of decays, `DecayTable.fission` or `DecayTable.unassigned`.
  let place: Int
  /// The number of atoms; for `SF` and `unassigned`, the number of decays.
  public let atoms: Double

  /// The name of the nuclide; `SF` for the products of fissions, `unassigned` for the products of
  /// decays without a known daughter.
  public var name: String {
    switch place {
    case DecayTable.fission: "SF"
    case DecayTable.unassigned: "unassigned"
    default: DecayTable.shared.names[place]
    }
  }
  /// Nil for `SF` and `unassigned`.
  public var nuclide: Nuclide? { place < 0 ? nil : DecayTable.shared.nuclides[place] }
  /// In Bq; 0 for a stable nuclide.
  public var activity: Double { place < 0 ? 0 : atoms * DecayTable.shared.rates[place] }
}

extension Inventory.Amount {
  /// - Throws: `.invalid` as ``Inventory/init(_:feedings:)``.
  fileprivate func atoms(of nuclide: Nuclide) throws(PentadError) -> Double {
    let atoms: Double
    switch self {
    case .atoms(let number): atoms = number
    case .activity(let becquerels):
      guard nuclide.decayConstant > 0 else {
        throw PentadError(
          .invalid, "\(nuclide.id) has no half-life, so it has no activity: give atoms or grams")
      }
      atoms = becquerels / nuclide.decayConstant
    case .grams(let grams):
      guard let mass = nuclide.mass?.value else {
        throw PentadError(.invalid, "the mass of \(nuclide.id) is not known: give atoms")
      }
      atoms = grams * Nuclide.avogadro / mass
    }
    guard atoms >= 0, atoms < 1e200 else {
      throw PentadError(.invalid, "an amount must be 0 or more and below 1e200 atoms")
    }
    return atoms
  }
}
