#if Storage
  import GRDB
  import PentadCore
  import PentadStorage
  import Testing

  @testable import AstroKit

  /// Stores on one folder, as two calendars or two processes have them, share their alerts.
  @Suite struct SharedAlertsTests {
    let folder: TemporaryFolder
    let clock = ManualClock(Instant(milliseconds: 1_000_000))

    init() throws { folder = try TemporaryFolder() }

    func open() async throws -> MasterDataHandler {
      try await MasterDataHandler(
        source: ScriptedSource(), store: try await AstroStore.open(folder: folder.path),
        clock: clock)
    }

    func moment(_ seconds: Int64) -> Instant {
      Instant(milliseconds: 1_000_000 + seconds * 1_000)
    }

    @Test func anAlertGoesToOneReaderOfAllStores() async throws {
      let (one, other) = (try await open(), try await open())
      try await one.registerAlert(on: moment(-2), message: "first")
      try await one.registerAlert(on: moment(-1), message: "second")
      var reader = one.dueAlerts().makeAsyncIterator()
      var otherReader = other.dueAlerts().makeAsyncIterator()
      #expect(try await reader.next()?.message == "first")
      #expect(try await otherReader.next()?.message == "second")
      #expect(try await one.nextAlert() == nil, "both are in somebody's hands")
      await one.store.close()
      await other.store.close()
    }

    @Test(.timeLimit(.minutes(15))) func anAlertOfAnotherStoreWakesAReader() async throws {
      let (one, other) = (try await open(), try await open())
      let waiting = Task { [other] in
        var reader = other.dueAlerts().makeAsyncIterator()
        return try await reader.next()?.message
      }
      await clock.someoneSleeps()
      try await one.registerAlert(on: moment(5), message: "from the other side")
      clock.move(to: moment(30))
      #expect(try await waiting.value == "from the other side")
      await one.store.close()
      await other.store.close()
    }

    /// A process that is killed releases no claim.
    @Test func unrenewedClaimExpires() async throws {
      let handler = try await open()
      let alert = try await handler.registerAlert(on: moment(-1), message: "cut short")
      let database = try #require(handler.store.backend as? DiskBackend).database
      func claim(until moment: Instant) async throws {
        let end = moment.milliseconds
        try await database.write {
          try $0.execute(sql: "UPDATE alert SET holder = 'gone', held_until = \(end)")
        }
      }
      try await claim(until: moment(30))
      #expect(try await handler.store.claimAlert(by: clock) == nil)
      #expect(try await handler.nextAlert() == nil)
      clock.move(to: moment(30))
      #expect(try await handler.nextAlert() == moment(-1))
      #expect(try await handler.store.claimAlert(by: clock)?.alert == alert)
      // The clock was set back.
      try await claim(until: moment(3_600))
      #expect(try await handler.store.claimAlert(by: clock)?.alert == alert)
      await handler.store.close()
    }

    @Test(.timeLimit(.minutes(15))) func aReaderThatLivesKeepsItsAlert() async throws {
      let (one, other) = (try await open(), try await open())
      try await one.registerAlert(on: moment(-1), message: "held")
      let database = try #require(other.store.backend as? DiskBackend).database
      var reader = one.dueAlerts().makeAsyncIterator()
      #expect(try await reader.next()?.message == "held")
      for seconds in [10, 20, 30, 40] as [Int64] {
        await clock.someoneSleeps()
        clock.move(to: moment(seconds))
        let end = moment(seconds + 30).milliseconds
        while try await database.read({
          try Int64.fetchOne($0, sql: "SELECT held_until FROM alert")
        }) != end { await Task.yield() }
        #expect(try await other.nextAlert() == nil)
      }
      reader.release()
      while try await other.nextAlert() == nil { await Task.yield() }
      await one.store.close()
      await other.store.close()
    }

    @Test func closingAStoreLeavesWhatItsReadersWereGiven() async throws {
      let (one, other) = (try await open(), try await open())
      try await one.registerAlert(on: moment(-1), message: "left")
      var reader = one.dueAlerts().makeAsyncIterator()
      #expect(try await reader.next()?.message == "left")
      #expect(try await other.nextAlert() == nil)
      await one.store.close()
      #expect(try await other.nextAlert() == moment(-1))
      await other.store.close()
    }

    @Test func alertsOfTheFirstSchemaAreKept() async throws {
      let old = StoreSchema(
        applicationID: StoreSchema.astro.applicationID,
        migrations: Array(StoreSchema.astro.migrations.prefix(1)))
      let store = try await StoreDatabase.open(
        .file(directory: folder.path, name: "astro.sqlite"), old)
      try await store.write {
        try $0.execute(sql: "INSERT INTO alert (due, message) VALUES (5, 'old')")
      }
      await store.close()
      let handler = try await open()
      var reader = handler.dueAlerts().makeAsyncIterator()
      #expect(try await reader.next()?.message == "old")
      await handler.store.close()
    }

    /// A reader was given a row that another reader has finished in the meantime.
    @Test(arguments: [1, 2]) func noAlertIsGivenTwice(stores: Int) async throws {
      var handlers: [MasterDataHandler] = []
      for _ in 0..<stores { handlers.append(try await open()) }
      let count = 120
      for number in 1...count {
        try await handlers[0].registerAlert(on: moment(0), message: "\(number)")
      }
      let given = Messages()
      let readers = (0..<6).map { [handlers] reader in
        let alerts = handlers[reader % stores].dueAlerts()
        return Task {
          for try await alert in alerts { given.note(alert.message) }
        }
      }
      while try await !handlers[0].alerts().isEmpty { await Task.yield() }
      for reader in readers { reader.cancel() }
      for reader in readers { try await reader.value }
      #expect(given.all.count == count)
      for handler in handlers { await handler.store.close() }
    }
  }
#endif
