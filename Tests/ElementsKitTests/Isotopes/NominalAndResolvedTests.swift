import ElementsKit
import PentadCore
import Testing

/// The nominal and the resolved view, and their agreement with the fine structure.
@Suite struct NominalAndResolvedTests {
  private func distribution(_ text: String, charge: Int? = nil) throws -> IsotopicDistribution {
    try Formula(text).isotopicDistribution(charge: charge)
  }

  @Test(arguments: ["C8H10N4O2", "CCl4", "Sn2Cl4", "C6Br6", "Xe3F6", "Se8", "C40H60Pt2Cl4"])
  func nominalIsTheSumOfTheFineStructure(_ text: String) throws {
    let fine = try distribution(text).isotopologues(.relative(1e-14), order: .none)
    var sums: [Int: (probability: Double, moment: Double)] = [:]
    for index in 0..<fine.count {
      let nuclides = try #require(fine.nuclides(at: index)).composition
      let nucleons = nuclides.reduce(0) { $0 + ($1.massNumber ?? 0) * Int($1.count.numerator) }
      let (probability, mass) = (fine.probabilities[index], fine.positions[index])
      let old = sums[nucleons, default: (0, 0)]
      sums[nucleons] = (old.probability + probability, old.moment + probability * mass)
    }
    for peak in try distribution(text).nominal(.relative(1e-6)).peaks {
      let sum = try #require(sums[peak.nucleons])
      #expect(abs(peak.probability / sum.probability - 1) < 1e-7)
      #expect(abs(peak.position - sum.moment / sum.probability) < 1e-7)
    }
  }

  @Test func gapsBetweenIsotopesStayEmpty() throws {
    let bromine = try distribution("Br2").nominal()
    #expect(bromine.peaks.map(\.nucleons) == [158, 160, 162])
    let share = 0.5069
    for (peak, value) in zip(
      bromine.peaks, [share * share, 2 * share * (1 - share), (1 - share) * (1 - share)])
    {
      #expect(abs(peak.probability - value) < 2e-3)
    }
    // Selenium's most abundant isotope is neither the lightest nor the first.
    #expect(try distribution("Se").nominal().peaks.map(\.nucleons) == [74, 76, 77, 78, 80, 82])
  }

  @Test(arguments: ["C98H119N15O18", "C636H1007N167O178S5PtH", "C2934H4615N781O897S39"])
  func nothingIsLostOfLargeMolecules(_ text: String) throws {
    let large = try distribution(text)
    let nominal = try large.nominal()
    #expect(abs(nominal.coverage - 1) < 1e-9)
    let mean = nominal.peaks.reduce(0) { $0 + $1.position * $1.probability }
    #expect(abs(mean - large.averageMass) < 1e-6)
  }

  @Test(arguments: ["C1000000H1000000N1000000", "S1000000", "Sn20000"])
  func millionsOfAtomsHaveANominalDistribution(_ text: String) throws {
    let large = try distribution(text)
    let nominal = try large.nominal()
    #expect(abs(nominal.coverage - 1) < 1e-9)
    let mean = nominal.peaks.reduce(0) { $0 + $1.position * $1.probability }
    #expect(abs(mean / large.averageMass - 1) < 1e-12)
  }

  @Test func nominalKnowsTheCutoffs() throws {
    let insulin = try distribution("C254H377N65O75S6", charge: 5)
    #expect(try insulin.nominal(.count(3)).peaks.count == 3)
    #expect(try insulin.nominal(.coverage(0.9)).coverage >= 0.9)
    #expect(try insulin.nominal(.probability(0.1)).peaks.allSatisfy { $0.probability >= 0.1 })
    let peaks = try insulin.nominal(.relative(0.01)).peaks
    for (one, next) in zip(peaks, peaks.dropFirst()) {
      #expect(abs(next.position - one.position - 0.2005) < 1e-3)
    }
  }

  @Test func lowResolvingPowerMakesOnePeak() throws {
    let water = try distribution("C6H12O6").resolved(by: 20)
    #expect(water.peaks.count == 1 && water.peaks[0].height == 1)
    #expect(abs(water.peaks[0].position - (try distribution("C6H12O6").averageMass)) < 0.02)
  }

  @Test func highestResolvingPowerGivesTheFineStructure() throws {
    let fine = try distribution("C8H10N4O2").isotopologues(.relative(1e-3))
    let resolved = try distribution("C8H10N4O2").resolved(by: 1e9)
    #expect(resolved.peaks.count == fine.count)
    for (peak, index) in zip(resolved.peaks, 0..<fine.count) {
      #expect(abs(peak.position - fine.positions[index]) < 1e-9)
    }
  }

  /// Large molecules have more isotopologues than a list may have, but no more peaks than others.
  @Test func resolvedHasNoLimitOfSize() throws {
    let albumin = try distribution("C2934H4615N781O897S39", charge: 40)
    let nominal = try albumin.nominal(.relative(2e-3)).peaks
    let resolved = try albumin.resolved(by: 200_000, minimumHeight: 2e-3).peaks
    #expect(abs(resolved.count - nominal.count) <= 2)
    let highest = try #require(nominal.max { $0.probability < $1.probability })
    let peak = try #require(resolved.first { $0.height == 1 })
    #expect(abs(peak.position - highest.position) < 1e-3)
  }

  @Test(arguments: [
    (0.0, 1e-3), (0.5, 1e-3), (1e10, 1e-3), (.nan, 1e-3), (1e4, 0), (1e4, 2), (1e4, .nan),
  ])
  func optionOutOfRangeIsRefused(_ power: Double, _ height: Double) throws {
    let water = try distribution("H2O")
    let error = #expect(throws: PentadError.self) {
      try water.resolved(by: power, minimumHeight: height)
    }
    #expect(error?.code == .isotopicOption)
  }

  /// 13C-formate, whose electron other programs have forgotten: 46.00101 instead of 46.00156.
  @Test func labelledAnionHasItsElectron() throws {
    let formate = try distribution("[13C]HO2^-")
    #expect(abs(formate.mostAbundantMass - 46.00155769) < 1e-7)
    let sulfate = try distribution("SO4^2-").nominal().peaks
    #expect(abs(sulfate[0].position - 47.976413) < 1e-6)
    #expect(sulfate[1].nucleons == 97)
  }
}
