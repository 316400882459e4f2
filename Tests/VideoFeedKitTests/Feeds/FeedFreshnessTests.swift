import PentadCore
import Testing

@testable import VideoFeedKit

/// The time for which a feed need not be requested.
@Suite struct FeedFreshnessTests {
  /// Saturday, 1 August 2026, 12:30 UTC.
  private static let now: Int64 = 1_785_587_400_000
  private static let minute: Int64 = 60_000

  private func minutes(
    _ headers: [String: String] = [:], feed: String? = nil
  ) throws -> Int64? {
    var fields = TransportHeaders()
    for (name, value) in headers { try fields.add(name, value) }
    let parsed = try feed.map { try FeedSamples.read("<rss><channel>\($0)</channel></rss>") }
    let times = parsed.map(FeedTimes.init)
    if let text = times?.text { #expect(FeedTimes(text: text) == times) }
    return FeedFreshness.milliseconds(fields, times, now: Self.now).map { $0 / Self.minute }
  }

  @Test(
    arguments: [
      ("max-age=900", 15), ("public, Max-Age=\"900\"", 15), ("max-age=31536000", 1_440),
      ("max-age=99999999999999999999", 1_440), ("max-age=0", nil), ("max-age=-5", nil),
      ("max-age=900, no-cache", nil), ("private", nil), ("s-maxage=900", nil),
    ] as [(String, Int64?)])
  func cacheControl(_ value: String, _ expected: Int64?) throws {
    #expect(try minutes(["Cache-Control": value]) == expected)
  }

  @Test func ageAndExpires() throws {
    #expect(try minutes(["Cache-Control": "max-age=900", "Age": "300"]) == 10)
    #expect(try minutes(["Cache-Control": "max-age=900", "Age": "1000"]) == nil)
    let (date, later) = ("Sat, 01 Aug 2026 10:00:00 GMT", "Sat, 01 Aug 2026 10:20:00 GMT")
    #expect(try minutes(["Date": date, "Expires": later]) == 20)
    #expect(try minutes(["Date": later, "Expires": date]) == nil)
    #expect(try minutes(["Expires": "Sat, 01 Aug 2026 12:40:00 GMT"]) == 10)
    #expect(try minutes(["Expires": "0"]) == nil)
  }

  @Test func refreshHintsOfTheFeed() throws {
    #expect(try minutes(feed: "<ttl>60</ttl>") == 60)
    #expect(try minutes(["Cache-Control": "max-age=7200"], feed: "<ttl>60</ttl>") == 120)
    #expect(try minutes(feed: "<ttl>99999999999999</ttl>") == 1_440)
    #expect(try minutes(feed: "") == nil)
  }

  @Test(arguments: [
    "", "1", "1;60", "2;60;;", "1;;;", "1;1441;;", "1;-1;;", "1;60;24;", "1;60;x;", "1;60;;7",
    "1;60;;;",
  ]) func malformedStoredHintsAreIgnored(_ text: String) {
    #expect(FeedTimes(text: text) == nil)
  }

  @Test func hoursAndDaysToLeaveOut() throws {
    func hours(_ hours: [Int]) -> String {
      "<skipHours>" + hours.map { "<hour>\($0)</hour>" }.joined() + "</skipHours>"
    }
    #expect(try minutes(feed: hours([12, 13])) == 90)
    #expect(try minutes(feed: hours([13, 14])) == nil)
    #expect(try minutes(feed: "<ttl>60</ttl>" + hours([13, 14])) == 150)
    // Midnight is 0 or 24.
    #expect(try minutes(feed: "<ttl>720</ttl>" + hours([24])) == 750)
    #expect(try minutes(feed: hours(Array(0..<24))) == 1_440)
    #expect(try minutes(feed: hours([-1, 25])) == nil)
    let days = "<skipDays><day>Saturday</day><day> sunday </day><day>Someday</day></skipDays>"
    #expect(try minutes(feed: days) == 1_440)
    #expect(try minutes(feed: "<skipDays><day>Saturday</day></skipDays>") == 690)
    #expect(try minutes(feed: "<skipDays><day>Monday</day></skipDays>") == nil)
  }
}
