import PentadCore
import Testing

@testable import AstroKit

@Suite struct MasterDataHandlerTests {
  let start = SampleDays.date("2026-11-20")
  let end = SampleDays.date("2026-12-20")
  let clock = ManualClock(Instant(julianDay: 2_461_365))

  func handler(
    _ source: ScriptedSource, store: AstroStore = .inMemory(), at place: Place? = SampleDays.kolkata
  ) async throws -> MasterDataHandler {
    let handler = try await MasterDataHandler(source: source, store: store, clock: clock)
    if let place { try await handler.locations.update(place) }
    return handler
  }

  @Test func theSecondTimeTheDaysComeFromTheCache() async throws {
    let source = ScriptedSource()
    let handler = try await handler(source)
    let log = EventLogger(handler.store.events)
    let first = try await handler.getDate(from: start, to: end)
    let second = try await handler.getDate(from: start, to: end)
    #expect(first.origin == .source && second.origin == .memory && !second.isStale)
    #expect(first.value == second.value && first.value.count == 32 && source.requests.count == 1)
    #expect(try await handler.storageUsage().months == 2, "also of a store in memory")
    #expect(
      log.events == [
        .monthCached(year: 2026, month: 11), .monthCached(year: 2026, month: 12),
        .daysLoaded(from: start, to: end, origin: .source),
        .daysLoaded(from: start, to: end, origin: .memory),
      ])
  }

  /// The original's loop over the cache left the end date out.
  @Test func theLastDateCountsLikeTheOthers() async throws {
    let source = ScriptedSource()
    let handler = try await handler(source)
    _ = try await handler.getDate(from: start, to: end)
    let more = try await handler.getDate(from: start, to: end.advanced(by: 1))
    #expect(more.origin == .source && more.value.last?.date == end.advanced(by: 1))
    let inside = try await handler.getDate(from: start.advanced(by: 3), to: end)
    #expect(inside.origin == .memory && inside.value.last?.date == end)
  }

  /// The original took two misses in a row for the end of its cache.
  @Test func oneMissingDayAsksForTheWholeRange() async throws {
    let source = ScriptedSource()
    let handler = try await handler(source)
    _ = try await handler.getDate(from: start, to: start.advanced(by: 4))
    _ = try await handler.getDate(from: start.advanced(by: 6), to: end)
    let all = try await handler.getDate(from: start, to: end)
    #expect(all.origin == .source && source.requests.last?.dayCount == 31)
    #expect(all.value.allSatisfy { $0.tithi?.hasSuffix("Request 3") == true })
  }

  /// The original's cache did not know for which place its days were.
  @Test func aMoveNeverShowsTheDaysOfTheOldPlace() async throws {
    let source = ScriptedSource()
    let handler = try await handler(source)
    _ = try await handler.getDate(from: start, to: end)
    try await handler.locations.update(SampleDays.kelowna)
    let moved = try await handler.getDate(from: start, to: end)
    #expect(moved.origin == .source && moved.value[0].timeZone == SampleDays.kelowna.timeZone)
    try await handler.changeSettings { $0.options.months = .purnimanta }
    let other = try await handler.getDate(from: start, to: end)
    #expect(other.origin == .source && source.requests.count == 3)
    try await handler.changeSettings { $0.options.months = .amanta }
    try await handler.locations.update(SampleDays.kolkata)
    #expect(try await handler.getDate(from: start, to: end).origin == .memory)
    let remote = try await MasterDataHandler(
      source: ScriptedSource(name: "other"), store: handler.store, clock: clock)
    #expect(try await remote.getDate(from: start, to: end).origin == .source)
  }

  @Test func daysThatArriveAfterAMoveAreNoAnswer() async throws {
    let gate = ChangeSignal()
    let arrived = ChangeSignal()
    let source = ScriptedSource { request, place, number, _ throws(PentadError) in
      arrived.fire()
      await gate.wait(after: 0)
      return ScriptedSource.rows(request, place, number)
    }
    let handler = try await handler(source)
    let loading = Task { [start, end] in try await handler.getDate(from: start, to: end) }
    await arrived.wait(after: 0)
    try await handler.locations.update(SampleDays.kelowna)
    gate.fire()
    let result = await loading.result
    #expect { try result.get() } throws: { ($0 as? PentadError)?.code == .locationChanged }
    let days = try await handler.getDate(from: start, to: end)
    #expect(days.value.allSatisfy { $0.timeZone == SampleDays.kelowna.timeZone })
  }

  @Test func staleDaysAreAskedForAgainAndServeWhenThatFails() async throws {
    let isOffline = Lock(false)
    let source = ScriptedSource { request, place, number, part throws(PentadError) in
      if isOffline.withLock({ $0 }) { throw PentadError(.offline, "no network") }
      return try await ScriptedSource.plain(request, place, number, part)
    }
    let handler = try await handler(source)
    let first = try await handler.getDate(from: start, to: end)
    clock.move(to: Instant(julianDay: clock.now.julianDay + 31))
    isOffline.withLock { $0 = true }
    let stale = try await handler.getDate(from: start, to: end)
    #expect(stale.isStale && stale.origin == .memory && stale.value == first.value)
    await #expect(throws: PentadError(.offline, "no network")) {
      try await handler.askApiForDates(try DateRangeRequest(from: start, to: end))
    }
    await #expect(throws: PentadError(.offline, "no network")) {
      try await handler.getDate(from: start, to: end.advanced(by: 1))
    }
    isOffline.withLock { $0 = false }
    let fresh = try await handler.getDate(from: start, to: end)
    #expect(!fresh.isStale && fresh.origin == .source)
  }

  /// Older days of the month that were not requested do not make the requested days older.
  @Test func stalenessIsKeptPerDay() async throws {
    let source = ScriptedSource()
    let handler = try await handler(source)
    _ = try await handler.getDate(from: start, to: end)
    clock.move(to: Instant(julianDay: clock.now.julianDay + 31))
    let (from, to) = (end.advanced(by: -5), end.advanced(by: 25))
    let fresh = try await handler.getDate(from: from, to: to)
    let kept = try await handler.getDate(from: from, to: to)
    #expect(kept.origin == .memory && !kept.isStale && kept.storedAt == fresh.storedAt)
    #expect(source.requests.count == 2)
    #expect(try await handler.getDate(from: end.advanced(by: -6), to: end).origin == .source)
  }

  @Test func rowsComeInPartsWithTheirProgress() async throws {
    let handler = try await handler(ScriptedSource())
    let parts = Lock<[(rows: Int, progress: WorkProgress)]>([])
    let request = try DateRangeRequest(from: start, to: end)
    let days = try await handler.getDate(request) { rows, progress in
      parts.withLock { $0.append((rows.count, progress)) }
    }
    let seen = parts.withLock { $0 }
    #expect(seen.map(\.rows) == [0, 7, 7, 7, 7, 4])
    #expect(seen.map(\.progress.completed) == [0, 7, 14, 21, 28, days.value.count])
    #expect(seen.allSatisfy { $0.progress.total == 33 })
  }

  @Test func aSourceIsHeldToItsPromise() async throws {
    for drop in [0, 5, 31] {
      let source = ScriptedSource { request, place, number, _ throws(PentadError) in
        var rows = ScriptedSource.rows(request, place, number)
        rows.remove(at: drop)
        return rows
      }
      let handler = try await handler(source)
      await #expect { try await handler.getDate(from: start, to: end) } throws: {
        ($0 as? PentadError)?.code == .incompleteAnswer
      }
      #expect(try await handler.store.storageUsage().months == 0)
    }
  }

  @Test func withoutAPlaceThereAreNoDays() async throws {
    let handler = try await handler(ScriptedSource(), at: nil)
    await #expect { try await handler.getDate(from: start, to: end) } throws: {
      ($0 as? PentadError)?.code == .noLocation
    }
  }

  @Test func invalidRequestIsAnError() {
    #expect { try DateRangeRequest(from: start, to: end, requestType: "sun") } throws: {
      ($0 as? PentadError)?.code == .unknownRequestType
    }
    #expect(throws: PentadError.self) { try DateRangeRequest(from: end, to: start) }
    #expect(throws: PentadError.self) {
      try DateRangeRequest(from: start, to: start.advanced(by: 36_600))
    }
    let zone = SampleDays.kolkata.timeZone
    let evening = SampleDays.instant(start, 23.9, zone)
    let next = DateRangeRequest.next31Days(from: evening, in: zone)
    #expect(next.start == start && next.dayCount == 31 && next.end == end)
  }

  @Test(arguments: [-1e9, -34_803_195, 38_245_660, 38_245_680, 1e9, 1e300, .infinity, .nan])
  func theNextDaysAreDatesThatThereAre(_ julianDay: Double) async throws {
    let next = DateRangeRequest.next31Days(
      from: Instant(julianDay: julianDay), in: SampleDays.kolkata.timeZone)
    #expect((1...31).contains(next.dayCount))
    #expect(abs(next.start.year) <= 100_000 && abs(next.end.year) <= 100_000)
    _ = try DateRangeRequest(from: next.start, to: next.end)
    let handler = try await handler(ScriptedSource())
    #expect(Set(try await handler.getDate(next).value.map(\.date)).count == next.dayCount)
  }

  /// More months than the ring has: the answer is whole, and the newest months stay.
  @Test func aLongRangeIsAnsweredWhole() async throws {
    let source = ScriptedSource()
    let handler = try await handler(source)
    let last = start.advanced(by: 1_200)
    let days = try await handler.getDate(from: start, to: last)
    #expect(Set(days.value.map(\.date)).count == 1_201)
    #expect(handler.store.months.withLock { $0.count } == 24)
    #expect(try await handler.getDate(from: last.advanced(by: -600), to: last).origin == .memory)
    #expect(try await handler.getDate(from: start, to: start).origin == .source)
  }
}
