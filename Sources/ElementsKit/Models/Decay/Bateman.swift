/// The numbers of atoms in a network of decays, by Bateman's equations.
///
/// Nᵢ(t) = Σⱼ cᵢⱼ e^(−λⱼt) with cᵢⱼ = Σₖ bₖᵢ λₖ cₖⱼ / (λᵢ − λⱼ) and cᵢᵢ = Nᵢ(0) − Σⱼ cᵢⱼ. Where
/// half-lives differ by a factor of 10²⁰, many digits of the terms cancel, so they have twice the
/// digits of `Double`. Rates that agree in ten digits are separated by a relative 10⁻¹⁰, which
/// changes N by no more than that.
///
/// Source: Bateman, Proc. Cambridge Phil. Soc. 15 (1910) 423, for networks without circles.
struct Bateman {
  private let rates: [Double]
  /// The coefficients of each member, for all members up to it; one row after another.
  private var coefficients: [DoubleDouble]
  /// The sources of the decays without a known daughter: the member and its share.
  private let losses: [(member: Int, share: Double)]

  /// - Parameters:
  ///   - network: the nuclides
  ///   - start: the initial number of atoms of each
  init(_ network: DecayNetwork, start: [Double]) {
    let count = network.members.count
    rates = Self.distinct(
      network.members.map { $0 < 0 ? 0 : DecayTable.shared.rates[$0] })
    var table = [DoubleDouble](repeating: .zero, count: count * count)
    var losses: [(member: Int, share: Double)] = []
    for member in 0..<count {
      let row = member * count
      var sum = DoubleDouble.zero
      for j in 0..<member where table[row + j].high != 0 {
        let difference = DoubleDouble(sum: rates[member], -rates[j])
        table[row + j] = table[row + j] / difference
        sum = sum + table[row + j]
      }
      table[row + member] = DoubleDouble(start[member]) - sum
      for flow in network.flows[member] {
        guard flow.target >= 0 else {
          losses.append((member, flow.share))
          continue
        }
        let rate = flow.share * rates[member]
        let target = flow.target * count
        for j in 0...member where table[row + j].high != 0 {
          table[target + j] = table[target + j] + table[row + j] * rate
        }
      }
    }
    coefficients = table
    self.losses = losses
  }

  /// Returns the number of atoms of each member after a time in seconds, at least 0, and the number
  /// of decays without a known daughter.
  func atoms(after seconds: Double) -> (members: [Double], unassigned: Double) {
    let exponentials = rates.map {
      DoubleDouble(exponentialOfMinus: DoubleDouble(product: $0, seconds))
    }
    let count = rates.count
    let members = (0..<count).map { member -> Double in
      var sum = DoubleDouble.zero
      for j in 0...member where coefficients[member * count + j].high != 0 {
        sum = sum + coefficients[member * count + j] * exponentials[j]
      }
      return max(0, sum.value)
    }
    return (members, lost(exponentials))
  }

  /// The integral of the decays without a known daughter.
  private func lost(_ exponentials: [DoubleDouble]) -> Double {
    var lost = DoubleDouble.zero
    for (member, share) in losses {
      for j in 0...member where rates[j] > 0 {
        let decayed = (DoubleDouble.one - exponentials[j]) / DoubleDouble(rates[j])
        lost = lost + coefficients[member * rates.count + j] * decayed * (share * rates[member])
      }
    }
    return max(0, lost.value)
  }

  /// Returns the rates, with equal ones separated by a relative 10⁻¹⁰.
  private static func distinct(_ rates: [Double]) -> [Double] {
    var rates = rates
    let places = rates.indices.filter { rates[$0] > 0 }.sorted { rates[$0] < rates[$1] }
    for (place, next) in zip(places, places.dropFirst())
    where rates[next] < rates[place] * (1 + 1e-10) {
      rates[next] = rates[place] * (1 + 1e-10)
    }
    return rates
  }
}
