/// The change of the atomic and the mass number by a mode of decay.
enum DecayMode {
  /// A decay into a nuclide with numbers that differ by `z` and `a`.
  case shift(z: Int, a: Int)
  /// A fission, or two cluster decays with one entry, `24Ne+26Ne`.
  case fission
  /// A transition to a lower level of the same nuclide.
  case transition
  /// An unknown notation.
  case open

  /// Parses a mode in NUBASE's notation: `B-2n`, `2B+`, `EC`, `A`, `14C`, `B+pA`.
  init(_ mode: String) {
    switch mode {
    case "IT": self = .transition
    case "EC+B+": self = .shift(z: -1, a: 0)
    case "24Ne+26Ne", "28Mg+30Mg": self = .fission
    case _ where mode.hasSuffix("SF"): self = .fission
    default: self = Self.read(mode)
    }
  }

  private static func read(_ mode: String) -> Self {
    var rest = Substring(mode)
    var (z, a) = (0, 0)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if digits.count > 1 {
        let number = Int(SymbolIndex.shared.number(String(rest)))
        guard number > 0, let mass = Int(digits) else { return .open }
        return .shift(z: z - number, a: a - mass)
      }
      guard let particle = particles.first(where: { rest.hasPrefix($0.text) }) else {
        return .open
      }
      rest = rest.dropFirst(particle.text.count)
      let times = Int(digits) ?? 1
      z += times * particle.z
      a += times * particle.a
    }
    return .shift(z: z, a: a)
  }

  private static let particles: [(text: String, z: Int, a: Int)] = [
    ("B-", 1, 0), ("B+", -1, 0), ("EC", -1, 0), ("e+", -1, 0), ("A", -2, -4), ("n", 0, -1),
    ("p", -1, -1), ("d", -1, -2), ("t", -1, -3),
  ]
}

extension [Decay] {
  /// Returns the share of the decays for each mode, and the share without a mode.
  ///
  /// Modes that are only allowed (`?`) or bounded from above (`<`) do not count. A delayed
  /// emission, `B-n`, is a part of its beta decay; electron capture and positron emission are parts
  /// of `B+`. If a single mode was observed without a percentage, it gets the remainder. If the sum
  /// then differs from 1 by less than 1 %, the largest share is corrected by the difference. A
  /// larger surplus is scaled down.
  var shares: (modes: [(decay: Decay, share: Double)], unassigned: Double) {
    let counted = filter { $0.relation != "?" && $0.relation != "<" }
    guard !counted.isEmpty else { return ([], 1) }
    var percents = counted.map(\.percent)
    for (index, decay) in counted.enumerated() {
      guard let whole = counted.whole(of: decay.mode), whole != index else { continue }
      percents[whole] = percents[whole].map { Swift.max(0, $0 - (decay.percent ?? 0)) }
      // A part without a measurement is counted with the mode that includes it.
      percents[index] = decay.percent ?? 0
    }
    let known = percents.reduce(0) { $0 + ($1 ?? 0) }
    let unmeasured = percents.indices.filter { percents[$0] == nil }
    if unmeasured.count == 1 { percents[unmeasured[0]] = Swift.max(0, 100 - known) }
    var shares = percents.map { ($0 ?? 0) / 100 }
    let rest = 1 - shares.reduce(0, +)
    if rest.magnitude < 0.01 {
      let largest = shares.indices.max { shares[$0] < shares[$1] } ?? 0
      shares[largest] += rest
    } else if rest < 0 {
      shares = shares.map { $0 / (1 - rest) }
    }
    return (zip(counted, shares).map { ($0, $1) }, rest >= 0.01 ? rest : 0)
  }

  /// Returns the index of the mode that includes `mode`; `nil` if no other mode includes it.
  private func whole(of mode: String) -> Int? {
    let wholes: [String] =
      switch mode {
      case "B-", "B+", "EC+B+": []
      case "EC": ["B+"]
      case "e+": ["B+", "EC", "EC+B+"]
      case _ where mode.hasPrefix("B-"): ["B-"]
      case _ where mode.hasPrefix("B+") || mode.hasPrefix("EC"): ["B+", "EC", "EC+B+"]
      default: []
      }
    return wholes.lazy.compactMap { whole in firstIndex { $0.mode == whole } }.first
  }
}
