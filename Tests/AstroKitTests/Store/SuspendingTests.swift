#if Storage
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  /// A store that is suspended lets its file go, and has everything again when it is resumed.
  @Suite struct SuspendingTests {
    let folder: TemporaryFolder
    let clock = ManualClock(Instant(milliseconds: 1_000_000))
    let start = SampleDays.date("2026-11-01")
    let end = SampleDays.date("2026-11-30")

    init() throws { folder = try TemporaryFolder() }

    func open(
      inMemory: Bool = false, events: EventHub<AstroEvent> = EventHub()
    ) async throws -> MasterDataHandler {
      let store =
        inMemory
        ? AstroStore.inMemory(events: events)
        : try await AstroStore.open(folder: folder.path, events: events)
      return try await MasterDataHandler(source: ScriptedSource(), store: store, clock: clock)
    }

    @Test(arguments: [true, false])
    func storedDataIsRefusedWhileSuspended(inMemory: Bool) async throws {
      let handler = try await open(inMemory: inMemory)
      try await handler.locations.update(SampleDays.kolkata)
      let alert = try await handler.registerAlert(
        on: Instant(milliseconds: 7_000_000), message: "a")
      try await handler.suspend()
      try await handler.suspend()
      for call in 0...6 {
        let error = await #expect(throws: PentadError.self) {
          switch call {
          case 0: _ = try await handler.alerts()
          case 1: try await handler.registerAlert(on: handler.now, message: "b")
          case 2: try await handler.locations.update(SampleDays.kelowna)
          case 3: try await handler.clearCache()
          case 4: try await handler.eraseAll()
          case 5: _ = try await handler.nextAlert()
          default: _ = try await handler.storageUsage()
          }
        }
        #expect(error?.code == .suspended)
      }
      try await handler.resume()
      try await handler.resume()
      #expect(try await handler.alerts() == [alert])
      #expect(handler.locations.location == SampleDays.kolkata)
      await handler.store.close()
      let error = await #expect(throws: PentadError.self) { try await handler.suspend() }
      #expect(error?.code == .closed)
    }

    /// Days are still available: they are kept in memory, and no failure is reported.
    @Test func daysAreAvailableWhileSuspended() async throws {
      let handler = try await open()
      try await handler.locations.update(SampleDays.kolkata)
      let log = EventLogger(handler.store.events)
      try await handler.suspend()
      #expect(try await handler.getDate(from: start, to: end).origin == .source)
      #expect(try await handler.getDate(from: start, to: end).origin == .memory)
      #expect(!log.events.contains { if case .storeFailed = $0 { true } else { false } })
      try await handler.resume()
      #expect(try await handler.getDate(from: start, to: end).origin == .memory)
      #expect(try await handler.storageUsage().months == 0)
      await handler.store.close()
    }

    /// No lock is left, and what another store changed meanwhile is there.
    @Test func suspendingReleasesTheFile() async throws {
      let handler = try await open()
      try await handler.locations.update(SampleDays.kolkata)
      try await handler.suspend()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains("astro.sqlite-wal"))
      let other = try await open()
      try await other.locations.update(SampleDays.kelowna)
      try await other.registerAlert(on: other.now, message: "from the other side")
      await other.store.close()
      let log = EventLogger(handler.store.events)
      try await handler.resume()
      #expect(handler.locations.location == SampleDays.kelowna)
      #expect(log.events.contains { if case .locationChanged = $0 { true } else { false } })
      #expect(try await handler.alerts().map(\.message) == ["from the other side"])
      await handler.store.close()
    }

    @Test(.timeLimit(.minutes(15)), arguments: [true, false])
    func readersOfAlertsWait(inMemory: Bool) async throws {
      let handler = try await open(inMemory: inMemory)
      try await handler.registerAlert(on: Instant(milliseconds: 0), message: "first")
      var reader = handler.dueAlerts().makeAsyncIterator()
      #expect(try await reader.next()?.message == "first")
      try await handler.registerAlert(on: Instant(milliseconds: 1), message: "second")
      try await handler.suspend()
      let signal = handler.store.alertsChanged
      let waiting = Task { [reader] in
        var reader = reader
        return [try await reader.next()?.message, try await reader.next()?.message]
      }
      // A reader that is woken while the store is suspended continues to wait.
      for _ in 0..<10 {
        signal.fire()
        await Task.yield()
      }
      try await handler.resume()
      while try await handler.alerts().count > 1 { await Task.yield() }
      try await handler.registerAlert(on: Instant(milliseconds: 2), message: "third")
      #expect(try await waiting.value == ["second", "third"])
      try await handler.suspend()
      let ending = Task { try await handler.dueAlerts().makeAsyncIterator().first }
      await Task.yield()
      await handler.store.close()
      #expect(try await ending.value == nil)
    }

    @Test func damageDuringSuspensionIsRepairedAndReported() async throws {
      let handler = try await open()
      try await handler.locations.update(SampleDays.kolkata)
      let log = EventLogger(handler.store.events)
      try await handler.suspend()
      try await handler.resume()
      #expect(log.events.isEmpty)
      try await handler.suspend()
      try Data("no database".utf8).write(to: URL(fileURLWithPath: folder.store))
      try await handler.resume()
      #expect(log.events.contains { if case .storeRecovered = $0 { true } else { false } })
      try await handler.registerAlert(on: handler.now, message: "new")
      await handler.store.close()
    }

    @Test func storeThatCannotBeOpenedStaysSuspended() async throws {
      let handler = try await open()
      try await handler.suspend()
      let file = URL(fileURLWithPath: folder.store)
      let kept = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      await #expect(throws: PentadError.self) { try await handler.resume() }
      let error = await #expect(throws: PentadError.self) { try await handler.alerts() }
      #expect(error?.code == .suspended)
      try FileManager.default.removeItem(at: file)
      try kept.write(to: file)
      try await handler.resume()
      #expect(try await handler.alerts() == [])
      await handler.store.close()
    }
  }

  extension DueAlerts.Iterator {
    fileprivate var first: AstroAlert? {
      get async throws {
        var copy = self
        return try await copy.next()
      }
    }
  }
#endif
