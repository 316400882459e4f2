#if Storage
  import PentadCore
  import TestSupport
  import Testing

  @testable import AstroKit

  /// The id of an alert is never given to another, through all that may become of the file.
  struct AlertIdentityTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func open() async throws -> MasterDataHandler {
      let store = try await AstroStore.open(folder: folder.path)
      return try await MasterDataHandler(source: ScriptedSource(), store: store)
    }

    func register(_ message: String, _ handler: MasterDataHandler) async throws -> AstroAlert {
      try await handler.registerAlert(on: Instant(milliseconds: 0), message: message)
    }

    @Test(arguments: [["month"], ["month", "sqlite_sequence"], ["month", "alert"]])
    func anIdIsNotGivenAgainAfterARecovery(_ damaged: [String]) async throws {
      var handler = try await open()
      var given: [AstroAlert.ID] = []
      for number in 1...5 { given.append(try await register("\(number)", handler).id) }
      for id in given.dropFirst(2) { try await handler.deregisterAlert(id) }
      for _ in 0..<2 {
        await handler.store.close()
        for table in damaged { try damageTable(table, in: folder.store) }
        handler = try await open()
        #expect(handler.store.rowsRecovered != nil)
        let kept = try await handler.alerts().map(\.id)
        #expect(kept.isEmpty == damaged.contains("alert"))
        let next = try await register("next", handler).id
        #expect(given.allSatisfy { $0 < next } && next < 1 << 53)
        if !damaged.contains("sqlite_sequence") { #expect(next == given.count + 1) }
        given.append(next)
      }
      await handler.store.close()
    }

    @Test func theFirstAlertAfterARecoveryHasTheFirstId() async throws {
      var handler = try await open()
      await handler.store.close()
      try damageTable("month", in: folder.store)
      handler = try await open()
      #expect(handler.store.rowsRecovered == 0)
      #expect(try await register("first", handler).id == 1)
      await handler.store.close()
    }
  }
#endif
