import ElementsKit
import PentadCore
import Testing

@Suite struct FormulaMassTests {
  private func mass(_ text: String) throws -> Formula.MolarMass {
    let mass = try Formula(text).molarMass()
    return try #require(mass)
  }

  @Test func sumsAreRoundedOnce() throws {
    #expect(try Formula("H2O").molarMass()?.value == 18.015)
    #expect(try Formula("(H2O)0.1").molarMass()?.value == 1.8015)
    #expect(try Formula("(H2O)1000000").molarMass()?.value == 18_015_000)
    #expect(try Formula("3CdSO4·8H2O").molarMass()?.value == 769.53)
    // 1.0080 × 2⁄3 + 15.999 × 1⁄3
    #expect(try Formula("1/3H2O").molarMass()?.value == 6.005)
  }

  @Test func elementsWithoutWeightHaveNoMassButNuclidesDo() throws {
    #expect(try Formula("TcO2").molarMass() == nil)
    #expect(try Formula("TcO2").massFractions() == nil)
    #expect(try Formula("TcO2").monoisotopicMass() == nil)
    let technetium = try Formula("[99Tc]").molarMass()
    #expect(technetium?.low == technetium?.high)
    #expect(technetium?.uncertainty == 0)
  }

  @Test func boundsAreTheSumsOfTheEnds() throws {
    let iron = try mass("Fe2")
    #expect((iron.low, iron.value, iron.high) == (111.686, 111.69, 111.694))
    let hydrogen = try mass("H")
    #expect((hydrogen.low, hydrogen.value, hydrogen.high) == (1.00784, 1.008, 1.00811))
  }

  @Test func uncertaintyAddsWithinAnElementAndInSquaresBetween() throws {
    let one = try mass("Fe").uncertainty
    #expect(abs(one - 0.002 / 3.0.squareRoot()) < 1e-15)
    let three = try mass("Fe3").uncertainty
    #expect(abs(three - 3 * one) < 1e-15)
    let copper = try mass("Cu").uncertainty
    let both = try mass("FeCu").uncertainty
    #expect(abs(both - (one * one + copper * copper).squareRoot()) < 1e-15)
  }

  @Test func monoisotopicMassTakesTheMostAbundantNuclide() throws {
    let glucose = try #require(Formula("C6H12O6").monoisotopicMass())
    #expect(abs(glucose - 180.063388104) < 1e-8)
    let water = try #require(Formula("D2O").monoisotopicMass())
    #expect(abs(water - 20.023118175) < 1e-8)
    #expect(try Formula("Li").monoisotopicMass() == Formula("[7Li]").monoisotopicMass())
    #expect(try Formula("U").monoisotopicMass() == Formula("[238U]").monoisotopicMass())
  }

  @Test(arguments: FormulaFixtures.valid)
  func massFractionsSumToOne(_ row: FormulaFixtures.Valid) throws {
    let formula = try Formula(row.text)
    guard let fractions = formula.massFractions() else { return }
    #expect(fractions.map(\.part) == formula.composition)
    #expect(abs(fractions.reduce(0) { $0 + $1.fraction } - 1) < 1e-14)
  }

  @Test(arguments: [
    ("C6H12O6", "CH2O"), ("Fe0.95O", "Fe19O20"), ("CaSO4·½H2O", "Ca2S2O9H2"), ("H2O", "H2O"),
    ("Hg2^2+", "Hg^+"), ("H2O2^+", "H2O2^+"), ("C2O4^2-", "CO2^-"), ("1/3H·1/3O", "HO"),
    ("D2O2", "DO"),
  ])
  func empiricalFormulaHasTheSmallestWholeCounts(_ text: String, _ expected: String) throws {
    let empirical = try Formula(text).empirical
    #expect(try empirical == Formula(expected))
    #expect(empirical.empirical == empirical)
  }

  @Test func countsAreExact() throws {
    let count = try #require(Formula("Fe0.95O").composition.first).count
    #expect((count.numerator, count.denominator) == (19, 20))
    #expect(count.decimal == "0.95")
    #expect(count.value == 0.95)
    #expect(try Formula("1/3H").composition.first?.count.decimal == "0.3333333333333333")
    let small = try #require(Formula("1/3000000H").composition.first).count
    #expect(small.decimal.hasPrefix("0.0000003333"))
    let noughts = String(repeating: "0", count: 100)
    #expect(try Formula("H2.5\(noughts)") == Formula("H2.5"))
    #expect(try Formula("1.\(noughts)H") == Formula("H"))
    #expect(
      try Formula("H₀.₀₀₀₀₀₀₉₅₃₆₇₄₃₁₆₄₀₆₂₅").composition.first?.count.denominator == 1 << 20)
    let many = try Formula(Array(repeating: "0.1H", count: 10).joined(separator: "·"))
    #expect(many.composition.first?.count.decimal == "1")
    #expect(try Formula("H2").composition[0].count < Formula("H2.1").composition[0].count)
  }

  @Test func equalFormulasAreEqualHoweverWritten() throws {
    #expect(try Formula("CH3COOH") == Formula("C2H4O2"))
    #expect(try Formula("CuSO4·5H2O").hashValue == Formula("CuSO4.5H2O").hashValue)
    #expect(try Formula("Na") != Formula("Na+"))
    #expect(try Formula("H2O") != Formula("D2O"))
  }
}
