import ElementsKit
import PentadCore
import Testing

/// Each row of ion-mass-to-charge.csv, and the table of adducts.
@Suite struct AdductTruthTests {
  @Test func fixtureIsComplete() {
    #expect(IsotopeFixtures.ions.count == 61)
    #expect(Adduct.known.count == 71)
  }

  @Test(arguments: IsotopeFixtures.ions.filter { $0.kind == "ion" })
  func ionHasItsMass(_ row: IsotopeFixtures.Ion) throws {
    let ion = try Formula(row.input)
    #expect(ion.charge == row.charge)
    #expect(abs(try #require(ion.ionMass()) - row.ionMass) <= 6e-9)
    #expect(abs(try #require(ion.massToCharge()) - row.massToCharge) <= 6e-9)
  }

  @Test(arguments: IsotopeFixtures.ions.filter { $0.kind == "adduct" })
  func adductHasItsMassToCharge(_ row: IsotopeFixtures.Ion) throws {
    let (molecule, adduct) = (try Formula(row.neutral), try Adduct(row.input))
    let ion = try adduct.ion(of: molecule)
    #expect(ion.hill == row.composition && ion.charge == row.charge)
    #expect(abs(try #require(ion.ionMass()) - row.ionMass) <= 6e-9)
    let massToCharge = try adduct.massToCharge(of: molecule)
    #expect(abs(massToCharge - row.massToCharge) <= 6e-9)
    #expect(massToCharge == ion.massToCharge())
    let neutral = try adduct.neutralMass(massToCharge: massToCharge)
    #expect(abs(neutral - (try #require(molecule.monoisotopicMass()))) < 1e-9 * max(1, neutral))
  }

  @Test(arguments: Adduct.known.map(\.name))
  func nameOfTheTableReadsBack(_ name: String) throws {
    let known = try #require(Adduct.known.first { $0.name == name })
    #expect(try Adduct(name) == known.adduct)
    #expect(try Adduct(known.adduct.description) == known.adduct)
  }

  @Test func tableBeginsWithUsualPositiveAdducts() {
    #expect(Adduct.known.filter(\.isCommon).prefix(2).map(\.name) == ["[M+H]+", "[M+Na]+"])
    #expect(Adduct.known.filter { $0.adduct.charge < 0 }.count == 26)
  }
}
