import PentadCore
import Testing

@testable import ElementsKit

struct OxidationTests {
  /// Reports to pymatgen: diatomic molecules and atoms (3324, 3687), mixed states in one formula unit
  /// (2341).
  @Test(arguments: [
    ("O2", "O 0"), ("Cl2", "Cl 0"), ("F2", "F 0"), ("N2", "N 0"), ("Br", "Br 0"),
    ("LuNiO3", "Lu 3 Ni 3 O -2"), ("BiO2", "Bi 4 O -2"), ("LuFe2O4", "Fe 5/2 Lu 3 O -2"),
    ("LiFePO4", "Fe 2 Li 1 O -2 P 5"), ("MnFe2O4", "Fe 3 Mn 2 O -2"), ("FeTiO3", "Fe 2 O -2 Ti 4"),
    ("K4Fe(CN)6", "C 2 Fe 2 K 4 N -3"), ("CuFeS2", "Cu 1 Fe 3 S -2"), ("FeS2", "Fe 2 S -1"),
    ("NH4SCN", "C 4 H 1 N -3 S -2"), ("(NH4)2SO4", "H 1 N -3 O -2 S 6"), ("KI3", "I -1/3 K 1"),
    ("O2F2", "F -1 O 1"), ("POF3", "F -1 O -2 P 5"), ("D2O", "H 1 O -2"),
    ("HCO3^-", "C 4 H 1 O -2"),
    ("Fe0.95O", "Fe 40/19 O -2"), ("CrO5", "Cr 6 O -6/5"), ("H2Te", "H 1 Te -2"),
  ])
  func firstAssignmentAgreesWithTextbooks(_ text: String, _ states: String) throws {
    let expected = text == "K4Fe(CN)6" ? "C 2 Fe 2 K 1 N -3" : states
    #expect(try Formula(text).oxidationStates().first?.description == expected)
  }

  @Test func formulaWithoutBalanceHasNone() throws {
    #expect(try Formula("NaCl2").oxidationStates().isEmpty)
    #expect(try Formula("e-").oxidationStates().isEmpty)
  }

  @Test func allAssignmentsSumToTheCharge() throws {
    for text in ["CuFeO2", "FeTiO3", "C6H5NO2", "Cr2O7^2-", "Na2FeMnV3P2S4O31"] {
      let formula = try Formula(text)
      for assignment in try formula.oxidationStates() {
        let sum = zip(formula.composition, assignment.states).reduce(0.0) {
          $0 + $1.0.count.value * $1.1.value
        }
        #expect(abs(sum - Double(formula.charge)) < 1e-9)
      }
    }
  }

  @Test func everythingAtOnceIsAnErrorOrEnds() throws {
    let all = PeriodicTable.shared.elements.map(\.symbol).joined()
    #expect(code { try Formula(all, reading: .hill).oxidationStates() } == .formulaTooLarge)
  }

  @Test func levelsOfAnElementAreCumulative() throws {
    let iron = try PeriodicTable.shared.element(symbol: "Fe")
    #expect(iron.oxidationStates().map(\.value) == [2, 3])
    #expect(
      iron.oxidationStates(through: .reported).contains { $0.value == 6 && $0.level == .reported })
    #expect(
      try PeriodicTable.shared.element(symbol: "He").oxidationStates(through: .predicted).isEmpty)
  }
}
