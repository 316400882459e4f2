import ElementsKit
import PentadCore
import Testing

/// Special cases of single nuclides.
@Suite struct NuclideTests {
  private func nuclide(_ symbol: String, _ massNumber: Int) throws -> Nuclide {
    try PeriodicTable.shared.element(symbol: symbol).nuclide(massNumber)
  }

  @Test func captureOfTellurium123WasNeverSeen() throws {
    let tellurium = try nuclide("Te", 123)
    #expect(tellurium.stability == .stable && tellurium.halfLife == nil)
    #expect(tellurium.decays.map(\.mode) == ["EC"])
    #expect(tellurium.decays.map(\.relation) == ["?"])
    #expect(tellurium.decays.first?.percent == nil)
    let limit = try #require(tellurium.halfLifeLimit)
    #expect((limit.relation, limit.published, limit.unit) == (">", 2, "Pyear"))
    #expect(abs(limit.seconds / 6.3113852e22 - 1) < 1e-6)
  }

  @Test func noStableNuclideHasADecayThatWasSeen() {
    for nuclide in PeriodicTable.shared.elements.flatMap(\.nuclides)
    where nuclide.stability == .stable {
      #expect(nuclide.halfLife == nil)
      let wasSeen = nuclide.decays.contains { $0.relation != "?" || $0.percent != nil }
      #expect(!wasSeen, "\(nuclide.id)")
    }
  }

  @Test(arguments: [("Pb", 208, ">", 2.6, "Zyear"), ("Ca", 40, ">", 9.9, "Zyear")])
  func stableNuclidesHaveTheLimitOfTheSearch(
    _ symbol: String, _ massNumber: Int, _ relation: String, _ published: Double, _ unit: String
  ) throws {
    let limit = try #require(try nuclide(symbol, massNumber).halfLifeLimit)
    #expect((limit.relation, limit.published, limit.unit) == (relation, published, unit))
  }

  @Test func naturalTantalum180IsTheIsomer() throws {
    #expect(try nuclide("Ta", 180).abundance?.condition == "isomer Ta-180m")
    #expect(try nuclide("Ta", 181).abundance?.condition == nil)
    let named = PeriodicTable.shared.elements.flatMap(\.nuclides)
      .filter { $0.abundance?.condition != nil }
    #expect(named.map(\.id) == ["Ta-180"])
  }

  @Test func extrapolatedMassesAndHalfLivesArePredicted() throws {
    #expect(try nuclide("H", 7).mass?.certainty == .predicted)
    #expect(try nuclide("H", 1).mass?.certainty == .measured)
    let nuclides = PeriodicTable.shared.elements.flatMap(\.nuclides)
    #expect(nuclides.filter { $0.mass?.certainty == .predicted }.count == 1_008)
    let estimated = try #require(try nuclide("F", 31).halfLife)
    #expect(estimated.isEstimated && estimated.published == 2 && estimated.unit == "msec")
    #expect(try nuclide("Ar", 30).halfLife?.relation == "<")
    #expect(try nuclide("Tb", 144).halfLife?.relation == "~")
    #expect(nuclides.filter { $0.halfLife?.isEstimated == true }.count == 369)
  }

  @Test(arguments: [
    ("Li", 10, "(1-,2-)", nil, "-"), ("H", 7, "1/2+#", "1/2", "+"), ("Fe", 57, "1/2-", "1/2", "-"),
    ("He", 7, "(3/2)-", "3/2", "-"), ("He", 9, "1/2(+)", "1/2", "+"),
  ])
  func spinKeepsTheMarksOfItsSource(
    _ symbol: String, _ massNumber: Int, _ printed: String, _ spin: String?, _ parity: String?
  ) throws {
    let nuclide = try nuclide(symbol, massNumber)
    #expect(nuclide.spinParity == printed)
    #expect((nuclide.spin, nuclide.parity) == (spin, parity))
  }

  @Test(arguments: [
    ("B", 20, ["n", "B-n", "B-2n"]), ("Co", 50, ["B+", "B+p", "B+2p"]),
    ("Ge", 60, ["B+", "B+p", "B+2p"]), ("Na", 34, ["B-", "B-n", "B-2n"]),
  ])
  func delayedEmissionNamesItsBetaDecay(
    _ symbol: String, _ massNumber: Int, _ modes: [String]
  ) throws {
    #expect(try nuclide(symbol, massNumber).decays.map(\.mode) == modes)
  }

  @Test func sharesOfDecaysHaveTheirUncertainty() throws {
    let decay = try #require(try nuclide("Li", 11).decays.first { $0.mode == "B-n" })
    #expect((decay.percent, decay.uncertainty) == (86.3, 0.9))
  }
}
