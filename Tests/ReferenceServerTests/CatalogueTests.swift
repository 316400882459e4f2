import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct CatalogueTests {
  private static let full = Catalogue(seed: 1)

  @Test func theSameSeedGivesTheSameCatalogue() {
    #expect(Catalogue(seed: 7, classes: 300) == Catalogue(seed: 7, classes: 300))
    #expect(Catalogue(seed: 7, classes: 300) != Catalogue(seed: 8, classes: 300))
  }

  @Test func theSizesAreMITs() {
    let classes = Self.full.classes
    #expect(Self.full.courses.count == 45)
    #expect(classes.count == 5_251)
    #expect(Set(classes.flatMap(\.numbers)).count == classes.reduce(0) { $0 + $1.numbers.count })
    #expect(classes.count { !$0.crossListings.isEmpty } == 1_238)
    #expect(classes.count { $0.oldNumber != nil } == 220)
    #expect(Set(classes.map { CatalogueClass.course(of: $0.masterID) }).count == 45)
  }

  @Test func theTextsAreAsLongAsMITs() {
    let classes = Self.full.classes
    func mean(_ length: (CatalogueClass) -> Int) -> Double {
      Double(classes.reduce(0) { $0 + length($1) }) / Double(classes.count)
    }
    #expect((34...37).contains(mean { $0.title.count }), "\(mean { $0.title.count })")
    let description = mean { $0.fullDescription.count }
    #expect((465...490).contains(description), "\(description)")
    #expect(classes.allSatisfy { $0.description.count <= 2_336 })
  }

  @Test func theNumbersHaveAllShapes() {
    let shapes = Set(Self.full.classes.flatMap(\.numbers).map(Self.shape))
    let expected = [
      "9.999", "99.999", "9.9999", "99A.999", "AAA.999", "9.A99", "9.A999", "99.A99", "99.A999",
      "99A.AAA", "99.999A", "AA.9A99", "99.99", "99.AA",
    ]
    #expect(shapes.isSuperset(of: expected), "\(Set(expected).subtracting(shapes))")
  }

  private static func shape(_ number: String) -> String {
    String(number.map { $0 == "." ? "." : $0.isNumber ? "9" : "A" })
  }

  @Test func thereAreTimesOfEachStyle() {
    let times = Self.full.classes.flatMap { $0.site?.meetings ?? [] }.map(\.time)
    #expect(times.contains { $0.hasSuffix(" p.m.") })
    #expect(times.contains("TBA"))
    #expect(times.contains { $0.contains(" EVE (") })
    #expect(times.contains { $0.split(separator: "/").count == 4 })
  }

  @Test func aTermBeginsWhereTheOldServerHadIt() {
    #expect(TermCode.start(of: "su10") == 1_275_350_400)
    var last = CivilTime(year: 1969, month: 12, day: 31)
    last.secondOfDay = 86_399
    #expect(CivilTime(seconds: -1) == last)
    #expect(CivilTime(seconds: 1_276_650_960).seconds == 1_276_607_160 + 43_800)
  }
}
