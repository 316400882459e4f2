#if Astro
  import PentadCore
  import TestSupport
  import Testing

  @testable import AstroKit

  @Suite struct RemoteSourceTests {
    static let endpoint = "https://example.org/astro/apiv2.php"

    /// A server that answers as ours does.
    static func server(
      _ calendar: AstroCalendar, change: @escaping @Sendable (String) -> String = { $0 }
    ) -> ScriptedTransport {
      ScriptedTransport { request, _ throws(PentadError) in
        let query = try LegacyRequest(query: request.url.query ?? "")
        return .text(200, change(try await calendar.legacyJSON(for: query)))
      }
    }

    static func remote(_ transport: ScriptedTransport) throws -> RemoteAstroSource {
      try RemoteAstroSource(transport: transport, endpoint: endpoint)
    }

    /// The server knows whole hours; the rows come out by half hours and by summer time all the same.
    @Test(arguments: LegacyCalendarTests.places)
    func rowsFollowTheTimeZone(_ place: Place) async throws {
      let calendar = try await AstroCalendar()
      let request = try DateRangeRequest(
        from: SampleDays.date("2024-01-01"), to: SampleDays.date("2024-12-31"))
      let transport = Self.server(calendar)
      let parts = Lock<[DayContainer]>([])
      let rows = try await Self.remote(transport).days(
        for: request, at: place, options: PanchangOptions()
      ) { part in parts.withLock { $0 += part } }
      #expect(parts.withLock { $0 } == rows)
      let again = transport.requests.filter { $0.url.string.hasSuffix("GMTOffset=6") }
      #expect(transport.requests.count - again.count == 6 && again.count <= 3)
      let own = try await calendar.dayContainers(from: request.start, to: request.end, at: place)
      // A beginning is rounded to the minute; one just before midnight stays on the same side of
      // it.
      #expect(rows.map(\.date) == own.map(\.date))
      for (row, expected) in zip(rows, own) {
        #expect(row.tithiValue == expected.tithiValue && row.fortnight == expected.fortnight)
        for field in [\DayContainer.sunrise, \.sunset, \.moonrise, \.moonset] {
          let late = expected[keyPath: field].map { $0.milliseconds }
          let told = row[keyPath: field].map { $0.milliseconds }
          #expect((late == nil) == (told == nil), "\(row.date.text)")
          #expect((0..<1_000).contains((late ?? 0) - (told ?? 0)), "\(row.date.text)")
        }
        let late = (expected.tithiStart?.milliseconds ?? 0) - (row.tithiStart?.milliseconds ?? 0)
        #expect((0..<60_000).contains(late), "\(row.date.text)")
      }
      await calendar.close()
    }

    /// The original's server wrote the next day's moonrise on a day without one.
    @Test func moonriseOfTheNextDayIsNotDuplicated() async throws {
      let calendar = try await AstroCalendar()
      let place = SampleDays.place("UTC", 51.5, 0)
      let request = try DateRangeRequest(
        from: SampleDays.date("2024-01-01"), to: SampleDays.date("2024-06-30"))
      let own = try await calendar.dayContainers(from: request.start, to: request.end, at: place)
      let transport = Self.server(calendar) { json in
        var days = (try? LegacyAnswer(json: json.utf8).days) ?? []
        for index in days.indices.dropLast() {
          days[index] = days[index].filled(from: days[index + 1])
        }
        var writer = LegacyWriter(count: days.count)
        for day in days { writer.append(day) }
        return writer.finished()
      }
      let rows = try await Self.remote(transport).days(
        for: request, at: place, options: PanchangOptions()
      ) { _ in }
      #expect(own.contains { $0.moonrise == nil })
      #expect(rows.map { $0.moonrise == nil } == own.map { $0.moonrise == nil })
      await calendar.close()
    }

    @Test func theQueryIsInUniversalTimeAndHasItsAltitude() async throws {
      let transport = ScriptedTransport { _, _ throws(PentadError) in
        throw PentadError(.offline, "no network")
      }
      let place = try Place(
        latitude: 27.7, longitude: -85.3, elevation: 1_400, timeZone: CivilTimeZone("+05:45"))
      let request = DateRangeRequest(
        first: SampleDays.date("2024-03-01"), last: SampleDays.date("2024-03-02"))
      await #expect(throws: PentadError(.offline, "no network")) {
        try await Self.remote(transport).days(
          for: request, at: place, options: PanchangOptions()
        ) { _ in }
      }
      #expect(
        transport.requests.first?.url.string == Self.endpoint
          + "?requestType=all&startDate=28-02-2024&endDate=04-03-2024&latitude=27.7"
          + "&longitude=-85.3&altitude=1400&GMTOffset=0")
    }

    @Test(arguments: [
      (404, PentadError.Code.notFound), (410, .notFound), (401, .unauthorized),
      (403, .unauthorized),
      (500, .serverUnavailable), (503, .serverUnavailable), (429, .tooManyRequests),
      (302, .refused),
      (400, .refused), (504, .timedOut), (408, .timedOut), (-1, .serverUnavailable),
      (200, .unreadableAnswer),
    ])
    func statusOfTheServerHasItsOwnError(_ status: Int, _ code: PentadError.Code) async throws {
      let transport = ScriptedTransport { _, _ in .text(status, "<html>sorry</html>") }
      await #expect {
        try await Self.remote(transport).days(
          for: DateRangeRequest(
            first: SampleDays.date("2024-03-01"), last: SampleDays.date("2024-03-02")),
          at: SampleDays.kolkata, options: PanchangOptions()
        ) { _ in }
      } throws: {
        ($0 as? PentadError)?.code == code
      }
    }

    @Test(arguments: [429, 503]) func theServerMaySayHowLongToWait(_ status: Int) async throws {
      var headers = TransportHeaders()
      try headers.set("Retry-After", "9")
      let transport = ScriptedTransport { [headers] _, _ in
        TransportResponse(status: status, headers: headers, body: TransportBody([]))
      }
      let error = await #expect(throws: PentadError.self) {
        try await Self.remote(transport).days(
          for: DateRangeRequest(
            first: SampleDays.date("2024-03-01"), last: SampleDays.date("2024-03-02")),
          at: SampleDays.kolkata, options: PanchangOptions()
        ) { _ in }
      }
      #expect(error?.code.coarse == .unavailable && error?.retryAfter == 9_000)
    }

    /// Every step at which the transport can fail, in each exchange, and a body cut off anywhere.
    @Test(arguments: [PentadError.Code.offline, .timedOut, .refused, .decoding, .closed])
    func aFailureAtAnyStepIsTheAnswer(_ code: PentadError.Code) async throws {
      let calendar = try await AstroCalendar()
      let request = try DateRangeRequest(
        from: SampleDays.date("2024-01-01"), to: SampleDays.date("2024-01-20"))
      let error = PentadError(code, "by the script")
      for failing in 1...5 {
        for bytes in [nil, 0, 100] as [Int?] {
          let transport = ScriptedTransport { request, number throws(PentadError) in
            let query = try LegacyRequest(query: request.url.query ?? "")
            let json = try await calendar.legacyJSON(for: query)
            guard number == failing else { return .text(200, json) }
            guard let bytes else { throw error }
            return .broken(json, after: bytes, error)
          }
          var source = try Self.remote(transport)
          source.daysPerRequest = 5
          let parts = Lock(0)
          await #expect(throws: error) {
            try await source.days(
              for: request, at: SampleDays.kolkata, options: PanchangOptions()
            ) { _ in parts.withLock { $0 += 1 } }
          }
          #expect(transport.requests.count == failing)
          #expect(parts.withLock { $0 } == max(0, failing - 1))
        }
      }
      await calendar.close()
    }

    @Test func anAnswerWithoutADayIsIncomplete() async throws {
      let calendar = try await AstroCalendar()
      let transport = Self.server(calendar) {
        $0.replacing(#""2":{"#, with: #""left out":{"#)
      }
      await #expect {
        try await Self.remote(transport).days(
          for: DateRangeRequest(
            first: SampleDays.date("2024-03-01"), last: SampleDays.date("2024-03-02")),
          at: SampleDays.kolkata, options: PanchangOptions()
        ) { _ in }
      } throws: {
        ($0 as? PentadError)?.code == .incompleteAnswer
      }
      await calendar.close()
    }

    @Test func malformedAddressIsRefused() {
      #expect(throws: PentadError.self) {
        try RemoteAstroSource(
          transport: ScriptedTransport { _, _ in .text(200, "") }, endpoint: "apiv2.php")
      }
    }
  }

  extension LegacyDay {
    /// The day as the old server returned it: a missing moonrise is taken from the next day.
    func filled(from next: LegacyDay) -> LegacyDay {
      LegacyDay(
        date: date, sunrise: sunrise ?? next.sunrise, sunset: sunset ?? next.sunset,
        moonrise: moonrise ?? next.moonrise, moonset: moonset ?? next.moonset, tithis: tithis)
    }
  }
#endif
