import ElementsKit
import PentadCore
import Testing

/// The value of a property where forms differ, and values that were once wrong.
@Suite struct ElementValueTests {
  private func element(_ symbol: String) throws -> AtomicElement {
    try PeriodicTable.shared.element(symbol: symbol)
  }

  @Test(arguments: [
    ("S", ElementProperty.meltingPoint, 388.36, "monoclinic, 101.325 kPa"),
    ("Bk", .meltingPoint, 1259.15, "β, 101.325 kPa"),
    ("P", .sublimationPoint, 704.15, "red, 101.325 kPa"),
    ("Sn", .transitionPoint, 286.35, "grey, 101.325 kPa"),
    ("Se", .transitionPoint, 453.15, "vitreous, 101.325 kPa"),
    // The reference form comes first, even where another has a lower temperature.
    ("S", .transitionPoint, 368.35, "101.325 kPa"), ("P", .meltingPoint, 317.3, "101.325 kPa"),
    ("As", .meltingPoint, 1090.15, "under pressure"),
  ])
  func transitionOfAnotherFormNamesTheForm(
    _ symbol: String, _ property: ElementProperty, _ kelvin: Double, _ condition: String
  ) throws {
    let quantity = try #require(try element(symbol)[property])
    #expect(quantity.value == kelvin)
    #expect(quantity.condition == condition)
  }

  @Test func densityIsThatOfTheReferenceFormOnly() throws {
    #expect(try element("C")[.density]?.value == 2.267)
    #expect(try element("S").quantity(.density, ofAllotrope: "monoclinic")?.value == 2)
    #expect(try element("C").quantity(.density, ofAllotrope: "diamond")?.value == 3.515)
    #expect(try element("He")[.meltingPoint] == nil)
    #expect(try element("C")[.meltingPoint] == nil)
  }

  @Test func rankingAndPictureHaveTheMeltingPointOfSulfur() throws {
    let ranked = PeriodicTable.shared.elements(sortedBy: .property(.meltingPoint))
    let sulfur = try element("S")
    let lithium = try element("Li")
    #expect(ranked.prefix(while: { $0 != sulfur }).last.flatMap { $0[.meltingPoint] } != nil)
    #expect(ranked.firstIndex(of: sulfur) ?? 0 < ranked.firstIndex(of: lithium) ?? 0)
    let svg = try PeriodicTablePicture.svg(
      layout: .columns18, width: nil,
      PictureOptions(theme: .light, colouring: .property(.meltingPoint)))
    #expect(!svg.contains("Sulfur, Melting point unknown"))
    #expect(svg.contains("388.4") || svg.contains("388.36") || svg.contains(">388<"))
  }

  @Test(arguments: [
    ("S", 298.15, Phase.solid), ("S", 380, .solid), ("S", 500, .liquid), ("S", 800, .gas),
    ("Bk", 298.15, .solid), ("He", 0, .liquid), ("He", 1, .liquid), ("He", 4.3, .gas),
    ("P", 300, .solid), ("P", 350, .liquid), ("P", 600, .gas), ("As", 888, .solid),
    ("As", 890, .gas), ("C", 4_000, .solid), ("C", 4_200, .gas), ("Se", 460, .solid),
    ("Se", 500, .liquid), ("Sn", 290, .solid), ("Hg", 298.15, .liquid), ("H", 0, .solid),
  ])
  func phaseFollowsTheFormThatMelts(_ symbol: String, _ kelvin: Double, _ phase: Phase) throws {
    let statement = try #require(try element(symbol).phase(at: kelvin))
    #expect((statement.phase, statement.certainty) == (phase, .measured))
  }

  @Test func phaseIsUnknownOnlyWithoutTransitions() throws {
    let unknown = PeriodicTable.shared.elements.filter { $0.phase == nil }.map(\.atomicNumber)
    #expect(unknown == Array(104...111) + Array(113...117))
    #expect(try element("Bk").phase(at: 2_000) == nil)
  }

  /// Source: Ning and Lu, J. Phys. Chem. Ref. Data 51 (2022) 021502.
  @Test(arguments: [
    ("Nd", 0.09749, 0.00033), ("Pr", 0.10923, 0.00046), ("Eu", 0.116, 0.013),
    ("Tb", 0.13131, 0.00080), ("Hf", 0.1780, 0.0007), ("Re", 0.060396, 0.000064),
    ("Th", 0.60769, 0.00006), ("U", 0.31497, 0.00009), ("In", 0.38392, 0.00006),
    // 4255.9(18) cm-1: a copy had lost the zero of 0.52766(20).
    ("V", 0.52766, 0.00020), ("H", 0.754195, 0.000019), ("F", 3.4011898, 0.0000024),
  ])
  func electronAffinitiesAreTheRecommendedOnes(
    _ symbol: String, _ value: Double, _ uncertainty: Double
  ) throws {
    let affinity = try #require(try element(symbol)[.electronAffinity])
    #expect((affinity.value, affinity.uncertainty) == (value, uncertainty))
    #expect((affinity.certainty, affinity.source.id) == (.measured, "ningLu2022"))
  }

  @Test func unmeasuredAffinitiesArePredicted() throws {
    let predicted = PeriodicTable.shared.elements.filter {
      $0[.electronAffinity]?.certainty == .predicted
    }
    #expect(
      predicted.map(\.symbol) == ["Tc", "Pm", "Sm", "Ho", "Er", "Po", "Fr", "Ra", "Ac", "Og"])
    for symbol in ["He", "Be", "Ne", "Mg", "Ar", "Mn", "Zn", "Xe", "Yb", "Hg"] {
      #expect(try element(symbol)[.electronAffinity] == nil)
    }
  }

  @Test(arguments: [
    ("K", 0.862), ("Ra", 5.5), ("Am", 13.67), ("Ru", 12.36), ("Tc", 11.5), ("Sr", 2.58),
    ("V", 6.12), ("Ta", 16.68), ("C", 2.267), ("Mn", 7.47), ("Yb", 6.966), ("Re", 21.02),
    ("Np", 20.48),
  ])
  func densitiesAgreeWithTheLattice(_ symbol: String, _ density: Double) throws {
    let quantity = try #require(try element(symbol)[.density])
    #expect((quantity.value, quantity.certainty) == (density, .measured))
    #expect(quantity.uncertainty != nil && quantity.condition?.contains("K") == true)
  }

  /// Source: CRC Handbook of Chemistry and Physics, 95th edition.
  @Test(arguments: [
    ("W", 52.31, nil), ("Be", 7.895, nil), ("Yb", 7.66, nil), ("N", 0.71, "per mole of N2"),
    ("S", 1.721, "monoclinic"), ("Se", 6.69, nil), ("As", 24.44, "under pressure"),
  ])
  func enthalpyOfFusionIsTheHandbooks(
    _ symbol: String, _ value: Double, _ condition: String?
  ) throws {
    let quantity = try #require(try element(symbol)[.fusionEnthalpy])
    #expect((quantity.value, quantity.condition) == (value, condition))
  }

  @Test func conductivityOfTelluriumIsNotThatOfACopyWithASlip() throws {
    #expect(try element("Te")[.thermalConductivity] == nil)
  }

  @Test func densityOfAnIdealGasIsCalculated() throws {
    let gases = PeriodicTable.shared.elements.filter { $0[.density]?.certainty == .calculated }
    #expect(
      gases.map(\.symbol) == ["H", "He", "N", "O", "F", "Ne", "Cl", "Ar", "Kr", "Xe", "Rn"])
  }
}
