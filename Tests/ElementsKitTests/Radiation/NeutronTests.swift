import ElementsKit
import PentadCore
import Testing

/// Neutron scattering of elements and substances.
@Suite struct NeutronTests {
  /// The scattering length densities of substances as the pages of neutron calculators list them, in
  /// 10⁻⁶ Å⁻².
  @Test(arguments: [
    ("H2O", 0.9971, -0.56), ("D2O", 1.1050, 6.36), ("SiO2", 2.2, 3.47), ("Si", 2.33, 2.07),
    ("Al2O3", 3.965, 5.71), ("Au", 19.3, 4.66), ("Ni", 8.9, 9.4), ("C8H8", 1.05, 1.41),
    ("[58Ni]", 8.9, 13.32), ("TiO2", 4.23, 2.61),
  ])
  func substanceHasTheLengthDensity(_ text: String, _ density: Double, _ wanted: Double) throws {
    let found = try Formula(text).neutronProperties(density: density)
    #expect(abs(found.scatteringLengthDensity - wanted) < 0.012 * max(1, wanted), "\(found)")
    #expect(found.imaginaryScatteringLengthDensity <= 0)
    #expect(!found.isEnergyDependent)
  }

  /// An issue of periodictable: the same substance as a formula of nuclides and of symbols.
  @Test func deuteriumIsANuclide() throws {
    let symbol = try Formula("D2O").neutronProperties(density: 1.1050)
    let nuclide = try Formula("[2H]2O").neutronProperties(density: 1.1050)
    #expect(symbol == nuclide)
    let natural = try Formula("H2O").neutronProperties(density: 1.1050)
    #expect(natural.scatteringLengthDensity < 0 && symbol.scatteringLengthDensity > 6)
  }

  @Test func absorptionIsProportionalToTheWavelength() throws {
    let formula = try Formula("B4C")
    let table = try formula.neutronProperties(density: 2.52)
    let long = try formula.neutronProperties(density: 2.52, wavelength: 2 * 1.798)
    #expect(abs(long.absorption / table.absorption - 2) < 1e-12)
    #expect(long.scatteringLengthDensity == table.scatteringLengthDensity)
    #expect(long.penetrationDepth < table.penetrationDepth)
    // 4 × 767 barn in 55.24 g/mol at 2.52 g/cm³.
    #expect(abs(table.absorption - 84.3) < 0.2)
  }

  @Test func imaginaryPartFollowsFromTheAbsorption() throws {
    let boron = try #require(try AtomicElement(atomicNumber: 5).neutronScattering)
    #expect(boron.imaginaryLength.value < -0.2)
    let cadmium = try #require(try AtomicElement(atomicNumber: 48).neutronScattering)
    #expect(cadmium.isEnergyDependent)
    #expect(try Formula("CdTe").neutronProperties(density: 5.85).isEnergyDependent)
    let iron = try #require(try AtomicElement(atomicNumber: 26).neutronScattering)
    #expect(iron.imaginaryLength.certainty == .calculated)
    #expect(abs(iron.imaginaryLength.value + iron.absorption.value / 3_596) < 1e-12)
  }

  @Test func nuclidesHaveTheirOwnValues() throws {
    let nickel = try AtomicElement(atomicNumber: 28)
    let lengths = nickel.nuclides.compactMap { $0.neutronScattering?.coherentLength.value }
    #expect(lengths.count == 5 && lengths.contains { $0 < 0 } && lengths.contains { $0 > 14 })
    #expect(try Nuclide("Tc-99m").neutronScattering == nil)
    let natural = (1...118).filter { number in
      (try? AtomicElement(atomicNumber: number))?.neutronScattering != nil
    }
    #expect(natural.count == 91)
  }

  /// An issue of Mantid: Tc-99 and Pm-147 had no data, since the table calls them by the element.
  @Test(arguments: ["Tc-99", "Pm-147", "Al-27", "F-19", "Np-237"])
  func onlyNuclideHasTheValuesOfItsElement(_ name: String) throws {
    let nuclide = try Nuclide(name)
    #expect(nuclide.neutronScattering == nuclide.element.neutronScattering)
    #expect(nuclide.neutronScattering != nil)
  }

  @Test(arguments: [
    ("H2O", 0.0, 1.8), ("H2O", -1, 1.8), ("H2O", .nan, 1.8), ("H2O", .infinity, 1.8),
    ("H2O", 1, 0), ("H2O", 1, .nan), ("e-", 1, 1.8), ("Tc", 11, 1.8),
  ])
  func badInputIsInvalid(_ text: String, _ density: Double, _ wavelength: Double) throws {
    let error = #expect(throws: PentadError.self) {
      try Formula(text).neutronProperties(density: density, wavelength: wavelength)
    }
    #expect(error?.code == .invalid)
  }

  @Test func atomWithoutMeasurementIsNamed() throws {
    let error = #expect(throws: PentadError.self) {
      try Formula("[14C]O2").neutronProperties(density: 1)
    }
    #expect(error?.code == .notFound)
    #expect(error?.message.contains("14C") == true)
  }
}
