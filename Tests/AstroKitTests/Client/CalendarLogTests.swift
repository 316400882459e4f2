#if Astro && Storage
  import GRDB
  import PentadCore
  import PentadStorage
  import TestSupport
  import Testing

  @testable import AstroKit

  /// The log of a calendar.
  @Suite(.timeLimit(.minutes(15))) struct CalendarLogTests {
    let log = LogRecorder()

    @Test func failuresOfTheEphemerisAreLogged() async throws {
      let folder = try TemporaryFolder()
      let calendar = try await AstroCalendar(
        AstroCalendar.Configuration(ephemerisPath: folder.path), logger: log)
      let error = try #require(
        await #expect(throws: PentadError.self) {
          try await calendar.ephemeris.table(covering: 2_460_000.5..<2_460_001.5)
        })
      #expect(
        log.messages == [LogMessage(.debug, source: "AstroKit.ephemeris", error.description)])
      await calendar.close()
    }

    @Test func failuresOfTheStoreAreLogged() async throws {
      let folder = try TemporaryFolder()
      let store = try await AstroStore.open(folder: folder.path, logger: log)
      let backend = try #require(store.backend as? DiskBackend)
      let error = try #require(
        await #expect(throws: PentadError.self) {
          try await backend.database.write { try $0.execute(sql: "no statement") }
        })
      #expect(log.messages == [LogMessage(.error, source: "AstroKit.store", error.description)])
      await store.close()
    }
  }
#endif
