import PentadCore
import Testing

@testable import ElementsKit

struct RadiusAndScaleTests {
  private func element(_ symbol: String) throws -> AtomicElement {
    try PeriodicTable.shared.element(symbol: symbol)
  }

  @Test func radiiAgreeWithShannon() throws {
    #expect(try element("Na").ionicRadius(charge: 1).ionic.value == 102)
    #expect(try element("O").ionicRadius(charge: -2).ionic.value == 140)
    #expect(try element("O").ionicRadius(charge: -2).crystal.value == 126)
    #expect(try element("Ce").ionicRadius(charge: 4, coordination: "X").ionic.value == 107)
    #expect(
      try element("Cu").ionicRadius(charge: 3, coordination: "VI", spin: .low).crystal.value == 68)
    #expect(PeriodicTable.shared.elements.map(\.ionicRadii.count).reduce(0, +) == 507)
  }

  @Test func withoutCoordinationTheNearestIsNamed() throws {
    #expect(try element("Na").ionicRadius(charge: 1).coordination == "VI")
    #expect(try element("H").ionicRadius(charge: 1).coordination == "II")
    #expect(
      try element("Fe").ionicRadius(charge: 2, coordination: "ivsq", spin: .high).ionic.value == 64)
  }

  @Test func twoSpinStatesNeedAName() throws {
    let iron = try element("Fe")
    #expect(code { try iron.ionicRadius(charge: 2) } == .ionicRadiusSpin)
    #expect(try iron.ionicRadius(charge: 2, spin: .high).ionic.value == 78)
    #expect(try iron.ionicRadius(charge: 2, spin: .low).ionic.value == 61)
    #expect(code { try iron.ionicRadius(charge: 7) } == .notFound)
    #expect(code { try iron.ionicRadius(charge: 2, coordination: "XX") } == .notFound)
    #expect(code { try element("He").ionicRadius(charge: .min) } == .notFound)
  }

  @Test func scalesHaveTheirPublishedValues() throws {
    func value(_ symbol: String, _ scale: ElectronegativityScale) throws -> Double {
      (try #require(try element(symbol).electronegativity(scale)).value * 1_000).rounded() / 1_000
    }
    #expect(try value("H", .allen) == 2.301)
    #expect(try value("Fe", .allen) == 1.799)
    #expect(try value("F", .allen) == 4.193)
    #expect(abs(try value("F", .mullikenEnergy) - 10.41) < 0.006)
    #expect(abs(try value("Cl", .mullikenEnergy) - 8.29) < 0.006)
    #expect(abs(try value("F", .mulliken) - 0.336 * (10.412 - 0.615)) < 0.001)
    #expect(try value("F", .allredRochow) == 4.10)
    #expect(try value("F", .sanderson) == 4.000)
    #expect(try value("H", .pauling) == 2.20)
    #expect(try element("Ne").electronegativity(.mulliken) == nil)
  }

  @Test func listHasTheElementsOfItsScaleAlone() throws {
    let counts = ElectronegativityScale.allCases.map { scale in
      PeriodicTable.shared.elements(by: scale).count
    }
    #expect(counts.suffix(3) == [66, 39, 103])
    #expect(PeriodicTable.shared.elements(by: .allredRochow).last?.symbol == "F")
  }
}
