import PentadCore
import Testing

@testable import ElementsKit

struct FormulaSearchTests {
  @Test func errorAndPPMReferToTheIon() throws {
    let ion = try Adduct("[M+Na]+")
    let found = try #require(
      try FormulaSearch(
        .massToCharge(203.05261, of: ion), within: .ppm(3), limits: "C0-50 H0-100 O0-20"
      )
      .formulas().first)
    #expect(abs(found.calculated - 203.0526088) < 1e-7)
    #expect(abs(found.error - 0.0000012) < 1e-7)
    #expect(abs(found.ppm - found.error / found.calculated * 1e6) < 1e-12)
    #expect(found.doubleBondEquivalents == 1)
  }

  @Test func severalMoleculesShareTheTolerance() throws {
    let dimer = try Adduct("[2M+H]+")
    let found = try FormulaSearch(
      .massToCharge(361.1340527, of: dimer), within: .ppm(1), limits: "C0-20 H0-40 O0-20"
    )
    .formulas()
    #expect(found.map(\.formula.hill) == ["C6H12O6"])
    #expect(abs(try #require(found.first).calculated - 361.1340527) < 1e-6)
  }

  @Test func zeroToleranceFindsTheExactMass() throws {
    let mass = try #require(try Formula("C8H10N4O2").monoisotopicMass())
    let found = try FormulaSearch(.mass(mass), within: .absolute(0)).formulas()
    #expect(found.map(\.formula.hill) == ["C8H10N4O2"])
  }

  @Test func nuclidesHaveLimitsOfTheirOwn() throws {
    let mass = try #require(try Formula("[13C]C5H12O6").monoisotopicMass())
    let found = try FormulaSearch(
      .mass(mass), within: .ppm(0.01), limits: "C0-6, [13C]0-1; H0-12 O6-6"
    ).formulas()
    #expect(found.map(\.formula.hill) == ["C5[13C]H12O6"])
  }

  @Test func sulfurHexafluorideIsRejectedByDoubleBondEquivalents() throws {
    let mass = try #require(try Formula("SF6").monoisotopicMass())
    let search = { rules in
      try FormulaSearch(.mass(mass), within: .ppm(1), limits: "S0-1 F0-6", rules: rules).formulas()
    }
    #expect(try search(.closedShell).isEmpty)
    #expect(try search(.none).map(\.doubleBondEquivalents) == [-2])
  }

  @Test func seniorAndRatiosNarrowTheResult() throws {
    let rules: [FormulaRuleSet] = [
      .none, .init(obeysSenior: true),
      .init(doubleBondEquivalents: 0...40, allowsRadicals: false, hasCommonRatios: true),
    ]
    let counts = try rules.map {
      try FormulaSearch(.mass(334.0987), within: .ppm(5), rules: $0).formulas().count
    }
    #expect(counts[0] > counts[1])
    #expect(counts[1] > counts[2])
    #expect(counts[2] > 0)
  }

  @Test func largeMoleculesAreFoundByResidueTables() throws {
    let insulin = try #require(try Formula("C257H383N65O77S6").monoisotopicMass())
    let found = try FormulaSearch(
      .mass(insulin), within: .absolute(1e-6), limits: "C250-260 H370-390 N60-70 O70-80 S4-8"
    )
    .formulas()
    #expect(found.contains { $0.formula.hill == "C257H383N65O77S6" })
  }

  @Test(arguments: [
    ("C0-12 H0-24", 0.6), ("C0-12 H0-24", 0.004), ("N0-9 C0-9", 1.5), ("C0-9 [13C]0-9", 0.01),
    ("O0-6", 8), ("C0-5 H0-30 O0-5", 2.5), ("H0-40 D0-20", 0.03), ("S1-3 F0-8", 0.7),
  ])
  func walkFindsEveryCombinationOfCounts(_ limits: String, _ tolerance: Double) throws {
    for mass in stride(from: 3.1, through: 150, by: 7.3) {
      let search = try FormulaSearch(
        .mass(mass), within: .absolute(min(tolerance, mass / 2)), limits: limits, rules: .none)
      var sums: [Int64] = [0]
      for limit in search.limits.limits {
        let part = Formula.Part(z: limit.z, a: limit.a, count: .one)
        let one = try #require(part.nuclideMass)
        let counts = limit.minimum...(limit.maximum ?? limit.minimum)
        sums = sums.flatMap { sum in counts.map { sum + Int64($0) * one } }
      }
      let expected = sums.filter { $0 > 0 && search.target.range.contains($0) }.sorted()
      var sink: [Int64] = []
      if let columns = AtomColumns(search.limits, upTo: search.target.range.upperBound) {
        var found = FormulaSink(search, columns)
        try CountWalk.run(columns, search.target.range, &found)
        sink = found.masses.sorted()
      }
      #expect(sink == expected, "\(mass)")
    }
  }

  @Test func walksAgreeBeyondTheirBorder() throws {
    for mass in [300.1, 800.4, 1_600.7] {
      let search = try FormulaSearch(
        .mass(mass), within: .ppm(2),
        limits: "C0-80 H10-150 N2-6 O0-20 P0-2 S0-2 Cl0-2 Br0-1 F0-3", rules: .none)
      let columns = try #require(AtomColumns(search.limits, upTo: search.target.range.upperBound))
      var (loops, table) = (FormulaSink(search, columns), FormulaSink(search, columns))
      try CountWalk.run(columns, search.target.range, &loops)
      try ResidueWalk.run(columns, search.target.range, &table)
      #expect(loops.masses.count > 10)
      #expect(loops.candidates(search.target) == table.candidates(search.target))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func massesOutOfRangeAreRefused(_ mass: Double) {
    #expect(code { try FormulaSearch(.mass(mass), within: .ppm(1)) } == .formulaSearchMass)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e6, 1e300])
  func tolerancesOutOfRangeAreRefused(_ value: Double) {
    #expect(code { try FormulaSearch(.mass(100), within: .ppm(value)) } == .formulaSearchMass)
    #expect(code { try FormulaSearch(.mass(100), within: .absolute(value)) } == .formulaSearchMass)
  }

  @Test(arguments: ["[1001M+H]+", "[M+C60]+", "[M+100000H]+"])
  func adductsOutOfRangeAreRefused(_ text: String) throws {
    let adduct = try Adduct(text)
    #expect(
      code { try FormulaSearch(.massToCharge(100, of: adduct), within: .ppm(1)) }
        == .formulaSearchMass)
  }

  @Test func adductWithoutNaturalAbundancesIsRefused() throws {
    let adduct = try Adduct("[M+Tc]+")
    #expect(
      code { try FormulaSearch(.massToCharge(300, of: adduct), within: .ppm(1)) }
        == .noNaturalAbundance)
  }

  @Test(arguments: [
    "", "C5", "C9-3", "C0-1 C0-2", "C0-99999999999999999999", "H2O0-5", "C0--5", "0-5", "é0-5",
    "C 0-5",
  ])
  func limitsWithoutOneMeaningAreRefused(_ text: String) {
    #expect(code { try FormulaLimits(text) } == .formulaSearchLimits)
  }

  @Test func unknownSymbolsAndElementsWithoutMassAreErrors() {
    #expect(code { try FormulaLimits("C0-5 Xx0-2") } == .formulaUnknownElement)
    #expect(code { try FormulaLimits("Tc0-2") } == .notFound)
    #expect(
      code { try FormulaSearch(.mass(100), within: .ppm(1), limits: "Fe0-2") }
        == .formulaSearchLimits)
  }

  @Test func zeroLimitsFindNothing() throws {
    #expect(try FormulaSearch(.mass(12), within: .ppm(1), limits: "C0-0 H0-0").formulas().isEmpty)
    #expect(try FormulaSearch(.mass(12), within: .ppm(1), limits: "C5-9").formulas().isEmpty)
    #expect(
      try FormulaSearch(.mass(12), within: .ppm(1), limits: "C1000000-1000000 S1000000-").formulas()
        .isEmpty)
  }

  @Test func tooManyFormulasAreAnError() throws {
    let search = try FormulaSearch(.mass(750.5443), within: .ppm(10), maximum: 10)
    #expect(code { try search.formulas() } == .formulaSearchTooLarge)
    #expect(
      code { try FormulaSearch(.mass(10), within: .ppm(1), maximum: 0) } == .formulaSearchLimits)
  }

  @Test func cancellingEndsTheSearch() async throws {
    let search = try FormulaSearch(
      .mass(4_000), within: .ppm(100_000), limits: "C0- H0- N0- O0- S0- P0- Cl0- Br0- F0-",
      rules: .init(doubleBondEquivalents: -1_000_000 ... -999_999))
    let task = Task { code { try search.formulas() } }
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}
