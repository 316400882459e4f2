#if Networking && Astro
  import AstroKit
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import Testing

  /// Days from AstroCalendar's old service over HTTP.
  @Suite(.serialized, .timeLimit(.minutes(15))) struct LiveAstroTests {
    private let start: CivilDate
    private let end: CivilDate

    init() throws {
      start = try CivilDate(2026, 11, 1)
      end = try CivilDate(2026, 12, 31)
    }

    private func source(_ live: Live, deadline: Int = 30_000) throws -> RemoteAstroSource {
      var source = try RemoteAstroSource(
        transport: live.transport, endpoint: live.server.url + "/astro/apiv2.php")
      source.deadline = deadline
      return source
    }

    private func ujjain() throws -> Place {
      try Place(latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
    }

    /// Half hours, quarters of one, and a negative half hour with summer time.
    @Test(arguments: [
      ("Asia/Kolkata", 23.1765, 75.7885), ("Asia/Kathmandu", 27.7, 85.3),
      ("America/St_Johns", 47.6, -52.7),
    ])
    func daysAgreeWithTheLocalEngine(
      _ zone: String, _ latitude: Double, _ longitude: Double
    ) async throws {
      try await live { live in
        let place = try Place(
          latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(zone))
        let handler = try await MasterDataHandler(source: source(live))
        try await handler.locations.update(place)
        let rows = try await handler.getDate(from: start, to: end).value
        let calendar = try await AstroCalendar()
        let own = try await calendar.dayContainers(from: start, to: end, at: place)
        await calendar.close()
        #expect(rows.map(\.date) == own.map(\.date) && rows.count >= 61)
        for (row, expected) in zip(rows, own) {
          #expect(row.tithiValue == expected.tithiValue && row.fortnight == expected.fortnight)
          for field in [
            \DayContainer.sunrise, \.sunset, \.moonrise, \.moonset, \.tithiStart,
          ] {
            let told = row[keyPath: field]?.milliseconds
            let exact = expected[keyPath: field]?.milliseconds
            #expect((told == nil) == (exact == nil), "\(row.date)")
            #expect((0..<60_000).contains((exact ?? 0) - (told ?? 0)), "\(row.date)")
          }
        }
      }
    }

    @Test func aRangeIsAskedForOnceAndKept() async throws {
      try await live { live in
        let store = try await AstroStore.open(folder: live.folder)
        let handler = try await MasterDataHandler(source: source(live), store: store)
        try await handler.locations.update(try ujjain())
        let first = try await handler.getDate(from: start, to: end)
        let asked = live.server.requestCount(path: "/astro")
        // 65 dates, with two more on each side, 62 in a question.
        #expect(first.origin == .source && asked == 2)
        #expect(live.server.log[0].query.contains("startDate=30-10-2026"))
        #expect(try await handler.getDate(from: start, to: end).origin == .memory)
        await store.close()
        await live.server.stop()

        let again = try await AstroStore.open(folder: live.folder)
        let later = try await MasterDataHandler(source: source(live), store: again)
        let kept = try await later.getDate(from: start, to: end)
        #expect(kept.origin == .disk && kept.value == first.value && !kept.isStale)
        #expect(live.server.requestCount(path: "/astro") == asked)
        await #expect(throws: PentadError.self) {
          try await later.askApiForDates(DateRangeRequest(from: start, to: end))
        }
        #expect(try await later.getDate(from: start, to: end).value == first.value)
        await again.close()
      }
    }

    private static let failures: [(Fault, PentadError.Code)] = [
      (Fault(.html), .unreadableAnswer), (Fault(.garbage), .unreadableAnswer),
      (Fault(.truncate(to: 40)), .unreadableAnswer),
      (Fault(.emptyList), .unexpectedAnswer), (Fault(.wrongTypes), .unexpectedAnswer),
      (Fault(.status(500)), .serverUnavailable),
      (Fault(.status(503, retryAfter: 9)), .serverUnavailable),
      (Fault(.status(429)), .tooManyRequests), (Fault(.status(404)), .notFound),
      (Fault(.status(401)), .unauthorized), (Fault(.large(bytes: 100_000_000)), .refused),
      (Fault(.cut(after: 40)), .decoding), (Fault(.hangUp), .decoding),
      (Fault(.stall), .timedOut), (Fault(.dripHead(every: 20)), .timedOut),
      (Fault(.drip(every: 50)), .timedOut), (Fault(.none, delay: 600_000), .timedOut),
    ]

    @Test(arguments: failures) func everyFailureReachesTheDelegateOnce(
      _ fault: Fault, _ code: PentadError.Code
    ) async throws {
      try await live { live in
        let isSlow = code == .timedOut
        let handler = try await MasterDataHandler(
          source: source(live, deadline: isSlow ? 300 : 30_000))
        try await handler.locations.update(try ujjain())
        live.server.inject(fault)
        let (pump, listener) = (Pump(), DaysListener())
        let operation = handler.getDate(from: start, to: end, delegate: listener, on: .pump(pump))
        let error = await #expect(throws: PentadError.self) { try await operation.value }
        #expect(error?.retryAfter == (fault.effect == .status(503, retryAfter: 9) ? 9_000 : nil))
        // The delegate may be called a moment after those who wait.
        while listener.heard.withLock({ $0.isEmpty }) {
          if pump.run() == 0 { await Task.yield() }
        }
        while pump.run() > 0 {}
        let heard = listener.heard.withLock { $0 }
        #expect(heard.count == 1 && heard.first.map { code ~= $0 } == true, "\(heard)")
      }
    }
  }

  /// Notes the end of a request: the code of its error, or `ok`.
  private final class DaysListener: MasterDataHandlerDelegate {
    let heard = Lock<[PentadError.Code]>([])

    func masterDataHandler(
      _ handler: MasterDataHandler, didReceiveData data: Snapshot<[DayContainer]>,
      for request: DateRangeRequest
    ) { heard.withLock { $0.append(.ok) } }

    func masterDataHandler(
      _ handler: MasterDataHandler, didFailWith error: PentadError, for request: DateRangeRequest?
    ) { heard.withLock { $0.append(error.code) } }
  }
#endif
