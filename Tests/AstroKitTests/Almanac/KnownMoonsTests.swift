#if Astro
  import AstroKit
  import Testing

  /// New and full moons at which eclipses were, to the minute to which almanacs give them.
  struct KnownMoonsTests {
    static let newMoons = [
      "2010-07-11T19:40Z", "2017-08-21T18:30Z", "2019-07-02T19:16Z", "2019-12-26T05:13Z",
      "2020-06-21T06:41Z", "2023-10-14T17:55Z", "2024-04-08T18:21Z",
    ]
    static let fullMoons = [
      "2015-09-28T02:50Z", "2018-01-31T13:27Z", "2018-07-27T20:20Z", "2019-01-21T05:16Z",
      "2021-05-26T11:14Z", "2022-05-16T04:14Z", "2022-11-08T11:02Z", "2025-03-14T06:55Z",
    ]

    @Test(arguments: newMoons)
    func newMoon(_ time: String) async throws { try await expect(phase: 1, tithi: 1, at: time) }

    @Test(arguments: fullMoons)
    func fullMoon(_ time: String) async throws { try await expect(phase: 3, tithi: 16, at: time) }

    private func expect(phase: Int, tithi: Int, at time: String) async throws {
      let calendar = try await AstroCalendar()
      let published = try Instant(utc: time)
      let day = published.julianDay
      let range = Instant(julianDay: day - 0.25)..<Instant(julianDay: day + 0.25)
      let phases = try await calendar.transitions(of: .phase, in: range)
      #expect(phases.map(\.value) == [phase])
      #expect(phases.allSatisfy { abs($0.instant.seconds(after: published)) < 45 })
      // The same moment begins a tithi.
      let tithis = try await calendar.transitions(of: .tithi, in: range)
      #expect(tithis.map(\.value) == [tithi])
      #expect(tithis.map(\.instant) == phases.map(\.instant))
    }
  }
#endif
