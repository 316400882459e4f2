import CPentad
import ElementsKit
import PentadCore

/// The peaks of an isotopic distribution and the record of them.
final class IsotopesHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_isotopes_info>

  private let arena = Arena()

  private init(
    _ distribution: IsotopicDistribution, _ positions: [Double], _ probabilities: [Double],
    coverage: Double
  ) {
    info = arena.record(
      pentad_elements_isotopes_info(
        count: positions.count, positions: arena.array(positions),
        probabilities: arena.array(probabilities), coverage: coverage,
        charge: Int64(distribution.charge)))
  }

  /// Calculates the view of a distribution that the options ask for.
  static func make(
    _ formula: Formula, _ options: pentad_elements_isotopes_options
  ) throws(PentadError) -> IsotopesHandle {
    let distribution = try formula.isotopicDistribution(
      charge: options.sets_charge == 0 ? nil : Int(options.charge))
    let cutoff = try cutoff(options)
    if options.resolving_power != 0 {
      guard options.is_nominal == 0 else {
        throw PentadError(.misuse, "a distribution is nominal or resolved, not both")
      }
      return try resolved(distribution, options.resolving_power, cutoff)
    }
    guard options.is_nominal == 0 else {
      let found = try distribution.nominal(cutoff ?? .relative(1e-12))
      return IsotopesHandle(
        distribution, found.peaks.map(\.position), found.peaks.map(\.probability),
        coverage: found.coverage)
    }
    let found = try distribution.isotopologues(cutoff ?? .coverage(0.999), order: .probability)
    return IsotopesHandle(
      distribution, found.positions, found.probabilities, coverage: found.coverage)
  }

  private static func resolved(
    _ distribution: IsotopicDistribution, _ power: Double, _ cutoff: Isotopologues.Cutoff?
  ) throws(PentadError) -> IsotopesHandle {
    var height = 1e-3
    switch cutoff {
    case nil: break
    case .relative(let lowest): height = lowest
    default:
      throw PentadError(
        .misuse, "the cut-off of a resolved distribution is `relative`, the lowest height")
    }
    let found = try distribution.resolved(by: power, minimumHeight: height)
    return IsotopesHandle(
      distribution, found.peaks.map(\.position), found.peaks.map(\.height), coverage: .nan)
  }

  /// The one cut-off that is not 0.
  private static func cutoff(
    _ options: pentad_elements_isotopes_options
  ) throws(PentadError) -> Isotopologues.Cutoff? {
    var given: [Isotopologues.Cutoff] = []
    if options.probability != 0 { given.append(.probability(options.probability)) }
    if options.relative != 0 { given.append(.relative(options.relative)) }
    if options.coverage != 0 { given.append(.coverage(options.coverage)) }
    if options.count != 0 { given.append(.count(Int(options.count))) }
    guard given.count <= 1 else {
      throw PentadError(.misuse, "a distribution has one cut-off, not \(given.count)")
    }
    return given.first
  }
}
