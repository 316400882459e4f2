#if Storage
  import Foundation
  import GRDB
  import PentadCore
  import PentadStorage
  import TestSupport
  import Testing

  @testable import AstroKit

  @Suite struct AstroStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    let start = SampleDays.date("2026-11-20")
    let end = SampleDays.date("2026-12-20")

    func open(
      _ source: ScriptedSource, events: EventHub<AstroEvent> = EventHub(),
      clock: any AstroClock = SystemAstroClock()
    ) async throws -> MasterDataHandler {
      let store = try await AstroStore.open(folder: folder.path, events: events)
      return try await MasterDataHandler(source: source, store: store, clock: clock)
    }

    func damage(_ statement: String) async throws {
      let queue = try DatabaseQueue(path: folder.store)
      try await queue.write { try $0.execute(sql: statement) }
      try queue.close()
    }

    @Test func everythingIsThereAtTheNextStart() async throws {
      let source = ScriptedSource()
      var handler = try await open(source)
      try await handler.locations.update(SampleDays.kelowna)
      try await handler.changeSettings {
        $0.sunviewDate = SampleDays.date("2026-11-20")
        $0.endpoint = "https://example.org/apiv2.php"
      }
      let alert = try await handler.registerAlert(
        on: Instant(milliseconds: 5_000), message: "missed")
      let days = try await handler.getDate(from: start, to: end)
      let settings = handler.settings
      await handler.store.close()

      handler = try await open(source)
      #expect(handler.settings == settings && handler.locations.location == SampleDays.kelowna)
      let kept = try await handler.getDate(from: start, to: end)
      #expect(kept.origin == .disk && kept.value == days.value && kept.storedAt == days.storedAt)
      #expect(try await handler.getDate(from: start, to: end).origin == .memory)
      #expect(source.requests.count == 1)
      var reader = handler.dueAlerts().makeAsyncIterator()
      #expect(try await reader.next() == alert)
      await handler.store.close()
    }

    @Test func theRingHoldsTwentyFourMonths() async throws {
      let source = ScriptedSource()
      var handler = try await open(source)
      try await handler.locations.update(SampleDays.kolkata)
      var months: [CivilDate] = []
      for number in 0..<30 {
        let month = try CivilDate(2_024 + number / 12, number % 12 + 1, 5)
        months.append(month)
        _ = try await handler.getDate(from: month, to: month)
      }
      #expect(try await handler.storageUsage().months == 24)
      await handler.store.close()
      handler = try await open(source)
      for month in months.suffix(24) {
        #expect(try await handler.getDate(from: month, to: month).origin == .disk)
      }
      #expect(try await handler.getDate(from: months[5], to: months[5]).origin == .source)
      // It took the place of the oldest.
      await handler.store.close()
      handler = try await open(source)
      #expect(try await handler.getDate(from: months[5], to: months[5]).origin == .disk)
      #expect(try await handler.getDate(from: months[6], to: months[6]).origin == .source)
      await handler.store.close()
    }

    @Test(arguments: [
      "UPDATE month SET days = X'5b5d' WHERE slot = 0",
      "UPDATE month SET stored_at = stored_at + 1",
      "UPDATE month SET checksum = checksum - 1 WHERE slot = 1",
      "UPDATE month SET slot = 7 WHERE slot = 1", "DELETE FROM month_ring",
      "UPDATE month_ring SET index_last = 5", "UPDATE month_ring SET capacity = 12",
      "UPDATE month_ring SET count = 9", "DELETE FROM month WHERE slot = 0",
    ])
    func aDamagedRingIsResetToTwentyFourEmptyMonths(_ statement: String) async throws {
      let source = ScriptedSource()
      var handler = try await open(source)
      try await handler.locations.update(SampleDays.kolkata)
      try await handler.registerAlert(on: Instant(milliseconds: 0), message: "kept")
      _ = try await handler.getDate(from: start, to: end)
      await handler.store.close()
      try await damage(statement)

      let events = EventHub<AstroEvent>()
      let log = EventLogger(events)
      handler = try await open(source, events: events)
      #expect(log.events == [.cacheReset(isDamage: true)])
      #expect(try await handler.storageUsage().months == 0)
      #expect(try await handler.alerts().map(\.message) == ["kept"])
      let days = try await handler.getDate(from: start, to: end)
      #expect(days.origin == .source && days.value.count == 32)
      await handler.store.close()
      handler = try await open(source)
      #expect(try await handler.getDate(from: start, to: end).origin == .disk)
      await handler.store.close()
    }

    /// A month may contain older and newer days.
    @Test func stalenessIsStoredPerDay() async throws {
      let source = ScriptedSource()
      let clock = ManualClock(Instant(julianDay: 2_461_365))
      let first = try await open(source, clock: clock)
      try await first.locations.update(SampleDays.kolkata)
      _ = try await first.getDate(from: start, to: end)
      clock.move(to: Instant(julianDay: clock.now.julianDay + 31))
      let (from, to) = (end.advanced(by: -5), end.advanced(by: 25))
      let fresh = try await first.getDate(from: from, to: to)
      await first.store.close()
      let again = try await open(source, clock: clock)
      let kept = try await again.getDate(from: from, to: to)
      #expect(kept.origin == .disk && !kept.isStale && kept.storedAt == fresh.storedAt)
      await again.store.close()
    }

    /// A month whose bytes are sound but are not its days.
    @Test func aMonthThatCannotBeReadIsAskedForAgain() async throws {
      let source = ScriptedSource()
      var handler = try await open(source)
      try await handler.locations.update(SampleDays.kolkata)
      _ = try await handler.getDate(from: start, to: end)
      let subject = MonthKey.subject(source.sourceName, SampleDays.kolkata, PanchangOptions())
      let key = MonthKey(end, of: subject).text
      await handler.store.close()
      let sum = CachedMonth.checksum(key, 9, Data("[]".utf8))
      try await damage(
        "UPDATE month SET stored_at = 9, days = X'5b5d', checksum = \(sum) WHERE slot = 1")
      handler = try await open(source)
      #expect(try await handler.getDate(from: start, to: end).origin == .source)
      await handler.store.close()
    }

    @Test func alertsAndSettingsAreSavedOutOfADamagedFile() async throws {
      var handler = try await open(ScriptedSource())
      try await handler.locations.update(SampleDays.kelowna)
      let alert = try await handler.registerAlert(
        on: Instant(milliseconds: 7_000), message: "full moon")
      _ = try await handler.getDate(from: start, to: end)
      await handler.store.close()
      try damageTable("month", in: folder.store)
      let events = EventHub<AstroEvent>()
      let log = EventLogger(events)
      handler = try await open(ScriptedSource(), events: events)
      #expect(log.events.contains { if case .storeRecovered = $0 { true } else { false } })
      #expect(try await handler.alerts() == [alert])
      #expect(handler.locations.location == SampleDays.kelowna)
      #expect(handler.store.rowsRecovered ?? 0 >= 2)
      #expect(try await handler.getDate(from: start, to: end).origin == .source)
      await handler.store.close()
    }

    @Test func emptyingTheCacheLeavesWhatIsTheUsers() async throws {
      let handler = try await open(ScriptedSource())
      try await handler.locations.update(SampleDays.kolkata)
      let alert = try await handler.registerAlert(on: Instant(milliseconds: 0), message: "a")
      _ = try await handler.getDate(from: start, to: end)
      let used = try await handler.storageUsage()
      #expect(used.months == 2 && used.alerts == 1 && used.bytes > 0)
      try await handler.clearCache()
      #expect(try await handler.storageUsage().months == 0)
      #expect(try await handler.alerts() == [alert] && handler.settings.location != nil)
      #expect(try await handler.getDate(from: start, to: end).origin == .source)
      try await handler.eraseAll()
      let erased = try await handler.storageUsage()
      #expect(erased.months == 0 && erased.alerts == 0 && handler.settings == AstroSettings())
      let next = try await handler.registerAlert(on: Instant(milliseconds: 0), message: "b")
      #expect(next.id > alert.id, "an id is never given again")
      await handler.store.close()
    }

    /// The disk space of deleted rows is released, and the remaining rows are unchanged.
    @Test(arguments: [true, false])
    func emptyingTheCacheMakesTheStoreSmall(keepsAlerts: Bool) async throws {
      let handler = try await open(ScriptedSource())
      try await handler.locations.update(SampleDays.kolkata)
      let empty = try await handler.storageUsage().bytes
      for index in 0..<600 {
        await handler.store.save([try CountingSource.segment(index)], fingerprint: "made up")
      }
      let alert = try await handler.registerAlert(on: Instant(milliseconds: 0), message: "a")
      let full = try await handler.storageUsage().bytes
      #expect(full > 1_500_000)
      if keepsAlerts { try await handler.clearCache() } else { try await handler.eraseAll() }
      #expect(try await handler.storageUsage().bytes <= empty)
      #expect(try await handler.alerts() == (keepsAlerts ? [alert] : []))
      await handler.store.close()
    }

    @Test func aFolderThatCannotBeIsAnError() async throws {
      let file = folder.path + "/file"
      try Data("x".utf8).write(to: URL(fileURLWithPath: file))
      await #expect { try await AstroStore.open(folder: file + "/inside") } throws: {
        ($0 as? PentadError).map { .storage ~= $0.code } ?? false
      }
    }

    /// Days that cannot be written are still delivered; the loss of user settings is reported.
    @Test func failedWritesAreReported() async throws {
      let handler = try await open(ScriptedSource())
      try await handler.locations.update(SampleDays.kolkata)
      let log = EventLogger(handler.store.events)
      try await damage(
        """
        CREATE TRIGGER no_month BEFORE INSERT ON month BEGIN SELECT RAISE(FAIL, 'no'); END;
        CREATE TRIGGER no_alert BEFORE INSERT ON alert BEGIN SELECT RAISE(FAIL, 'no'); END;
        CREATE TRIGGER no_setting BEFORE INSERT ON setting BEGIN SELECT RAISE(FAIL, 'no'); END
        """)
      let days = try await handler.getDate(from: start, to: end)
      #expect(days.value.count == 32)
      #expect(log.events.contains { if case .storeFailed = $0 { true } else { false } })
      #expect(try await handler.getDate(from: start, to: end).origin == .memory)
      await #expect(throws: PentadError.self) {
        try await handler.registerAlert(on: handler.now, message: "x")
      }
      await #expect(throws: PentadError.self) {
        try await handler.locations.update(SampleDays.kelowna)
      }
      #expect(handler.locations.location == SampleDays.kolkata)
      await handler.store.close()
      let reopened = try await open(ScriptedSource())
      #expect(reopened.locations.location == SampleDays.kolkata, "the old settings still stand")
      await reopened.store.close()
    }

    @Test func closedStoreThrowsClosed() async throws {
      let handler = try await open(ScriptedSource())
      try await handler.locations.update(SampleDays.kolkata)
      await handler.store.close()
      #expect(try await handler.getDate(from: start, to: end).value.count == 32)
      await #expect { try await handler.alerts() } throws: {
        ($0 as? PentadError)?.code == .closed
      }
    }

    @Test func twoStoresOnOneFolderSeeEachOther() async throws {
      let one = try await open(ScriptedSource())
      let other = try await open(ScriptedSource())
      try await one.locations.update(SampleDays.kolkata)
      try await other.locations.update(SampleDays.kolkata)
      _ = try await one.getDate(from: start, to: end)
      #expect(try await other.getDate(from: start, to: end).origin == .disk)
      try await one.registerAlert(on: one.now, message: "shared")
      #expect(try await other.alerts().map(\.message) == ["shared"])
      await one.store.close()
      await other.store.close()
    }
  }
#endif
