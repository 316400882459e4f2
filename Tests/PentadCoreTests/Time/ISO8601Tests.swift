import PentadCore
import Testing

struct ISO8601Tests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59Z"),
    (1_795_259_892_345, "2026-11-21T11:18:12.345Z", "2026-11-21T11:18:12Z"),
  ])
  func momentsAreWritten(_ moment: Int64, _ precise: String, _ short: String) {
    #expect(ISO8601.text(moment) == precise)
    #expect(ISO8601.text(moment, isPrecise: false) == short)
    #expect(ISO8601.milliseconds(lenient: precise.utf8) == moment)
  }

  /// As servers in Go, Ruby and PHP write them.
  @Test(arguments: [
    ("2026-07-29T12:00:00Z", 0), ("2026-07-29t12:00:00z", 0), ("2026-07-29 12:00:00 UTC", 0),
    ("2026-07-29T12:00:00.5Z", 500), ("2026-07-29T12:00:00.123456789Z", 123),
    ("2026-07-29T13:00:00+01:00", 0), ("2026-07-29T07:00:00-0500", 0),
    ("2026-07-29T11:59:60Z", 0), ("2026-07-29T12:00Z", 0),
  ])
  func momentsOfServersAreRead(_ text: String, _ milliseconds: Int64) {
    #expect(ISO8601.milliseconds(lenient: text.utf8) == 1_785_326_400_000 + milliseconds)
  }

  @Test(arguments: [
    "", "2026-07-29", "2026-07-29T12:00:00", "2026-02-30T12:00:00Z", "2026-07-29T25:00:00Z",
    "2026-07-29T12:60:00Z", "2026-07-29T12:00:61Z", "2026-07-29T12:00:00.Z",
    "2026-07-29T12:00:00 GMT", "2026-07-29T12:00:00+01:60", "2026-07-29T12:00:00Zulu",
    "26-07-29T12:00:00Z", "1785326400",
  ])
  func otherTextsAreNoMoments(_ text: String) {
    #expect(ISO8601.milliseconds(lenient: text.utf8) == nil)
  }
}
