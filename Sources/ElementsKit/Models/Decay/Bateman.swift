/// The decay of one atom of a nuclide and of its descendants, by Bateman's equations.
///
/// Nᵢ(t) = Σⱼ cᵢⱼ e^(−λⱼt) with cᵢⱼ = Σₖ bₖᵢ λₖ cₖⱼ / (λᵢ − λⱼ) and cᵢᵢ = Nᵢ(0) − Σⱼ cᵢⱼ. Where
/// half-lives differ by a factor of 10²⁰, many digits of the terms cancel, so they have twice the
/// digits of `Double`. Rates that agree in ten digits are separated by a relative 10⁻¹⁰, which
/// changes N by no more than that.
///
/// Source: Bateman, Proc. Cambridge Phil. Soc. 15 (1910) 423, for networks without circles.
struct Bateman: Sendable {
  /// A coefficient that is not 0, and the index of its exponential.
  private struct Term {
    let index: Int
    let coefficient: DoubleDouble
  }

  private let rates: [Double]
  /// The terms of all members, one member after another.
  private var terms: [Term] = []
  /// The index after the last term of each member.
  private var ends: [Int] = []
  /// The decays without a known daughter: the final number of those that each exponential brings.
  private var losses: [Term] = []

  /// The number of coefficients, in proportion to the memory of the solution.
  var size: Int { terms.count }

  /// - Parameter network: the descendants of one nuclide, the nuclide first
  init(_ network: DecayNetwork) {
    let count = network.members.count
    rates = Self.distinct(network.members.map { $0 < 0 ? 0 : DecayTable.shared.rates[$0] })
    var table = [DoubleDouble](repeating: .zero, count: count * count)
    var lost = [DoubleDouble](repeating: .zero, count: count)
    for member in 0..<count {
      let row = member * count
      var sum = DoubleDouble.zero
      for j in 0..<member where table[row + j].high != 0 {
        let difference = DoubleDouble(sum: rates[member], -rates[j])
        table[row + j] = table[row + j] / difference
        sum = sum + table[row + j]
      }
      table[row + member] = DoubleDouble(member == 0 ? 1 : 0) - sum
      let own = (0...member).filter { table[row + $0].high != 0 }
      terms += own.map { Term(index: $0, coefficient: table[row + $0]) }
      ends.append(terms.count)
      for flow in network.flows[member] {
        let rate = flow.share * rates[member]
        for j in own {
          let part = table[row + j] * rate
          if flow.target >= 0 {
            table[flow.target * count + j] = table[flow.target * count + j] + part
          } else {
            lost[j] = lost[j] + part / DoubleDouble(rates[j])
          }
        }
      }
    }
    losses = lost.indices.filter { lost[$0].high != 0 }.map {
      Term(index: $0, coefficient: lost[$0])
    }
  }

  /// Returns the number of atoms of each member after a time in seconds, at least 0, and the number
  /// of decays without a known daughter.
  func atoms(after seconds: Double) -> (members: [Double], unassigned: Double) {
    let exponentials = rates.map {
      DoubleDouble(exponentialOfMinus: DoubleDouble(product: $0, seconds))
    }
    var members: [Double] = []
    members.reserveCapacity(ends.count)
    var next = 0
    for end in ends {
      var sum = DoubleDouble.zero
      while next < end {
        let term = terms[next]
        let exponential = exponentials[term.index]
        if exponential.high != 0 { sum = sum + term.coefficient * exponential }
        next += 1
      }
      members.append(max(0, sum.value))
    }
    var lost = DoubleDouble.zero
    for term in losses {
      lost = lost + term.coefficient * (DoubleDouble.one - exponentials[term.index])
    }
    return (members, max(0, lost.value))
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
