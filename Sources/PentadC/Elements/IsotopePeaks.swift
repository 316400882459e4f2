import CPentad
import ElementsKit
import PentadCore

/// The peaks of one isotopic distribution.
struct IsotopePeaks {
  let charge: Int
  let positions: [Double]
  let probabilities: [Double]
  /// NaN for the peaks of an instrument.
  let coverage: Double
  /// The formulas of the isotopologues, if the options ask for them.
  var nuclides: [String]?
}

/// The view and the cut-off that the options of a distribution ask for.
struct IsotopesRequest {
  private let options: pentad_elements_isotopes_options
  private let cutoff: Isotopologues.Cutoff?
  private let order: Isotopologues.Order
  private let abundances: IsotopicAbundances

  /// - Throws: `misuse` for options that exclude each other and for an unknown order; the errors of
  ///   ``IsotopicAbundances``.
  init(_ options: pentad_elements_isotopes_options) throws(PentadError) {
    self.options = options
    cutoff = try Self.cutoff(options)
    order = try Isotopologues.Order(options.order, "order")
    let text = try readOptionalText(options.enriched, "enriched")
    abundances =
      try text.map { text throws(PentadError) in try IsotopicAbundances(text) } ?? .natural
    guard options.resolving_power == 0 || options.is_nominal == 0 else {
      throw PentadError(.misuse, "a distribution is nominal or resolved, not both")
    }
    guard options.names_nuclides == 0 || options.resolving_power == 0 && options.is_nominal == 0
    else {
      throw PentadError(.misuse, "only the peaks of a fine structure have nuclides")
    }
    guard options.resolving_power != 0 else { return }
    switch cutoff {
    case nil, .relative: break
    default:
      throw PentadError(
        .misuse, "the cut-off of a resolved distribution is `relative`, the lowest height")
    }
  }

  /// Calculates the peaks of a formula.
  func peaks(of formula: Formula) throws(PentadError) -> IsotopePeaks {
    let distribution = try formula.isotopicDistribution(
      charge: options.sets_charge == 0 ? nil : Int(options.charge), abundances: abundances)
    if options.resolving_power != 0 { return try resolved(distribution) }
    if options.is_nominal != 0 {
      let found = try distribution.nominal(cutoff ?? .relative(1e-12))
      return IsotopePeaks(
        charge: distribution.charge, positions: found.peaks.map(\.position),
        probabilities: found.peaks.map(\.probability), coverage: found.coverage)
    }
    let found = try distribution.isotopologues(cutoff ?? .coverage(0.999), order: order)
    var peaks = IsotopePeaks(
      charge: distribution.charge, positions: found.positions, probabilities: found.probabilities,
      coverage: found.coverage)
    if options.names_nuclides != 0 {
      peaks.nuclides = (0..<found.count).compactMap { found.nuclides(at: $0)?.hill }
    }
    return peaks
  }

  private func resolved(_ distribution: IsotopicDistribution) throws(PentadError) -> IsotopePeaks {
    let height = if case .relative(let lowest) = cutoff { lowest } else { 1e-3 }
    let found = try distribution.resolved(by: options.resolving_power, minimumHeight: height)
    return IsotopePeaks(
      charge: distribution.charge, positions: found.peaks.map(\.position),
      probabilities: found.peaks.map(\.height), coverage: .nan)
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
