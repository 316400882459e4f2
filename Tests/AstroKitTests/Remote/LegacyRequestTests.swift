import PentadCore
import Testing

@testable import AstroKit

@Suite struct LegacyRequestTests {
  let start = SampleDays.date("2011-11-05")
  let end = SampleDays.date("2011-12-06")

  /// The original left out the `&` before `altitude`.
  @Test func theAltitudeArrives() throws {
    let request = try LegacyRequest(
      from: start, to: end, latitude: 49.888, longitude: -119.496, altitude: 344, gmtOffset: -8)
    #expect(
      request.query == "requestType=all&startDate=05-11-2011&endDate=06-12-2011&latitude=49.888"
        + "&longitude=-119.496&altitude=344&GMTOffset=-8")
    #expect(try LegacyRequest(query: "?" + request.query) == request)
    #expect(try request.place.elevation == 344)
  }

  @Test func theOriginalApplicationIsUnderstood() throws {
    let request = try LegacyRequest(
      query: "requestType=all&startDate=05-11-2011&endDate=06-12-2011&latitude=49.888000"
        + "&longitude=-119.496000altitude=344.000000&&GMTOffset=-8")
    #expect(request.longitude == -119.496 && request.altitude == 344 && request.gmtOffset == -8)
  }

  @Test(arguments: [0.0, 1e-300, -0.0, 1e-7, 23.176_5, -179.999_999_999, 90, 180, -180])
  func numbersAreWrittenWithoutAnExponent(_ number: Double) throws {
    let text = number.plain
    #expect(!text.contains("e") && abs((Double(text) ?? .nan) - number) < 1e-9)
  }

  @Test func unsupportedRequestIsRefused() {
    #expect(throws: PentadError.self) {
      try LegacyRequest(from: end, to: start, latitude: 0, longitude: 0)
    }
    #expect(throws: PentadError.self) {
      try LegacyRequest(from: SampleDays.date("-0044-03-15"), to: end, latitude: 0, longitude: 0)
    }
    #expect(throws: PentadError.self) {
      try LegacyRequest(from: start, to: end, latitude: .nan, longitude: 0)
    }
    #expect(throws: PentadError.self) {
      try LegacyRequest(from: start, to: end, latitude: 0, longitude: 0, gmtOffset: .max)
    }
  }

  @Test(arguments: [
    ("requestType=sun&startDate=1-1-2011&endDate=1-1-2011&latitude=1&longitude=1", 0x220),
    ("startDate=1-1-2011&endDate=1-1-2011&latitude=1&longitude=1", 0x220), ("", 0x220),
    ("requestType=all&startDate=31-2-2011&endDate=1-1-2011&latitude=1&longitude=1", 0x007),
    ("requestType=all&startDate=2011-02-01&endDate=1-1-2011&latitude=1&longitude=1", 0x007),
    ("requestType=all&endDate=1-1-2011&latitude=1&longitude=1", 0x007),
    ("requestType=all&startDate=2-1-2011&endDate=1-1-2011&latitude=1&longitude=1", 0x007),
    ("requestType=all&startDate=1-1-2011&endDate=1-1-2011&longitude=1", 0),
    ("requestType=all&startDate=1-1-2011&endDate=1-1-2011&latitude=inf&longitude=1", 0),
    ("requestType=all&startDate=1-1-2011&endDate=1-1-2011&latitude=1&longitude=%zz", 0),
    ("requestType=all&startDate=1-1-2011&endDate=1-1-2011&latitude=91&longitude=1", 0x201),
    ("requestType=all&startDate=1-1-2011&endDate=1-1-2011&latitude=1&longitude=1&GMTOffset=5.5", 0),
    (
      "requestType=all&startDate=1-1-2011&endDate=1-1-2011&latitude=1&longitude=1&GMTOffset=1e99", 0
    ),
  ])
  func aWrongQueryIsAnError(_ query: String, _ detail: Int32) {
    #expect { try LegacyRequest(query: query) } throws: {
      ($0 as? PentadError)?.code == PentadError.Code(.invalid, detail: detail)
    }
  }

  @Test func percentSignsAreRead() throws {
    let request = try LegacyRequest(
      query: "requestType=%61ll&startDate=1%2D1-2011&endDate=01-01-2011&latitude=%2B1&longitude=1")
    #expect(request.latitude == 1 && request.start == request.end)
  }
}
