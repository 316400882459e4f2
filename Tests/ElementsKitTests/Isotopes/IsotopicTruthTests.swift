import ElementsKit
import Foundation
import PentadCore
import Testing

/// Each case of isotopic-distributions.json, in its three views.
@Suite struct IsotopicTruthTests {
  typealias Case = IsotopeFixtures.Distribution

  @Test func fixtureIsComplete() {
    #expect(IsotopeFixtures.distributions.count == 20)
  }

  @Test(arguments: IsotopeFixtures.distributions)
  func fineStructureAgrees(_ truth: Case) throws {
    let distribution = try Formula(truth.formula).isotopicDistribution(charge: truth.charge)
    let fine = try distribution.isotopologues(
      .probability(truth.fine.cutoffAbsolute), order: .probability)
    #expect(fine.count == truth.fine.count)
    #expect(abs(fine.coverage - truth.fine.covered) < 1e-6)
    #expect(abs(distribution.mostAbundantMass - truth.fine.mostProbable.mz) < 2e-6)
    #expect(
      abs(fine.probabilities[0] / truth.fine.mostProbable.probability - 1) < 1e-6)
    for (index, peak) in truth.fine.peaks.enumerated() {
      #expect(abs(fine.probabilities[index] / peak[1] - 1) < 1e-6)
    }
    // Equal probabilities may come in another order, so each peak is looked up by its mass.
    let byMass = try distribution.isotopologues(.probability(truth.fine.cutoffAbsolute))
    for peak in truth.fine.peaks {
      let near = byMass.positions.indices.filter { abs(byMass.positions[$0] - peak[0]) < 2e-6 }
      #expect(near.contains { abs(byMass.probabilities[$0] / peak[1] - 1) < 1e-6 })
    }
  }

  @Test(arguments: IsotopeFixtures.distributions)
  func mostProbableIsotopologueHasTheNuclides(_ truth: Case) throws {
    let distribution = try Formula(truth.formula).isotopicDistribution(charge: truth.charge)
    let expected = truth.fine.mostProbable.nuclides.filter { $0.value > 0 }
    let first = try distribution.isotopologues(.count(1), order: .probability)
    for formula in [distribution.mostProbable, try #require(first.nuclides(at: 0))] {
      let nuclides = formula.composition.map { ($0.label, Int($0.count.numerator)) }
      #expect(Dictionary(uniqueKeysWithValues: nuclides) == expected)
      #expect(formula.charge == truth.charge)
    }
  }

  @Test(arguments: IsotopeFixtures.distributions)
  func nominalPeaksAgree(_ truth: Case) throws {
    let distribution = try Formula(truth.formula).isotopicDistribution(charge: truth.charge)
    let nominal = try distribution.nominal(.relative(truth.nominal.cutoffRelative))
    #expect(nominal.peaks.count == truth.nominal.peaks.count)
    for (peak, expected) in zip(nominal.peaks, truth.nominal.peaks) {
      #expect(peak.nucleons == Int(expected[0]))
      #expect(abs(peak.position - expected[1]) < 2e-6)
      #expect(abs(peak.probability / expected[2] - 1) < 1e-6)
    }
  }

  @Test(arguments: IsotopeFixtures.distributions)
  func averageMassAgrees(_ truth: Case) throws {
    let formula = try Formula(truth.formula)
    let average = try formula.isotopicDistribution(charge: truth.charge).averageMass
    #expect(abs(average - truth.meanMass) < 2e-6 * max(1, average / 1000))
  }

  @Test(arguments: IsotopeFixtures.distributions)
  func resolvedPeaksAgree(_ truth: Case) throws {
    let distribution = try Formula(truth.formula).isotopicDistribution(charge: truth.charge)
    for expected in truth.resolved {
      let spectrum = try distribution.resolved(by: expected.resolvingPower)
      #expect(abs(spectrum.fwhm / expected.fwhm - 1) < 1e-6)
      #expect(spectrum.peaks.count == expected.peaks.count, "\(expected.resolvingPower)")
      for (peak, other) in zip(spectrum.peaks, expected.peaks) {
        #expect(abs(peak.position - other[0]) < max(1e-5, 2e-5 * expected.fwhm))
        #expect(abs(peak.height - other[1]) < 1e-4)
      }
    }
  }
}
