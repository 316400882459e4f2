import PentadCore
import Testing

@testable import ElementsKit

struct EquationBalanceTests {
  @Test func checkNamesWhatDiffers() throws {
    let check = try ChemicalEquation("Fe^3+ + 2 I^- -> Fe^2+ + I2 + O2").checked()
    #expect(check.differences.map(\.label) == ["O", "charge"])
    #expect(check.differences.map(\.value) == [2, 1])
    #expect(check.differences.map(\.side) == [.right, .right])
    #expect(try ChemicalEquation("H2 + 1/2 O2 -> H2O").checked().isBalanced)
    #expect(try ChemicalEquation("80 NaBr + 40 Cl2 --> 80 NaCl + 40 Br2").checked().isBalanced)
  }

  @Test func impossibleNamesTheRowsOfOneSide() throws {
    #expect(
      try ChemicalEquation("H2 -> O2").balanced()
        == .impossible(oneSided: ["H", "O"], uncovered: [0, 1]))
    #expect(
      try ChemicalEquation("NaCl + AgNO3 -> AgCl + KNO3").balanced()
        == .impossible(oneSided: ["Na", "K"], uncovered: [0, 1, 2, 3]))
  }

  @Test func spectatorsCancel() throws {
    let equation = try ChemicalEquation("Na+ + Cl- + Ag+ + NO3- -> AgCl + Na+ + NO3-")
    let found = try equation.balanced()
    #expect(found == .unique([0, 1, 1, 0, 1, 0, 0]))
    #expect(equation.text(coefficients: [0, 1, 1, 0, 1, 0, 0]) == "Cl- + Ag+ -> AgCl")
    #expect(try equation.checked().cancelling == [0, 3])
    #expect(try ChemicalEquation("H2O -> H2O").balanced() == .unneeded([0, 0]))
    #expect(try ChemicalEquation("H2O(l) -> H2O(g)").balanced() == .unique([1, 1]))
  }

  @Test func isomersAreTwoSpecies() throws {
    #expect(try ChemicalEquation("NH4OCN -> CO(NH2)2").balanced() == .unique([1, 1]))
    #expect(try ChemicalEquation("Fe^3+ + e- -> Fe²⁺").balanced() == .unique([1, 1, 1]))
  }

  /// Reports to chempy: species on both sides (120), half-equations (158), many species (55), charges
  /// written with the sign first (67).
  @Test(arguments: [
    ("C + CO + CO2 -> C + CO", [1, 0, 1, 0, 2]),
    ("C + CO + CO2 -> C + CO2", [0, 2, 0, 1, 1]),
    ("C + CO -> C + CO + CO2", [0, 2, 1, 0, 1]),
    ("H4P2O7 + HPO3 + H2O -> H4P2O7 + HPO3", [0, 2, 1, 1, 0]),
    ("Zn+2 + e- -> Zn", [1, 2, 1]),
    ("Zn -> Zn+2 + e-", [1, 1, 2]),
    ("C3H5NO + H2 -> CH4 + NH3 + H2O", [1, 6, 3, 1, 1]),
    ("I- + H2O -> IO3- + H+ + e-", [1, 3, 1, 6, 6]),
    ("MnO4- + Br- + H+ -> MnO2 + BrO3- + H2O", [2, 1, 2, 2, 1, 1]),
    ("C7H8O2 + H2 -> C6H6O + CH4O", [1, 1, 1, 1]),
    ("CaCl2 + Na3PO4 --> Ca3(PO4)2 + NaCl", [3, 2, 1, 6]),
    ("NH4NO3 -> N2O + H2O", [1, 1, 2]),
    ("Fe0.95O + O2 -> Fe2O3", [80, 17, 38]),
  ])
  func foreignCasesBalance(_ text: String, _ coefficients: [Int64]) throws {
    #expect(try ChemicalEquation(text).balanced() == .unique(coefficients))
  }

  /// stoichkit 1 balanced this with all coefficients 0 but that of water.
  @Test func catalystDoesNotHideAnUnbalancedRest() throws {
    let found = try ChemicalEquation("C2H4NO2 + H2O -> CH3 + NO2 + H2O").balanced()
    guard case .impossible = found else {
      Issue.record("\(found)")
      return
    }
  }

  /// chempy 85 had negative coefficients here.
  @Test func modesHaveNoNegativeCoefficients() throws {
    let text =
      "C10H15N5O10P2 + CH4NO5P + C3H6O3 + H3PO4 -> C3H7NO2 + H2O + HCO3 + C10H16N5O13P3"
    let found = try ChemicalEquation(text).balanced()
    guard case .several(let modes) = found else { return }
    #expect(modes.allSatisfy { $0.allSatisfy { $0 >= 0 } })
  }

  @Test func severalWaysAreAllElementary() throws {
    let equation = try ChemicalEquation("C3H5NO + CH4 + NH3 + H2O -> C2H6 + CH4O + CH5N + CH3N")
    guard case .several(let modes) = try equation.balanced() else {
      Issue.record("not several")
      return
    }
    #expect(modes.count > 1)
    for mode in modes {
      #expect(try ChemicalEquation(equation.text(coefficients: mode)).checked().isBalanced)
    }
  }

  @Test func enormousNumbersAreExactOrAnError() throws {
    let large =
      "C1000000007H998244353 + O999999937 -> C999999893O2147483647 + H999999929O1000000021"
    switch code({ try ChemicalEquation(large).balanced() }) {
    case nil, .equationTooLarge: break
    case let other: Issue.record("\(String(describing: other))")
    }
    let most = Int64.max
    #expect(
      code { try ChemicalEquation("\(most) H2 + \(most) H2 -> H2").species } == .equationTooLarge)
    #expect(code { try ChemicalEquation("\(most) H2 -> H4").checked() } == .equationTooLarge)
    #expect(try ChemicalEquation("H\(most) -> H").balanced() == .unique([1, most]))
  }

  @Test func aThousandSpeciesEndInTime() throws {
    let side = (1...500).map { "C\($0)H\($0 % 7 + 1)" }.joined(separator: " + ")
    let other = (1...500).map { "C\($0)H\($0 % 5 + 8)" }.joined(separator: " + ")
    #expect(code { try ChemicalEquation("\(side) -> \(other)").balanced() } == .equationTooLarge)
    #expect(code { try ChemicalEquation("\(side) + He -> \(other)") } == .equationTooLarge)
  }
}
