/// The decays of all nuclides as numbers, made once at first use.
struct DecayTable: Sendable {
  /// A share of the decays of a nuclide, and its target.
  struct Branch: Sendable {
    let mode: String
    let share: Double
    /// An index in the table, or one of the two constants below.
    let daughter: Int
  }

  /// The products of fissions, which are not followed.
  static let fission = -1
  /// Decays without a known daughter.
  static let unassigned = -2

  static let shared = DecayTable()

  private(set) var nuclides: [Nuclide] = []
  /// Their names.
  private(set) var names: [String] = []
  /// The decay constants in 1/s; 0 without a half-life.
  private(set) var rates: [Double] = []
  private(set) var branches: [[Branch]] = []
  private var places: [Nuclide.Key: Int] = [:]

  private init() {
    for z in 1...118 { nuclides += NuclideTable.byElement[z] + NuclideTable.isomers[z] }
    for (place, nuclide) in nuclides.enumerated() { places[nuclide.key] = place }
    names = nuclides.map(\.id)
    rates = nuclides.map(\.decayConstant)
    branches = nuclides.map { nuclide in
      let shares = nuclide.decays.shares
      let found = shares.modes.filter { $0.share > 0 }
        .flatMap { branches($0.decay, $0.share, nuclide) }
      let rest = shares.unassigned
      return rest > 0 ? found + [Branch(mode: "", share: rest, daughter: Self.unassigned)] : found
    }
  }

  func place(of nuclide: Nuclide) -> Int? { places[nuclide.key] }

  private func branches(_ decay: Decay, _ share: Double, _ parent: Nuclide) -> [Branch] {
    let (z, a) = (parent.element.atomicNumber, parent.massNumber)
    func branch(_ share: Double, _ place: Int?) -> Branch {
      Branch(mode: decay.mode, share: share, daughter: place ?? Self.unassigned)
    }
    switch DecayMode(decay.mode) {
    case .fission: return [branch(share, Self.fission)]
    case .open: return [branch(share, nil)]
    case .shift(let dz, let da):
      return [branch(share, places[Nuclide.Key(z: z + dz, a: a + da, level: "")])]
    case .transition:
      let levels = decay.levels
      let total = levels.reduce(0) { $0 + $1.percent }
      guard total > 0 else {
        return [branch(share, places[Nuclide.Key(z: z, a: a, level: "")])]
      }
      return levels.filter { $0.percent > 0 }.map { level in
        branch(share * level.percent / total, places[Nuclide.Key(z: z, a: a, level: level.name)])
      }
    }
  }
}

extension Nuclide {
  /// The identity of a nuclide; the level is empty for the ground state.
  struct Key: Hashable {
    let z: Int
    let a: Int
    let level: String
  }

  var key: Key {
    Key(z: element.atomicNumber, a: massNumber, level: isomer?.level ?? "")
  }

  /// The probability of a decay in 1/s, ln 2 divided by the half-life; 0 without a known half-life.
  /// A bound counts as the value.
  public var decayConstant: Double {
    guard stability != .stable, let seconds = halfLife?.seconds, seconds > 0 else { return 0 }
    return 0.6931471805599453 / seconds
  }

  /// The activity of one gram of the nuclide in Bq: the decay constant times the atoms in a gram; 0
  /// without a half-life, nil without a mass.
  ///
  /// Source: CODATA 2022, N_A = 6.02214076 × 10²³ 1/mol.
  public var specificActivity: Double? {
    mass.map { decayConstant * Self.avogadro / $0.value }
  }

  static let avogadro = 6.02214076e23
}

extension Decay {
  /// The levels that an internal transition feeds, by NUBASE; the ground state has an empty name.
  fileprivate var levels: [(name: String, percent: Double)] {
    (feeding ?? "").split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=")
      guard sides.count == 2, let percent = Double(sides[1]) else { return nil }
      return (sides[0] == "gs" ? "" : String(sides[0]), percent)
    }
  }
}
