import ElementsKit
import PentadCore
import Testing

/// Formulas in the notations of Formula.TextForm.
@Suite struct FormulaTextTests {
  private static let rows = TruthFile.rows("formula-notations.tsv", separator: "\t")

  @Test func tableIsComplete() {
    #expect(Self.rows.count == 40)
  }

  @Test(arguments: rows)
  func formulaIsWrittenAsTheTableSays(_ row: [String: String]) throws {
    let formula = try Formula(try #require(row["formula"]))
    for form in Formula.TextForm.allCases {
      let text = formula.text(form)
      #expect(text == row[form.rawValue])
      #expect(try Formula(text, reading: form == .hill ? .hill : .automatic) == formula)
    }
  }

  /// Each is written, read back, and written once more in the same way.
  @Test(arguments: [
    "D2O", "C[13C]H6", "[[13C]H4]", "[2H2]O", "(NH4^+)2(SO4^2-)", "[Ni(NH3)6]+2[PtCl6]-2",
    "Fe(III)Cl3", "Fe^{III}2O3", "Ni(0)(CO)4", "Fe(-II)(CO)4", "NaCl(aq)", "SO4^2-(aq)", "CH3^{.}",
    "CO2^{.-}", "O2•−", "2e-", "13 CO2", "12H2O", "(1/2)H2O", "½H2O", "2½H2O", "CaSO4.0.5H2O",
    "Cl2.500H2O", "Ni0.50Zn0.50Fe2O4", "Ca3(PO4)2.Ca(OH)2", "C12 H22 O11", "Ac2O3", "Uuo",
    "[15N2]3", "YBa2Cu3O6.93·1.5H2O", "K2[PtCl4]", "{[Fe(CN)6]4-}2", "Na_2SO_4 \\cdot 10H_2O",
    "H2S2O7^{.2-}",
  ])
  func otherTextIsReadBack(_ text: String) throws {
    let formula = try Formula(text)
    for form in Formula.TextForm.allCases {
      let written = formula.text(form)
      let again = try Formula(written, reading: form == .hill ? .hill : .automatic)
      #expect(again == formula, "\(written)")
      if form != .hill {
        #expect(again.annotations == formula.annotations, "\(written)")
        #expect(again.text(form) == written)
      }
    }
  }

  @Test(arguments: FormulaFixtures.valid)
  func validTextIsReadBack(_ row: FormulaFixtures.Valid) throws {
    let formula = try Formula(row.text)
    for form in Formula.TextForm.allCases {
      let text = formula.text(form)
      let reading: Formula.Reading = form == .hill ? .hill : .automatic
      #expect((try? Formula(text, reading: reading)) == formula, "\(row.text) as \(text)")
    }
  }

  @Test(arguments: FormulaFixtures.readings.filter(\.error.isEmpty))
  func textOfAnyReadingIsReadBack(_ row: FormulaFixtures.Read) throws {
    let formula = try Formula(row.text, reading: row.reading)
    for form in Formula.TextForm.allCases {
      let text = formula.text(form)
      let reading: Formula.Reading =
        form == .hill ? .hill : row.reading == .groups ? .groups : .automatic
      #expect((try? Formula(text, reading: reading)) == formula, "\(row.text) as \(text)")
    }
  }

  @Test func abbreviationsAreKept() throws {
    let formula = try Formula("Pd(OAc)2", reading: .groups)
    #expect(formula.text(.latex) == "\\mathrm{Pd}(\\mathrm{OAc})_{2}")
    #expect(formula.text(.unicode) == "Pd(OAc)₂")
    #expect(formula.text(.hill) == "C4H6O4Pd")
    #expect(try Formula("[Ac]2O3", reading: .groups) == Formula("Ac2O3"))
  }

  @Test func calculatedFormulaIsWrittenInHillOrder() throws {
    #expect(try Formula("C6H12O6").empirical.text(.unicode) == "CH₂O")
    #expect(try Formula("Hg2^2+").empirical.text(.latex) == "\\mathrm{Hg}^{+}")
  }

  @Test func hillTextWithSecondMeaningIsWrittenWithOne() throws {
    for text in ["AcHO", "CeIV", "O2-", "H20", "C2H3O2Ac"] {
      let formula = try Formula(text, reading: .hill)
      #expect(try Formula(formula.text(.unicode)) == formula, "\(formula.text(.unicode))")
    }
  }

  @Test func groupWithTwoMeaningsShowsBoth() {
    let error = #expect(throws: PentadError.self) { try Formula("PtBu3", reading: .groups) }
    #expect(error?.message.contains("Pt(Bu)3") == true)
    #expect(error?.message.contains("P(tBu)3") == true)
  }
}
