import PentadCore
import Testing

@testable import ElementsKit

struct EquationReadingTests {
  @Test(arguments: [
    "->", "-->", "=>", "→", "⟶", "=", "⇌", "<=>", "<->", "<-->", #"\rightarrow"#, "&rarr;", "⇄",
  ])
  func arrowsAreRead(_ arrow: String) throws {
    let equation = try ChemicalEquation("2 H2 + O2 \(arrow) 2 H2O")
    #expect(equation.arrow == arrow)
    #expect(try equation.balanced() == .unique([2, 1, 2]))
    #expect(try equation.checked().isBalanced)
  }

  @Test func speciesNeedNoSpaces() throws {
    #expect(try ChemicalEquation("2H2+O2->2H2O").species.map(\.text) == ["H2", "O2", "H2O"])
    #expect(try ChemicalEquation("Fe+2HCl->FeCl2+H2").checked().isBalanced)
    #expect(try ChemicalEquation("Na+ + Cl- -> NaCl").species.map(\.formula.charge) == [1, -1, 0])
    #expect(try ChemicalEquation("SO4 2- + Ba 2+ = BaSO4").balanced() == .unique([1, 1, 1]))
  }

  @Test func statesAndNotationRemain() throws {
    let equation = try ChemicalEquation("H2(g) + ½O2(g) -> H2O(l)")
    #expect(code { try ChemicalEquation("H2 + 0 O2 -> H2O") } == .equationSpecies)
    #expect(equation.species.last?.formula.annotations.aggregation == .liquid)
    #expect(
      try ChemicalEquation("H2(g) + O2(g) -> H2O(l)").text(coefficients: [2, 1, 2])
        == "2 H2(g) + O2(g) -> 2 H2O(l)")
  }

  @Test func leadingNumberIsACoefficientOfTheWholeSpecies() throws {
    let equation = try ChemicalEquation("13CO2 + 2CuSO4·5H2O -> 1/2 O2 + 0.5 H2")
    #expect(equation.species.map { $0.coefficient?.value } == [13, 2, 0.5, 0.5])
    #expect(equation.species[1].formula == (try Formula("CuSO4·5H2O")))
  }

  @Test(arguments: [
    ("Na++Cl- -> NaCl", 2), ("H2 + -> H2O", 4), (" -> H2O", 1), ("H2 ->", 5),
    ("H2 + + O2 -> H2O", 5),
    ("1/0 H2 -> H2", 0), ("2/3/4 H2 -> H2", 0), ("99999999999999999999 H2 -> H2", 0),
  ])
  func speciesWithoutOneMeaningAreRefused(_ text: String, _ offset: Int) {
    do {
      _ = try ChemicalEquation(text)
      Issue.record("no error: \(text)")
    } catch {
      #expect(error.code.coarse == .invalid)
      #expect(error.offset == offset, "\(error)")
    }
  }

  @Test func arrowsWithoutOneMeaningAreRefused() {
    for text in ["H2 + O2", "H2 -> O2 -> H2O", "Ag+ + Cl-->AgCl", "", "CH2=CH2 + H2 -> C2H6"] {
      #expect(code { try ChemicalEquation(text) } == .equationArrow, "\(text)")
    }
  }

  @Test func offsetCountsFromTheStartOfTheEquation() {
    do {
      _ = try ChemicalEquation("H2 + Xx2 -> H2O")
      Issue.record("no error")
    } catch {
      #expect(error.code == .formulaUnknownElement)
      #expect(error.offset == 5)
    }
  }

  @Test func speciesTwiceOnASideIsOne() throws {
    let equation = try ChemicalEquation("H2 + H2 + O2 -> 2 H2O")
    #expect(equation.species.count == 3)
    #expect(try equation.checked().isBalanced)
    #expect(try equation.balanced() == .unique([2, 1, 2]))
  }
}
