/// The numbers of atoms in a network of decays, by Bateman's equations.
///
/// Nᵢ(t) = Σⱼ cᵢⱼ e^(−λⱼt) with cᵢⱼ = Σₖ bₖᵢ λₖ cₖⱼ / (λᵢ − λⱼ) and cᵢᵢ = Nᵢ(0) − Σⱼ cᵢⱼ. The terms cancel
/// by many digits where the half-lives differ by 10²⁰, so they have twice the digits of `Double`. Rates
/// that agree in ten digits are taken apart by as much, which changes N by no more than that.
///
/// Source: Bateman, Proc. Cambridge Phil. Soc. 15 (1910) 423, for networks without circles.
struct Bateman {
  private let rates: [Double]
  /// For each member the coefficients of those up to it, one row after another.
  private var coefficients: [DoubleDouble]
  /// Where the decays without a known daughter come from: the member and its share.
  private let losses: [(member: Int, share: Double)]

  /// - Parameters:
  ///   - network: the nuclides
  ///   - start: the atoms of each at the beginning
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

  /// The atoms of each member after a time in seconds, none below 0, and how many decays had no known
  /// daughter.
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

  /// The integral of the decays that have no known daughter.
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

  /// The rates with those that are equal taken apart by 10⁻¹⁰ of their size.
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
