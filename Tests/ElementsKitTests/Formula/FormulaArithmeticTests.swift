import ElementsKit
import PentadCore
import Testing

@Suite struct FormulaArithmeticTests {
  @Test(arguments: [
    ("CH3COOH", "C2H5OH", "C4H10O3"), ("H2O", "[18O]", "H2O[18O]"), ("Na+", "Cl-", "ClNa"),
    ("Fe0.95O", "Fe0.05", "FeO"), ("SO4^2-", "H+", "HO4S^-"), ("Ni1/3", "Ni2/3", "Ni"),
    ("D2O", "H2O", "H2[2H]2O2"), ("Na+", "e-", "Na"),
  ])
  func sumHasTheAtomsAndChargesOfBoth(a: String, b: String, sum: String) throws {
    let total = try Formula(a) + Formula(b)
    #expect(total == (try Formula(sum)))
    #expect(try Formula(b) + Formula(a) == total)
    #expect(try total - Formula(b) == Formula(a))
  }

  @Test func calculatedFormulaIsWrittenInHillOrder() throws {
    let ester = try Formula("CH3COOH") + Formula("C2H5OH") - Formula("H2O")
    #expect(ester.text(.unicode) == "C₄H₈O₂")
    #expect("\(try Formula("Cl^-") - Formula("Cl"))" == "e^-")
  }

  @Test(arguments: [
    ("CH4", "H2O", "1 O (oxygen) cannot be subtracted: CH4 has none"),
    ("C2H6", "H8", "8 H (hydrogen) cannot be subtracted: C2H6 has 6"),
    ("C6H6", "[13C]", "1 13C (carbon-13) cannot be subtracted: C6H6 has none; nuclides and"),
  ])
  func missingAtomsAreNamedWithBothCounts(a: String, b: String, message: String) {
    let error = failure { () throws(PentadError) in try Formula(a) - Formula(b) }
    #expect(error?.code == .formulaDifference)
    #expect(error?.message.hasPrefix(message) == true)
  }

  @Test(arguments: [
    ("H2O", "H2O", PentadError.Code.formulaEmpty), ("Na+", "Na", .formulaCharge),
  ])
  func differenceWithoutAtomsIsRejected(a: String, b: String, code: PentadError.Code) {
    #expect(failure { () throws(PentadError) in try Formula(a) - Formula(b) }?.code == code)
  }

  @Test func multiplesAreExact() throws {
    #expect(try Formula("SO4^2-") * 3 == Formula(counts: ["S": 3, "O": 12], charge: -6))
    #expect(try Formula("Na2SO4").multiplied(by: 1, over: 2) == Formula("NaS1/2O2"))
    #expect(try Formula("Hg2^2+").multiplied(by: 1, over: 2) == Formula("Hg^+"))
    let wrong: [(Formula, Int64, Int64, PentadError.Code)] = [
      (try Formula("Na+"), 1, 2, .formulaCharge), (try Formula("H2O"), 0, 1, .formulaNumber),
      (try Formula("H2O"), -2, 1, .formulaNumber), (try Formula("H2O"), 1, 0, .formulaNumber),
      (try Formula("H2O"), .max, 1, .formulaTooLarge),
      (try Formula("H^+"), .min, 1, .formulaNumber),
    ]
    for (formula, numerator, denominator, code) in wrong {
      let error = failure { () throws(PentadError) in
        try formula.multiplied(by: numerator, over: denominator)
      }
      #expect(error?.code == code)
    }
  }

  @Test func countsAreFoundByLabel() throws {
    let formula = try Formula("C5[13C]H12O6")
    #expect(formula["C"]?.numerator == 5)
    #expect(formula["13C"]?.numerator == 1)
    #expect(try Formula("D2O")["D"]?.numerator == 2)
    #expect(formula["Fe"] == nil && formula["Xx"] == nil && formula["C2"] == nil)
    #expect(formula.contains("O") && !formula.contains("N"))
  }

  @Test func formulaIsMadeOfCounts() throws {
    #expect(try Formula(counts: ["C": 6, "H": 12, "O": 6, "N": 0]) == Formula("C6H12O6"))
    #expect(try Formula(counts: ["D": 1, "2H": 1, "O": 1]) == Formula("D2O"))
    #expect(try Formula(counts: [:], charge: -1) == Formula("e-"))
    let wrong: [([String: Int], Int, PentadError.Code)] = [
      (["Xx": 1], 0, .formulaUnknownElement), (["c": 1], 0, .formulaUnknownElement),
      (["C]2[C": 1], 0, .formulaUnknownElement), (["C2": 1], 0, .formulaUnknownElement),
      (["": 1], 0, .formulaUnknownElement), (["99C": 1], 0, .formulaUnknownNuclide),
      (["C": -1], 0, .formulaNumber), ([:], 0, .formulaEmpty), ([:], 1, .formulaCharge),
      (["C": 0], 0, .formulaEmpty),
    ]
    for (counts, charge, code) in wrong {
      let error = failure { () throws(PentadError) in try Formula(counts: counts, charge: charge) }
      #expect(error?.code == code, "\(counts)")
    }
  }
}

func failure<Value>(_ body: () throws(PentadError) -> Value) -> PentadError? {
  do throws(PentadError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
