import PentadCore
import Testing

@Suite struct ICalendarTimeTests {
  @Test(arguments: [
    (0, "19700101T000000Z"), (-1, "19700101T000000Z"), (-501, "19691231T235959Z"),
    (1_499, "19700101T000001Z"), (253_402_300_799_499, "99991231T235959Z"),
    (-62_135_596_800_000, "00010101T000000Z"),
  ])
  func momentsAreWrittenToTheNearestSecond(_ moment: Int64, _ text: String) throws {
    #expect(try ICalendarTime.utcText(moment) == text)
  }

  @Test(arguments: [Int64.min, -62_135_596_801_000, 253_402_300_800_000, .max])
  func otherYearsAreRefused(_ moment: Int64) {
    let error = #expect(throws: PentadError.self) { try ICalendarTime.utcText(moment) }
    #expect(error?.code == .invalidDateRange)
  }

  @Test func aStableHashStaysWhatItWas() {
    var hash = StableHash()
    hash.add("a")
    hash.add("bc")
    var other = StableHash()
    other.add("ab")
    other.add("c")
    #expect(hash.text != other.text)
    #expect(StableHash().text == "6c62272e07bb014262b821756295c58d")
  }
}
