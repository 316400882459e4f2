import ElementsKit
import PentadCore
import Testing

/// The fine structure: cut-offs, ties, limits, and a comparison with exact enumeration.
@Suite struct IsotopologueTests {
  private func distribution(
    _ text: String, charge: Int? = nil, abundances: IsotopicAbundances = .natural
  ) throws -> IsotopicDistribution {
    try Formula(text).isotopicDistribution(charge: charge, abundances: abundances)
  }

  private func element(_ symbol: String) throws -> AtomicElement {
    try PeriodicTable.shared.element(symbol: symbol)
  }

  /// All isotopologues by one atom after the other, as probabilities by mass in 10⁻⁹ u.
  private func enumerated(_ text: String) throws -> [Int: Double] {
    var result: [Int: Double] = [0: 1]
    for part in try Formula(text).composition {
      let atom = try Formula(part.label == "2H" ? "D" : part.label).isotopicDistribution()
      let isotopes = try atom.isotopologues(.coverage(1))
      for _ in 0..<part.count.numerator {
        var next: [Int: Double] = [:]
        for (mass, probability) in result {
          for (position, share) in zip(isotopes.positions, isotopes.probabilities) {
            next[mass + Int((position * 1e9).rounded()), default: 0] += probability * share
          }
        }
        result = next
      }
    }
    return result
  }

  @Test(arguments: [
    "H2O", "CCl4", "C6H6", "SnCl4", "Sn4", "Xe3", "Te3", "S8", "Hg2", "TaBr5", "Mo3O9", "C12H22O11",
    "D2O", "B10H14", "Cd2Se2", "Os3",
  ])
  func allIsotopologuesAgreeWithEnumeration(_ text: String) throws {
    let truth = try enumerated(text)
    let all = try distribution(text).isotopologues(.coverage(1))
    #expect(abs(all.coverage - 1) < 1e-12)
    #expect(all.positions == all.positions.sorted())
    var found: [Int: Double] = [:]
    for (position, probability) in zip(all.positions, all.probabilities) {
      found[Int((position * 1e9).rounded()), default: 0] += probability
    }
    for (mass, probability) in truth where probability > 1e-30 {
      let near = (mass - 20...mass + 20).reduce(0) { $0 + (found[$1] ?? 0) }
      #expect(abs(near / probability - 1) < 1e-9, "\(mass)")
    }
    #expect(found.count >= truth.count)
  }

  @Test(arguments: ["C8H10N4O2", "Sn2Cl4", "C60", "C254H377N65O75S6", "Xe6"])
  func cutoffsAreThoseOfTheWholeList(_ text: String) throws {
    let fine = try distribution(text)
    let list = try fine.isotopologues(.relative(1e-7), order: .probability)
    let values = list.probabilities
    #expect(values == values.sorted(by: >))
    let highest = values[0]
    #expect(try fine.isotopologues(.probability(1e-4)).count == values.count { $0 >= 1e-4 })
    #expect(
      try fine.isotopologues(.relative(0.01)).count == values.count { $0 >= 0.01 * highest })
    for count in [1, 2, 5, 20] where count < values.count {
      let some = try fine.isotopologues(.count(count), order: .probability)
      #expect(some.probabilities == Array(values.prefix(some.count)))
      #expect(some.count == count || values[count] > values[count - 1] * (1 - 1e-11))
    }
    for share in [0.01, 0.5, 0.9, 0.99] {
      let some = try fine.isotopologues(.coverage(share), order: .probability)
      #expect(some.coverage >= share)
      #expect(some.coverage - (some.probabilities.last ?? 0) < share)
      #expect(some.probabilities == Array(values.prefix(some.count)))
    }
  }

  @Test func orderChangesNothingButTheOrder() throws {
    let fine = try distribution("C10H16N5O13P3", charge: -2)
    let byMass = try fine.isotopologues(.probability(1e-6))
    let unsorted = try fine.isotopologues(.probability(1e-6), order: .none)
    #expect(byMass.positions == unsorted.positions.sorted())
    #expect(abs(byMass.coverage - byMass.probabilities.reduce(0, +)) < 1e-12)
    for index in byMass.positions.indices {
      let nuclides = try #require(byMass.nuclides(at: index))
      #expect(nuclides.charge == -2)
      #expect(abs((nuclides.massToCharge() ?? 0) - byMass.positions[index]) < 1e-9)
    }
    #expect(byMass.nuclides(at: -1) == nil && byMass.nuclides(at: byMass.count) == nil)
  }

  @Test func tiesAtALimitAreKeptTogether() throws {
    var half = IsotopicAbundances.natural
    try half.set(element("Br"), to: [79: 0.5, 81: 0.5])
    let bromine = try distribution("Br2", abundances: half)
    #expect(try bromine.isotopologues(.count(2)).count == 3)
    #expect(try bromine.isotopologues(.coverage(0.6)).count == 3)
    #expect(try bromine.isotopologues(.coverage(0.5)).count == 1)
    #expect(try bromine.isotopologues(.probability(0.25)).count == 3)
    #expect(try bromine.isotopologues(.relative(0.5)).count == 3)
    // Two of 31 atoms: the middle numbers, 15 and 16, are equally probable but for rounding.
    let many = try distribution("Br31", abundances: half)
    #expect(try many.isotopologues(.count(1)).count == 2)
    #expect(try many.isotopologues(.relative(1)).count == 2)
    try half.set(element("Cl"), to: [35: 0.5, 37: 0.5])
    #expect(try distribution("BrCl", abundances: half).isotopologues(.count(1)).count == 4)
  }

  @Test func enrichmentReplacesOneElement() throws {
    var labelled = IsotopicAbundances.natural
    try labelled.enrich(element("C"), to: [13: 0.99])
    let glucose = try distribution("C6H12O6", abundances: labelled)
    #expect(glucose.mostProbable.hill == "[13C]6[1H]12[16O]6")
    let top = try glucose.isotopologues(.count(1))
    #expect(abs(top.positions[0] - 186.083517) < 1e-6)
    try labelled.enrich(element("C"), to: [13: 1])
    #expect(try distribution("C60", abundances: labelled).isotopologues(.coverage(1)).count == 1)
    try labelled.set(element("Tc"), to: [98: 0.25, 99: 0.75])
    #expect(try distribution("Tc", abundances: labelled).isotopologues(.coverage(1)).count == 2)
  }

  @Test func enrichmentInTwoNuclidesLeavesTheRestToTheThird() throws {
    var water = IsotopicAbundances.natural
    try water.enrich(element("O"), to: [17: 0.1, 18: 0.5])
    let peaks = try distribution("O", abundances: water).isotopologues(.coverage(1))
    for (probability, expected) in zip(peaks.probabilities, [0.4, 0.1, 0.5]) {
      #expect(abs(probability - expected) < 1e-12)
    }
    #expect(try IsotopicAbundances("17O=0.1; 18O=50%") == water)
    #expect(try IsotopicAbundances(" \t") == .natural)
    #expect(try IsotopicAbundances("D=1") == IsotopicAbundances("2H=100%"))
  }

  @Test(arguments: [
    ("13C", PentadError.Code.isotopicAbundances), ("C=0.99", .isotopicAbundances),
    ("13C=", .isotopicAbundances), ("13C=x", .isotopicAbundances), ("13C=99", .isotopicAbundances),
    ("13C=0,99", .isotopicAbundances), ("13C=-0.5", .isotopicAbundances),
    ("13C=0x1p-1", .isotopicAbundances), ("13C=0.5=1", .isotopicAbundances),
    ("13C=0.5 13C=0.5", .isotopicAbundances), ("12C=0.7 13C=0.7", .isotopicAbundances),
    ("99C=0.5", .formulaUnknownNuclide), ("13Xx=1", .formulaUnknownElement),
    ("99Tc=0.5", .noNaturalAbundance),
  ])
  func wrongSharesAreRefused(_ text: String, _ code: PentadError.Code) {
    let error = #expect(throws: PentadError.self) { try IsotopicAbundances(text) }
    #expect(error?.code == code, "\(text)")
  }

  @Test func impossibleAbundancesAreRefused() throws {
    var abundances = IsotopicAbundances.natural
    let carbon = try element("C")
    for wrong in [[:], [12: 98.9, 13: 1.1], [12: 0.5], [12: -0.1, 13: 1.1], [12: .nan, 13: 1]] {
      let error = #expect(throws: PentadError.self) { try abundances.set(carbon, to: wrong) }
      #expect(error?.code == .isotopicAbundances)
    }
    let error = #expect(throws: PentadError.self) { try abundances.set(carbon, to: [99: 1]) }
    #expect(error?.code == .formulaUnknownNuclide)
    let technetium = try element("Tc")
    #expect(throws: PentadError.self) { try abundances.enrich(technetium, to: [99: 0.5]) }
    for wrong in [[13: 2], [13: .nan], [12: 0.6, 13: 0.6], [13: -0.1]] {
      #expect(throws: PentadError.self) { try abundances.enrich(carbon, to: wrong) }
    }
    #expect(abundances == .natural)
  }

  @Test func tantalumHasItsNaturalIsomer() throws {
    let tantalum = try distribution("Ta").isotopologues(.coverage(1))
    let ground = try #require(Formula("[180Ta]").monoisotopicMass())
    #expect(abs(tantalum.positions[0] - ground - 8.08379e-5) < 1e-9)
  }

  @Test func namedNuclidesAreFixed() throws {
    // A molecule with both isotopes of bromine named.
    let mixed = try distribution("C16H9[79Br][81Br]N2O2")
    #expect(mixed.mostProbable.hill == "[12C]16[1H]9[79Br][81Br][14N]2[16O]2")
    let heavy = try distribution("D2[18O]").isotopologues(.coverage(1))
    #expect(heavy.count == 1 && heavy.coverage == 1)
    #expect(try distribution("C[13C]").isotopologues(.coverage(1)).count == 2)
    #expect(try distribution("FNaPI").isotopologues(.coverage(1)).count == 1)
  }

  @Test(arguments: [
    ("e-", PentadError.Code.isotopicComposition), ("Fe0.95O", .isotopicComposition),
    ("C1000001", .isotopicComposition), ("C9223372036854775807", .isotopicComposition),
    ("NaTcO4", .noNaturalAbundance), ("Og", .noNaturalAbundance), ("H^3+", .ionCharge),
  ])
  func compositionWithoutDistributionIsRefused(_ text: String, _ code: PentadError.Code) {
    let error = #expect(throws: PentadError.self) { try distribution(text) }
    #expect(error?.code == code)
    if code == .noNaturalAbundance {
      #expect(["technetium", "oganesson"].contains { error?.message.contains($0) == true })
    }
  }

  @Test func chargeBeyondTheElectronsIsRefused() {
    let error = #expect(throws: PentadError.self) { try distribution("H2O", charge: 11) }
    #expect(error?.code == .ionCharge)
    #expect(throws: Never.self) { try distribution("H2O", charge: 10) }
  }

  @Test(arguments: [
    Isotopologues.Cutoff.probability(0), .probability(1.1), .probability(-1), .probability(.nan),
    .relative(0), .relative(.infinity), .coverage(0), .coverage(1.0001), .count(0), .count(-5),
  ])
  func cutoffOutOfRangeIsRefused(_ cutoff: Isotopologues.Cutoff) throws {
    let water = try distribution("H2O")
    let error = #expect(throws: PentadError.self) { try water.isotopologues(cutoff) }
    #expect(error?.code == .isotopicOption)
    #expect(throws: PentadError.self) { try water.nominal(cutoff) }
  }

  @Test(arguments: [
    ("C2934H4615N781O897S39", Isotopologues.Cutoff.coverage(0.9999)),
    ("C2934H4615N781O897S39", .probability(1e-30)), ("C60H60", .count(1_000_001)),
    ("Sn1000", .coverage(0.9)), ("Xe1000000Sn1000000Te1000000", .coverage(0.5)),
    ("Sn100Xe100", .relative(1e-12)), ("C1000000H1000000", .coverage(1)),
  ])
  func moreThanAMillionIsRefused(_ text: String, _ cutoff: Isotopologues.Cutoff) throws {
    let large = try distribution(text)
    let error = #expect(throws: PentadError.self) { try large.isotopologues(cutoff) }
    #expect(error?.code == .tooManyIsotopologues)
  }

  /// The highest probability is below the smallest `Double`.
  @Test func probabilityThatUnderflowsIsNotAnEmptyResult() throws {
    let symbols = [
      "Sn", "Xe", "Te", "Cd", "Nd", "Gd", "Sm", "Dy", "Yb", "Er", "Hf", "W", "Os", "Pt", "Hg",
    ]
    let large = try distribution(symbols.map { "\($0)1000000" }.joined())
    for cutoff in [Isotopologues.Cutoff.relative(0.5), .count(1), .coverage(1e-9)] {
      let error = #expect(throws: PentadError.self) { try large.isotopologues(cutoff) }
      #expect(error?.code == .tooManyIsotopologues)
    }
    #expect(try large.isotopologues(.probability(1e-9)).count == 0)
  }

  @Test func unreachedCutoffGivesNoIsotopologues() throws {
    let none = try distribution("C2934H4615N781O897S39").isotopologues(.probability(0.1))
    #expect(none.count == 0 && none.coverage == 0)
  }

  @Test func cancelledTaskEndsTheWork() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try distribution("C2934H4615N781O897S39").isotopologues(.coverage(0.95))
    }
    let result = await task.result
    let error = #expect(throws: PentadError.self) { try result.get() }
    #expect(error?.code == .cancelled)
  }
}
