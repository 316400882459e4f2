import Foundation
import PentadCore
import Testing

@testable import Showcase

@Suite struct FreshnessTests {
  @Test(arguments: [
    (-5, "just now"), (0, "just now"), (9_999, "just now"), (10_000, "10 seconds ago"),
    (60_000, "1 minute ago"), (7_199_999, "1 hour ago"), (172_800_000, "2 days ago"),
  ])
  func `an age is shown in its largest unit`(milliseconds: Int64, text: String) {
    #expect(Age(milliseconds: milliseconds).text == text)
  }

  @Test func `a stale answer shows the error of the refresh`() {
    let snapshot = Snapshot(1, origin: .disk, storedAt: 0, isStale: true)
    let error = PentadError(.offline, "the connection was refused")
    let freshness = Freshness(snapshot, now: 120_000, problem: error)
    #expect(freshness.text == "Updated 2 minutes ago")
    #expect(freshness.problem == "· Showing saved data: the connection was refused.")
    #expect(freshness.isWarning)
    #expect(freshness.since == "1970-01-01T00:00:00Z")
    #expect(!Freshness(Snapshot(1, origin: .source, storedAt: 0, isStale: false), now: 0).isWarning)
  }

  @Test(arguments: [(1, "in 1 minute"), (60_001, "in 2 minutes"), (7_200_000, "in 2 hours")])
  func `a time ahead is rounded up`(milliseconds: Int64, text: String) {
    #expect(Age.ahead(milliseconds) == text)
  }

  @Test func `moments are written in the zone of the machine`() throws {
    let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let moment = Moment(1_795_370_645_123, in: kolkata)
    #expect(moment.text == "22 November 2026, 23:34")
    #expect(moment.clock == "23:34")
    #expect(moment.iso == "2026-11-22T18:04:05Z")
    #expect(Freshness.isoText(1_795_370_645_123) == "2026-11-22T18:04:05Z")
    #expect(Freshness.isoText(-1) == "1969-12-31T23:59:59Z")
    #expect(Moment(253_402_300_800_000, in: .gmt).text.hasSuffix(", 00:00"))
  }
}
