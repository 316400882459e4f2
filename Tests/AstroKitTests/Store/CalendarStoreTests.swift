#if Storage && Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct CalendarStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program that starts again without the ephemeris files still has its days.
    @Test func aCalendarAnswersFromItsStore() async throws {
      let date = SampleDays.date("2026-11-21")
      let first = try await AstroCalendar(.init(storeFolder: folder.path))
      let day = try await first.day(date, at: SampleDays.kolkata)
      #expect(try await first.store?.storageUsage().segments ?? 0 > 0)
      await first.close()
      let second = try await AstroCalendar(
        .init(ephemerisPath: folder.path, storeFolder: folder.path))
      #expect(try await second.day(date, at: SampleDays.kolkata) == day)
      await #expect(throws: PentadError.self) {
        try await second.day(SampleDays.date("1900-01-01"), at: SampleDays.kolkata)
      }
      await second.close()
    }

    /// The original's first screen, from the calendar through the cache to its rows.
    @Test func theFirstScreenIsThere() async throws {
      let store = try await AstroStore.open(folder: folder.path)
      let calendar = try await AstroCalendar(store: store)
      let clock = ManualClock(
        SampleDays.instant(SampleDays.date("2026-11-21"), 9, SampleDays.kolkata.timeZone))
      let handler = try await MasterDataHandler(source: calendar, store: store, clock: clock)
      try await handler.locations.update(SampleDays.kolkata)
      let request = DateRangeRequest.next31Days(
        from: handler.now, in: SampleDays.kolkata.timeZone)
      let view = Lock(MoonView(loading: request))
      let days = try await handler.getDate(request) { rows, progress in
        view.withLock { view in
          view.insert(rows)
          #expect(view.progress.completed == progress.completed)
        }
      }
      view.withLock { $0.finish() }
      #expect(view.withLock { $0 } == MoonView(days.value))
      #expect(
        view.withLock { $0.sections.map(\.lunarMonth) } == ["Kartika", "Margashirsha"])
      let day = try #require(DayView(days.value.filter { $0.date == request.start }))
      #expect(day["sunrise"]?.text.hasPrefix("06:4") == true)
      await calendar.close()
      #expect(try await handler.getDate(request).origin == .memory, "the store is still open")
      await store.close()
    }

    /// A calendar computes with its store and without.
    @Test func calendarWithSuspendedStoreStillAnswers() async throws {
      let date = SampleDays.date("2026-11-21")
      let calendar = try await AstroCalendar(.init(storeFolder: folder.path))
      try await calendar.suspend()
      let day = try await calendar.day(date, at: SampleDays.kolkata)
      let error = await #expect(throws: PentadError.self) { try await calendar.storageUsage() }
      #expect(error?.code == .suspended)
      try await calendar.resume()
      #expect(try await calendar.storageUsage().segments == 0, "it was computed meanwhile")
      _ = try await calendar.day(SampleDays.date("2030-11-21"), at: SampleDays.kolkata)
      #expect(try await calendar.storageUsage().segments > 0)
      #expect(try await calendar.day(date, at: SampleDays.kolkata) == day)
      await calendar.close()
      let closed = await #expect(throws: PentadError.self) { try await calendar.resume() }
      #expect(closed?.code == .closed)
    }

    @Test(arguments: [true, false])
    func clearingTheCacheAlsoFreesMemory(keepsAlerts: Bool) async throws {
      let date = SampleDays.date("2026-11-21")
      let store = try await AstroStore.open(folder: folder.path)
      let calendar = try await AstroCalendar(store: store)
      let handler = try await MasterDataHandler(source: calendar, store: store)
      try await handler.registerAlert(on: handler.now, message: "kept")
      let day = try await calendar.day(date, at: SampleDays.kolkata)
      let full = try await calendar.storageUsage()
      #expect(full.segments > 0 && full.bytes > 0)
      if keepsAlerts { try await calendar.clearCache() } else { try await calendar.eraseAll() }
      #expect(try await calendar.storageUsage().segments == 0)
      #expect(try await handler.alerts().count == (keepsAlerts ? 1 : 0))
      #expect(try await calendar.day(date, at: SampleDays.kolkata) == day)
      #expect(try await calendar.storageUsage().segments == full.segments, "it was made again")
      await calendar.close()
      await store.close()
    }

    @Test func aCalendarWithoutAStoreHasNothingToSuspend() async throws {
      let calendar = try await AstroCalendar()
      try await calendar.suspend()
      try await calendar.resume()
      _ = try await calendar.day(SampleDays.date("2026-11-21"), at: SampleDays.kolkata)
      try await calendar.clearCache()
      try await calendar.eraseAll()
      let nothing = AstroStorageUsage(bytes: 0, segments: 0, months: 0, alerts: 0)
      #expect(try await calendar.storageUsage() == nothing)
      _ = try await calendar.day(SampleDays.date("2026-11-21"), at: SampleDays.kolkata)
      await calendar.close()
    }

    @Test func aFolderThatCannotBeIsAnError() async throws {
      await #expect(throws: PentadError.self) {
        try await AstroCalendar(.init(storeFolder: "/dev/null/x"))
      }
    }
  }
#endif
