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
    ("München", 48.13743, 11.57549, "Europe/Berlin"),
    ("Tromso", 69.6489, 18.95508, "Europe/Oslo"),
    ("Kyïv", 50.45466, 30.5238, "Europe/Kyiv"),
    ("東京", 35.6895, 139.69171, "Asia/Tokyo"),
    ("Sankt-Peterburg", 59.93863, 30.31413, "Europe/Moscow"),
    ("St Louis, MO", 38.62727, -90.19789, "America/Chicago"),
    ("Ft. Worth", 32.72541, -97.32085, "America/Chicago"),
    ("Paris, Texas", 33.66094, -95.55551, "America/Chicago"),
    ("Portland Oregon", 45.52345, -122.67621, "America/Los_Angeles"),
    ("London, Ontario", 42.98339, -81.23304, "America/Toronto"),
    ("Cambridge, UK", 52.2, 0.11667, "Europe/London"),
    ("Salem, Tamil Nadu", 11.65376, 78.15538, "Asia/Kolkata"),
    ("Washington DC", 38.89511, -77.03637, "America/New_York"),
    ("Ujjain\n", 23.18239, 75.77643, "Asia/Kolkata"),
    // A city of Timor is called Delhi, too, and New Delhi is a name of Delhi.
    ("Delhi", 28.65195, 77.23149, "Asia/Kolkata"),
    ("New Delhi", 28.62137, 77.2148, "Asia/Kolkata"),
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
    #expect(error.message.contains("Springfield, Missouri, United States"))
    #expect(error.message.contains("Illinois"))
    #expect(try Gazetteer.cities(named: "Springfield").count == 8)
  }

  /// Each has a smaller city of that very name, and a larger one that was called so.
  @Test(arguments: ["Calcutta", "Lalitpur", "Paris", "Hyderabad", "Kochi", "Udaipur", "San José"])
  func nameOfTwoCitiesIsRejected(name: String) throws {
    #expect(try #require(throws: PentadError.self) { try Place.named(name) }.code == .conflict)
  }

  /// Cities of other countries have these names among their others.
  @Test(arguments: ["Bangladesh", "Grenada", "Laos", "Benin"])
  func countryIsNoCityOfAnotherCountry(name: String) throws {
    #expect(try #require(throws: PentadError.self) { try Place.named(name) }.code == .notFound)
  }

  @Test func descriptionFindsTheCity() throws {
    for city in try Gazetteer.search("b", limit: 500) {
      let same = try Gazetteer.cities(named: city.description)
      #expect(same.contains(city), "\(city)")
    }
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
    ("Ujain", "Ujjain, Madhya Pradesh, India"), ("Ujj", "Ujjain, Madhya Pradesh, India"),
    ("Lodnon, CA", "London, Ontario, Canada"),
  ])
  func mistypedNameIsRejectedWithTheNearest(name: String, city: String) throws {
    let error = try #require(throws: PentadError.self) { try Place.named(name) }
    #expect(error.code == .notFound && error.message.contains("did you mean"))
    #expect(error.message.contains(city), "\(error.message)")
  }

  @Test func searchReturnsTheLargestCitiesFirst() throws {
    let found = try Gazetteer.search("ujj", limit: 3)
    #expect(
      found.first?.description == "Ujjain, Madhya Pradesh, India"
        && found.first?.countryName == "India")
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
