import ElementsKit
import PentadCore
import Testing

/// Invariants for all 118 elements, for any content of the tables.
@Suite struct ElementDataTests {
  let elements = (1...118).compactMap { try? AtomicElement(atomicNumber: $0) }

  @Test func thereAre118WithTheirOwnSymbolsNamesAndCASNumbers() {
    #expect(elements.count == 118)
    #expect(Set(elements.map(\.symbol)).count == 118)
    #expect(Set(elements.map(\.name)).count == 118)
    #expect(Set(elements.map(\.casNumber)).count == 118)
  }

  @Test func electronsSumToTheAtomicNumber() throws {
    for element in elements {
      let configuration = try #require(element.electronConfiguration)
      #expect(configuration.shells.reduce(0, +) == element.atomicNumber, "\(element)")
      #expect(
        configuration.subshells.map(\.electrons).reduce(0, +) == element.atomicNumber, "\(element)")
      for (index, electrons) in configuration.shells.enumerated() {
        let inShell = configuration.subshells.filter { $0.shell == index + 1 }
        #expect(inShell.map(\.electrons).reduce(0, +) == electrons, "\(element) \(index)")
      }
    }
  }

  @Test func theCheckDigitOfTheCASNumberHolds() {
    for element in elements {
      let digits = element.casNumber.compactMap(\.wholeNumberValue)
      let weighted = zip(digits.dropLast().reversed(), 1...).map { $0 * $1 }.reduce(0, +)
      #expect(digits.last == weighted % 10, "\(element) \(element.casNumber)")
    }
  }

  @Test func weightsAre70Values14IntervalsAnd34None() {
    var values = 0
    var intervals = 0
    for element in elements {
      let weight = element.standardAtomicWeight
      switch weight.published {
      case .value(let value, let uncertainty):
        values += 1
        #expect(weight.bounds?.contains(value) == true && uncertainty > 0)
      case .interval(let low, let high):
        intervals += 1
        #expect(weight.bounds == low...high)
      case .none(let massNumber):
        #expect(weight.bounds == nil && weight.value == nil && weight.abridged == nil)
        #expect(throws: Never.self) { try element.nuclide(massNumber) }
      }
    }
    #expect(values == 70)
    #expect(intervals == 14)
  }

  @Test func weightsThatChangedIn2024() throws {
    let expected = [40: (91.222, 0.003), 64: (157.249, 0.002), 71: (174.96669, 0.00005)]
    for (number, (value, uncertainty)) in expected {
      let weight = try AtomicElement(atomicNumber: number).standardAtomicWeight
      #expect(weight.published == .value(value, uncertainty: uncertainty))
    }
  }

  @Test func abundancesSumToAHundred() {
    for element in elements {
      let shares = element.nuclides.compactMap { $0.abundance?.value }
      #expect(shares.isEmpty || abs(shares.reduce(0, +) - 100) <= 0.005, "\(element)")
    }
  }

  @Test func thereAre3557NuclidesWithAMassNearTheirMassNumber() {
    let nuclides = elements.flatMap(\.nuclides)
    #expect(nuclides.count == 3_557)
    #expect(Set(nuclides.map(\.id)).count == 3_557)
    for nuclide in nuclides {
      if let mass = nuclide.mass {
        #expect(abs(mass.value - Double(nuclide.massNumber)) < 0.3, "\(nuclide.id)")
      }
      #expect((nuclide.halfLife == nil) || nuclide.stability == .radioactive, "\(nuclide.id)")
      for decay in nuclide.decays { #expect(!decay.mode.isEmpty) }
    }
  }

  /// As NUBASE2020 prints them, with exponents.
  @Test(arguments: [
    (92, 238, "SF", 5.44e-5), (92, 238, "2B-", 2.2e-10), (90, 228, "20O", 1.13e-11),
    (91, 236, "B-SF", 6e-8), (83, 210, "A", 13.2e-5), (92, 234, "24Ne+26Ne", 9e-12),
  ])
  func rareDecaysAreRare(_ number: Int, _ massNumber: Int, _ mode: String, _ percent: Double) throws
  {
    let nuclide = try AtomicElement(atomicNumber: number).nuclides
      .first { $0.massNumber == massNumber }
    #expect(nuclide?.decays.first { $0.mode == mode }?.percent == percent)
  }

  @Test func noNuclideDecaysMoreOftenThanItDoes() {
    for nuclide in elements.flatMap(\.nuclides) {
      let alone = ["A", "SF", "p", "n", "2p", "2n", "2B-", "2B+"]
      let shares = nuclide.decays.filter { alone.contains($0.mode) && $0.relation.isEmpty }
      #expect(shares.compactMap(\.percent).reduce(0, +) < 101, "\(nuclide.id)")
    }
  }

  @Test func everyValueIsFiniteAndNamesItsSource() {
    for element in elements {
      #expect(!element.source.id.isEmpty && !element.standardAtomicWeight.source.id.isEmpty)
      let energies = (1...element.atomicNumber).compactMap { element.ionizationEnergy($0) }
      let nuclear = element.nuclides.flatMap { [$0.mass, $0.abundance].compactMap { $0 } }
      for quantity in element.values.map(\.quantity) + energies + nuclear {
        #expect(quantity.value.isFinite && !quantity.source.title.isEmpty, "\(element)")
        #expect(quantity.uncertainty.map { $0 >= 0 } ?? true, "\(element)")
      }
      for name in element.otherNames { #expect(!name.source.title.isEmpty) }
      for decay in element.nuclides.flatMap(\.decays) { #expect(!decay.source.id.isEmpty) }
    }
  }

  @Test func phasesAt25DegreesAreThoseOfTheMeasurements() {
    let measured = elements.filter { $0.phase?.certainty == .measured }
    let gases = measured.filter { $0.phase?.phase == .gas }
    let liquids = measured.filter { $0.phase?.phase == .liquid }
    #expect(gases.map(\.symbol) == ["H", "He", "N", "O", "F", "Ne", "Cl", "Ar", "Kr", "Xe", "Rn"])
    #expect(liquids.map(\.symbol) == ["Br", "Hg"])
    for element in elements where element.atomicNumber >= 104 {
      #expect(element.phase?.certainty != .measured, "\(element)")
    }
  }

  @Test func aPhaseFollowsTheTemperature() throws {
    let gallium = try AtomicElement(atomicNumber: 31)
    #expect(try gallium.phase(at: 300)?.phase == .solid)
    #expect(try gallium.phase(at: 304)?.phase == .liquid)
    let carbon = try AtomicElement(atomicNumber: 6)
    #expect(try carbon.phase(at: 4_000)?.phase == .solid)
    #expect(try carbon.phase(at: 4_200)?.phase == .gas)
    let helium = try AtomicElement(atomicNumber: 2)
    for bad in [-1, .nan, .infinity] as [Double] {
      #expect(throws: PentadError.self) { try helium.phase(at: bad) }
    }
  }

  @Test func theOriginalsStates() {
    let count = Dictionary(grouping: elements, by: \.state).mapValues(\.count)
    #expect(count == [.solid: 77, .liquid: 2, .gas: 11, .artificial: 28])
    #expect(elements.filter(\.isRadioactive).count == 38)
  }

  @Test func everyElementHasOneStandardForm() {
    for element in elements {
      #expect(element.allotropes.filter(\.isStandard).count == 1, "\(element)")
    }
  }

  @Test func placesAreUniqueInEveryLayoutAndPlacement() {
    for placement in GroupThree.allCases {
      for layout in TableLayout.allCases {
        let cells = elements.map { $0.position(in: layout, placement) }
        #expect(Set(cells).count == 118, "\(layout) \(placement)")
        #expect(cells.allSatisfy { 1...layout.rawValue ~= $0.column && 1...10 ~= $0.row })
      }
      let blocks = Dictionary(grouping: elements) { $0.block(placement) }.mapValues(\.count)
      #expect(blocks[.s] == 14 && blocks[.p] == 36, "\(placement)")
      #expect(blocks[.f] == (placement == .gap ? 30 : 28), "\(placement)")
    }
  }

  @Test func mercurysArticleIsNotThePlanets() throws {
    let mercury = try AtomicElement(atomicNumber: 80)
    #expect(mercury.wikipediaURL == "https://en.wikipedia.org/wiki/Mercury_(element)")
  }

  @Test func symbolsAreFoundByTheirLetters() {
    for element in elements {
      let letters = Array(element.symbol.utf8)
      let second = letters.count > 1 ? letters[1] : 0
      #expect(AtomicElement.number(ofSymbol: letters[0], second) == element.atomicNumber)
    }
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let number = AtomicElement.number(ofSymbol: first, second)
        #expect((0...118).contains(number))
      }
    }
  }
}
