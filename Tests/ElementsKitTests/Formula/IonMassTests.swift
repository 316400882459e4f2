import ElementsKit
import PentadCore
import Testing

/// Masses of ions, with the electrons counted that the charge takes away or adds.
@Suite struct IonMassTests {
  /// Sums of AME2020 masses and CODATA 2022's electron, in exact decimal arithmetic.
  @Test(arguments: [
    ("H+", 1.00727645, 1.00727645), ("H^-", 1.00837361, 1.00837361),
    ("D^+", 2.01355320, 2.01355320), ("Na+", 22.98922070, 22.98922070),
    ("Cl^-", 34.96940127, 34.96940127), ("Fe^3+", 55.93328980, 18.64442993),
    ("Fe^2+", 55.93383838, 27.96691919), ("Hg2^2+", 403.94019005, 201.97009502),
    ("C6H12O6Na^+", 203.05260880, 203.05260880), ("He^2+", 4.00150609, 2.00075305),
  ])
  func electronsAreCounted(_ text: String, _ ionMass: Double, _ massToCharge: Double) throws {
    let formula = try Formula(text)
    let mass = try #require(formula.ionMass())
    #expect(abs(mass - ionMass) < 1e-8)
    #expect(abs(try #require(formula.massToCharge()) - massToCharge) < 1e-8)
    #expect(formula.monoisotopicMass() == mass)
  }

  @Test func atomsAloneAreASecondValue() throws {
    let sodium = try Formula("Na+")
    #expect(sodium.monoisotopicMassOfAtoms() == (try Formula("Na").monoisotopicMass()))
    let atoms = try #require(sodium.monoisotopicMassOfAtoms())
    #expect(sodium.ionMass() == atoms - Formula.electronMass)
    #expect(abs(try #require(Formula("Cl-").ionMass()) - 34.96940127) < 1e-8)
  }

  @Test func ionAndAtomsHaveSeparateMolarMasses() throws {
    let sodium = try Formula("Na+")
    #expect(sodium.molarMass() == (try Formula("Na").molarMass()))
    let ion = try #require(sodium.ionMolarMass())
    #expect(abs(ion.value - 22.98922070) < 1e-8)
    #expect(ion.low < ion.value && ion.value < ion.high)
    #expect(ion.uncertainty == sodium.molarMass()?.uncertainty)
    #expect(try Formula("TcO4^-").ionMolarMass() == nil)
    #expect(try Formula("[99Tc]O4^-").ionMolarMass() != nil)
  }

  @Test(arguments: ["e-", "e⁻"])
  func electronHasItsOwnMass(_ text: String) throws {
    let electron = try Formula(text)
    #expect(electron.ionMass() == Formula.electronMass)
    #expect(electron.massToCharge() == Formula.electronMass)
    #expect(electron.monoisotopicMassOfAtoms() == 0)
  }

  @Test(arguments: ["H2O", "C6H12O6", "[13C]O2"])
  func neutralFormulaHasNoIonMass(_ text: String) throws {
    let formula = try Formula(text)
    #expect(formula.ionMass() == nil && formula.massToCharge() == nil)
    #expect(formula.ionMolarMass() == nil)
    #expect(formula.monoisotopicMass() == formula.monoisotopicMassOfAtoms())
  }

  @Test func moreChargeThanElectronsHasNoMass() throws {
    #expect(try Formula("H^+").ionMass() != nil)
    let bare = try Formula("C^6+")
    #expect(abs(try #require(bare.ionMass()) - (12 - 6 * Formula.electronMass)) < 1e-14)
    for text in ["H^3+", "C^7+", "H2^9223372036854775807+"] {
      guard let formula = try? Formula(text) else { continue }
      #expect(formula.ionMass() == nil && formula.massToCharge() == nil)
      #expect(formula.monoisotopicMass() == nil && formula.ionMolarMass() == nil)
      #expect(formula.monoisotopicMassOfAtoms() != nil)
    }
  }

  @Test func fractionsAndLargeCountsStayFinite() throws {
    for text in ["Fe0.95O^2-", "(H2O)1000000000^+", "C9223372036854775807^2-", "1/3H2O·1/7Na^-"] {
      guard let formula = try? Formula(text), formula.charge != 0 else { continue }
      let mass = try #require(formula.ionMass())
      #expect(mass.isFinite && mass > 0, "\(text)")
      let atoms = try #require(formula.monoisotopicMassOfAtoms())
      let expected = atoms - Double(formula.charge) * Formula.electronMass
      #expect(abs(mass - expected) <= expected.ulp * 2, "\(text)")
    }
  }
}
