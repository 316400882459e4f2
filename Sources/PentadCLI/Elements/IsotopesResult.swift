import ElementsKit
import PentadCore

/// An isotopic distribution on the command line, in one of its three views.
struct IsotopesResult {
  private struct Peak {
    let position: Double
    let probability: Double
    var nuclides: Formula?
  }

  private let formula: String
  private let charge: Int
  /// The sum of the probabilities; `nil` for the peaks of an instrument, which have heights.
  private let coverage: Double?
  private let peaks: [Peak]

  init(
    _ formula: String, _ distribution: IsotopicDistribution, cutoff: Isotopologues.Cutoff?,
    nominal: Bool, resolvingPower: Double?
  ) throws(PentadError) {
    (self.formula, charge) = (formula, distribution.charge)
    if let resolvingPower {
      let height: Double? = if case .relative(let value) = cutoff { value } else { nil }
      let found = try distribution.resolved(by: resolvingPower, minimumHeight: height ?? 1e-3)
      peaks = found.peaks.map { Peak(position: $0.position, probability: $0.height) }
      coverage = nil
    } else if nominal {
      let found = try distribution.nominal(cutoff ?? .relative(1e-12))
      peaks = found.peaks.map { Peak(position: $0.position, probability: $0.probability) }
      coverage = found.coverage
    } else {
      let found = try distribution.isotopologues(cutoff ?? .coverage(0.999), order: .probability)
      peaks = found.positions.indices.map {
        Peak(
          position: found.positions[$0], probability: found.probabilities[$0],
          nuclides: found.nuclides(at: $0))
      }
      coverage = found.coverage
    }
  }

  var json: JSONValue {
    [
      "formula": .string(formula), "charge": .integer(charge), "covered": JSONValue(coverage),
      "peaks": .array(peaks.map(json)),
    ]
  }

  private func json(_ peak: Peak) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("mz", .number(peak.position)), .init("probability", .number(peak.probability)),
    ]
    if let nuclides = peak.nuclides {
      let counts = nuclides.composition.map {
        JSONValue.Member($0.label, .integer(Int($0.count.numerator)))
      }
      members.append(.init("nuclides", .object(counts)))
    }
    return .object(members)
  }

  var table: Table {
    Table(
      header: ["m/z", "probability", "nuclides"],
      rows: peaks.map {
        [
          $0.position.ecmaScriptDescription, $0.probability.ecmaScriptDescription,
          $0.nuclides.map { $0.composition.map { "\($0.label):\($0.count.decimal)" } }?
            .joined(separator: " ") ?? "",
        ]
      })
  }
}
