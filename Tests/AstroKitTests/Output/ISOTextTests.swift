import PentadCore
import Testing

@testable import AstroKit

@Suite struct ISOTextTests {
  @Test(arguments: [
    (2026, 11, 21, "2026-11-21"), (0, 1, 1, "0000-01-01"), (9999, 12, 31, "9999-12-31"),
    (10_000, 1, 1, "+010000-01-01"), (-1, 12, 31, "-000001-12-31"),
    (-3101, 1, 23, "-003101-01-23"), (100_000, 2, 29, "+100000-02-29"),
    (-100_000, 3, 1, "-100000-03-01"),
  ])
  func datesAreWrittenAndRead(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws {
    let date = try CivilDate(year, month, day)
    #expect(date.isoText == text)
    #expect(try CivilDate(iso: text) == date)
  }

  @Test func aShorterYearIsReadWithItsSign() throws {
    #expect(try CivilDate(iso: "-3101-01-23").isoText == "-003101-01-23")
    #expect(try CivilDate(iso: "+2026-11-21").isoText == "2026-11-21")
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-31", "2026-13-01", "2026-00-10", "26-11-21", "2026-1-21",
    "02026-11-21", "-0000-01-01", "+1234567-01-01", "2026-11-21 ", " 2026-11-21", "2026/11/21",
    "2026-11-21T00:00Z", "２０２６-11-21", "2026-11-2१", "-", "+", "2026-02-29",
  ])
  func otherTextsAreNoDates(_ text: String) {
    #expect(throws: PentadError.self) { try CivilDate(iso: text) }
  }

  @Test(
    arguments: [
      (1_795_222_692_345, "2026-11-21T00:58:12.345Z"), (0, "1970-01-01T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"), (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
      (-62_167_219_200_001, "-000001-12-31T23:59:59.999Z"),
      (253_402_300_800_000, "+010000-01-01T00:00:00.000Z"),
      (-160_048_000_000_001, "-003102-04-12T14:13:19.999Z"),
    ] as [(Int64, String)])
  func momentsAreWrittenToTheMillisecond(_ milliseconds: Int64, _ text: String) throws {
    let instant = Instant(milliseconds: milliseconds)
    #expect(instant.isoText == text)
    #expect(try Instant(iso: text).milliseconds == milliseconds)
  }

  @Test func everyMillisecondOfASecondComesBack() throws {
    for start: Int64 in [1_795_222_692_000, -160_048_000_000_000, 300_000_000_000_000] {
      for step: Int64 in 0..<1_000 {
        let instant = Instant(milliseconds: start + step)
        #expect(try Instant(iso: instant.isoText).milliseconds == start + step)
      }
    }
  }

  @Test(arguments: [
    ("2026-11-21", "2026-11-21T00:00:00.000Z"), ("2026-11-21T06:30Z", "2026-11-21T06:30:00.000Z"),
    ("2026-11-21T06:30:15+05:30", "2026-11-21T01:00:15.000Z"),
    ("2026-11-21T24:00:00-00:30", "2026-11-22T00:30:00.000Z"),
    ("2026-11-21t06:30:15,5z", "2026-11-21T06:30:15.500Z"),
    ("2026-11-21T06:30:15.9995Z", "2026-11-21T06:30:16.000Z"),
    ("2026-11-21T06:30:15.12345678901234567890Z", "2026-11-21T06:30:15.123Z"),
    ("-0500-03-01T00:00Z", "-000500-03-01T00:00:00.000Z"),
  ])
  func otherFormsOfAMomentAreRead(_ text: String, _ expected: String) throws {
    #expect(try Instant(iso: text).isoText == expected)
  }

  @Test(arguments: [
    "2026-11-21T06:30", "2026-11-21T06:30:15", "2026-11-21T06Z", "2026-11-21 06:30Z",
    "2026-11-21T25:00Z", "2026-11-21T24:01Z", "2026-11-21T06:60Z", "2026-11-21T06:30:60Z",
    "2026-11-21T06:30:15.Z", "2026-11-21T06:30+0530", "2026-11-21T06:30+19:00",
    "2026-11-21T06:30+05:60", "2026-11-21T06:30ZZ", "now", "2026-02-30T00:00Z",
  ])
  func otherTextsAreNoMoments(_ text: String) {
    #expect(throws: PentadError.self) { try Instant(iso: text) }
  }

  @Test func nonFiniteInstantHasAText() {
    #expect(Instant(julianDay: .nan).isoText == "1970-01-01T00:00:00.000Z")
    #expect(Instant(julianDay: .infinity).isoText.hasPrefix("+292278994-08-17T"))
    #expect(Instant(julianDay: -.infinity).isoText.hasPrefix("-292275055-05-16T"))
  }
}
