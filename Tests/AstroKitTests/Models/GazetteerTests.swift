import PentadCore
import Testing

@testable import AstroKit

/// Cities by name, compared with GeoNames' own pages.
@Suite struct GazetteerTests {
  @Test(arguments: [
    ("Ujjain", 23.18239, 75.77643, "Asia/Kolkata"),
    ("ujjain", 23.18239, 75.77643, "Asia/Kolkata"),
    ("उज्जैन", 23.18239, 75.77643, "Asia/Kolkata"),
    ("Benares", 25.31668, 83.01041, "Asia/Kolkata"),
    ("London, Canada", 42.98339, -81.23304, "America/Toronto"),
    ("london, gb", 51.50853, -0.12574, "Europe/London"),
    ("Springfield, IL", 39.80172, -89.64371, "America/Chicago"),
    ("Zürich", 47.36667, 8.55, "Europe/Zurich"),
    ("ZURICH", 47.36667, 8.55, "Europe/Zurich"),
  ])
  func cityIsFoundByItsName(
    name: String, latitude: Double, longitude: Double, zone: String
  ) throws {
    let place = try Place.named(name)
    #expect(abs(place.latitude - latitude) < 0.0001 && abs(place.longitude - longitude) < 0.0001)
    #expect(place.timeZone.identifier == zone && place.elevation == 0)
  }

  @Test func ambiguousNameIsRejectedWithTheCities() throws {
    let error = try #require(throws: PentadError.self) { try Place.named("Springfield") }
    #expect(error.code == .conflict)
    #expect(error.message.contains("Springfield, MO, US") && error.message.contains("IL"))
    #expect(try Gazetteer.cities(named: "Springfield").count == 8)
  }

  @Test(arguments: [
    "", ",", "Ujjainn", "Ujjain, France", "\u{0}", String(repeating: "a", count: 100_000),
  ])
  func unknownNameIsNotFound(name: String) throws {
    #expect(try Gazetteer.cities(named: name).isEmpty)
    let error = try #require(throws: PentadError.self) { try Place.named(name) }
    #expect(error.code == .notFound)
  }

  @Test(arguments: [
    ("Ujain", "Ujjain, 35, IN"), ("Ujj", "Ujjain, 35, IN"), ("Lodnon, CA", "London, 08, CA"),
  ])
  func mistypedNameIsRejectedWithTheNearest(name: String, city: String) throws {
    let error = try #require(throws: PentadError.self) { try Place.named(name) }
    #expect(error.code == .notFound && error.message.contains("did you mean"))
    #expect(error.message.contains(city), "\(error.message)")
  }

  @Test func searchReturnsTheLargestCitiesFirst() throws {
    let found = try Gazetteer.search("ujj", limit: 3)
    #expect(found.first?.description == "Ujjain, 35, IN" && found.first?.countryName == "India")
    let populations = try Gazetteer.search("san", limit: 50).map(\.population)
    #expect(populations.count == 50 && populations == populations.sorted(by: >))
    #expect(try Gazetteer.search("", limit: 5).isEmpty)
  }

  @Test func everyCityHasAPlace() throws {
    var count = 0
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      count += try Gazetteer.search(String(letter), limit: .max).count
    }
    #expect(count > 33_000)
  }
}
