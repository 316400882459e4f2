import PentadCore
import Testing

@testable import AstroKit

@Suite("Places and rules")
struct PlaceTests {
  @Test(
    "Coordinates out of range are refused",
    arguments: [
      (91, 0, 0), (-90.000_1, 0, 0), (0, 180.5, 0), (0, -181, 0), (0, 0, 25_001), (0, 0, -501),
      (.nan, 0, 0), (0, .nan, 0), (0, 0, .nan), (.infinity, 0, 0), (0, -.infinity, 0),
    ])
  func refused(latitude: Double, longitude: Double, elevation: Double) {
    #expect {
      try Place(
        latitude: latitude, longitude: longitude, elevation: elevation, timeZone: .utc)
    } throws: {
      ($0 as? PentadError)?.code == .invalidPlace
    }
  }

  @Test("The ends of the ranges are places", arguments: [(90, 180), (-90, -180)])
  func ends(latitude: Double, longitude: Double) throws {
    let place = try Place(latitude: latitude, longitude: longitude, timeZone: .utc)
    #expect(place.latitude == latitude && place.longitude == longitude && place.elevation == 0)
  }

  @Test(
    "A refraction that is no refraction is refused", arguments: [-5_401, 5_400.5, .nan, .infinity])
  func refraction(minutes: Double) {
    #expect {
      try HorizonRule(refraction: minutes)
    } throws: {
      ($0 as? PentadError)?.code == .invalid
    }
  }

  @Test("Instants and milliseconds are the same to the half")
  func instants() {
    for milliseconds in [0, 1, -1, 1_700_000_000_123, -62_135_596_800_000, 253_402_300_799_999] {
      #expect(Instant(milliseconds: Int64(milliseconds)).milliseconds == Int64(milliseconds))
    }
    #expect(Instant(julianDay: .infinity).milliseconds == .max)
    #expect(Instant(julianDay: -.infinity).milliseconds == .min)
    #expect(Instant(julianDay: .nan).milliseconds == 0)
  }
}
