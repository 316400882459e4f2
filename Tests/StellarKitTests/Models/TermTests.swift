import Foundation
import PentadCore
import StellarKit
import Testing

@Suite struct TermTests {
  @Test(arguments: [
    ("fa26", "Fall 2026"), ("sp10", "Spring 2010"), ("ia09", "IAP 2009"),
    ("su10", "Summer 2010"), ("xx10", "xx10"), ("fa2026", "fa2026"), ("", ""), ("é1", "é1"),
    ("fa٢٦", "fa٢٦"),
  ])
  func aCodeHasItsText(_ code: String, _ text: String) {
    #expect(StellarTerm(code: code).text == text)
    #expect(StellarTerm(code: code).code == code)
  }

  @Test func termIsEncodedAsItsCode() throws {
    let data = try JSONEncoder().encode([StellarTerm(code: "fa26")])
    #expect(String(decoding: data, as: UTF8.self) == "[\"fa26\"]")
    #expect(try JSONDecoder().decode([StellarTerm].self, from: data)[0].season == .fall)
  }

  @Test(arguments: [
    ("fa26", "2026-08-15", "2026-12-31"), ("sp27", "2027-02-01", "2027-05-31"),
    ("ia27", "2027-01-01", "2027-01-31"), ("su27", "2027-06-01", "2027-08-14"),
  ])
  func aTermHasTheBoundsOfTheOldServer(_ code: String, _ first: String, _ last: String) throws {
    let calendar = try TermCalendar(usualFor: StellarTerm(code: code))
    #expect(calendar.first.isoText == first)
    #expect(calendar.last.isoText == last)
    #expect(calendar.holidays.isEmpty)
  }

  @Test func aCalendarThatCannotBeIsRefused() throws {
    let day = try CivilDate(2026, 9, 1)
    #expect(throws: PentadError.self) { try TermCalendar(usualFor: StellarTerm(code: "x")) }
    #expect(throws: PentadError.self) {
      try TermCalendar(first: day, last: CivilDate(2026, 8, 31))
    }
    #expect(throws: PentadError.self) {
      try TermCalendar(first: day, last: CivilDate(2028, 1, 1))
    }
    let error = #expect(throws: PentadError.self) {
      try TermCalendar(first: day, last: day, zone: "Mars/Olympus")
    }
    #expect(error?.code == .unknownTimeZone)
  }

  /// Foundation takes `BST` for Bangladesh and `EST` for a zone without summer time.
  @Test(arguments: [
    "BST", "EST", "MST", "IST", "CST", "PST", "GMT+5", "GMT-0500", "UTC+5", "", "Z",
  ])
  func aZoneIsOneOfTheDatabase(_ zone: String) throws {
    let day = try CivilDate(2026, 9, 1)
    let error = #expect(throws: PentadError.self) {
      try TermCalendar(first: day, last: day, zone: zone)
    }
    #expect(error?.code == .unknownTimeZone)
    for known in ["UTC", "GMT", "CET", "EST5EDT", "Etc/GMT+5", "US/Eastern", "Japan"] {
      _ = try TermCalendar(first: day, last: day, zone: known)
    }
  }
}
