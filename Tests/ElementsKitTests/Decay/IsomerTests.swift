import ElementsKit
import PentadCore
import Testing

/// Names and values of isomers.
@Suite struct IsomerTests {
  @Test(arguments: [
    ("U-238", "U-238", nil), ("Tc-99m", "Tc-99m", "m"), ("99mTc", "Tc-99m", "m"),
    ("Tc99m", "Tc-99m", "m"), ("Ag-110m", "Ag-110m", "n"), ("Kr-83m", "Kr-83m", "n"),
    ("Sc-44m", "Sc-44m", "p"), ("Lu-177m", "Lu-177m", "p"), ("Hf-178n", "Hf-178n", "n"),
    ("Hf-178m2", "Hf-178n", "n"), ("Hf-178m1", "Hf-178m", "m"), ("Ag-110 m", "Ag-110 m", "m"),
    ("Ta\u{2013}180m", "Ta-180m", "m"), ("U235", "U-235", nil),
  ])
  func nameFindsTheState(_ name: String, _ id: String, _ level: String?) throws {
    let nuclide = try Nuclide(name)
    #expect(nuclide.id == id)
    #expect(nuclide.isomer?.level == level)
    #expect(try Nuclide(nuclide.id) == nuclide)
  }

  @Test(arguments: [
    "", "Tc", "Tc-", "99", "Tc-99 ", "Tc-99mm", "tc-99", "Xx-99", "Tc-9999", "Tc--99",
  ])
  func otherTextIsRefused(_ name: String) {
    #expect(throws: PentadError.self) { try Nuclide(name) }
  }

  @Test func unknownIsomerNamesThoseThatAreKnown() {
    let error = #expect(throws: PentadError.self) { try Nuclide("Tc-99n") }
    #expect(error?.code == .notFound)
    #expect(error?.message.contains("Tc-99m") == true)
  }

  @Test func isomerHasEnergyAndMass() throws {
    let isomer = try Nuclide("Tc-99m")
    let ground = try Nuclide("Tc-99")
    let energy = try #require(isomer.isomer?.excitation)
    #expect(abs(energy.value - 142.684) < 0.01 && energy.unit == "keV")
    let difference = try #require(isomer.mass).value - (try #require(ground.mass).value)
    #expect(abs(difference * 931_494.10372 - energy.value) < 1e-3)
    #expect(ground.isomers.contains(isomer) && ground.isomer == nil)
    #expect(try #require(isomer.halfLife).seconds == 6.0066 * 3_600)
  }

  @Test func onlyTantalumHasANaturalIsomer() throws {
    let natural = (1...118).flatMap { number in
      (try? AtomicElement(atomicNumber: number).nuclides.flatMap(\.isomers)) ?? []
    }.filter { $0.abundance != nil }
    #expect(natural.map(\.id) == ["Ta-180m"])
    #expect(natural.first?.halfLife == nil && natural.first?.halfLifeLimit?.relation == ">")
  }

  @Test func nameWithSecondUseHasANote() throws {
    #expect(try #require(try Nuclide("Hf-178m").nameNote).contains("Hf-178n"))
    #expect(try Nuclide("Tc-99m").nameNote == nil)
    #expect(try Nuclide("Hf-178n").nameNote == nil)
  }

  @Test func transitionOfAnIsomerEndsInTheLevelThatIsKnown() throws {
    let chain = try Nuclide("In-114 n").decayChain
    #expect(chain.members.first?.branches.map(\.daughter) == ["In-114m"])
  }

  @Test func chainOfUraniumEndsInLead() throws {
    let chain = try Nuclide("U-238").decayChain
    #expect(chain.members.first?.nuclide.id == "U-238")
    #expect(chain.members.last?.branches.isEmpty == true)
    #expect(chain.members.contains { $0.nuclide.id == "Pb-206" })
    #expect(chain.members.first?.branches.first?.daughter == "Th-234")
  }
}
