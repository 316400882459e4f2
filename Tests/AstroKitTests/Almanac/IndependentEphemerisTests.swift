#if Astro
  import AstroKit
  import Testing

  /// Tithis against positions that do not come from libswe.
  struct IndependentEphemerisTests {
    @Test func tithisOfAYearAgreeWithDE421() async throws {
      let expected = try AlmanacFixtures.rows("tithi-starts-de421.csv").map { row in
        (start: Instant(julianDay: try #require(Double(row[0]))), tithi: Int(row[2]))
      }
      #expect(expected.count == 371)
      let calendar = try await AstroCalendar()
      let found = try await calendar.transitions(
        of: .tithi, in: Instant(utc: "2021-01-01")..<Instant(utc: "2022-01-01"))
      #expect(found.map(\.value) == expected.map(\.tithi))
      for (transition, truth) in zip(found, expected) {
        let error = transition.instant.seconds(after: truth.start)
        #expect(abs(error) < 0.5, "tithi \(transition.value): \(error) s")
      }
    }
  }
#endif
