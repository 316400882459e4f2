#if Storage
  import GRDB
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// SQLite reports a read that the disk failed (`EIO`) as damage of the file.
  @Suite struct FailedReadTests {
    private let folder = Folder(isQuick: true)

    @Test(arguments: [StoreStep.read, .write, .commit])
    func failedReadIsNotDamage(at failing: StoreStep) async throws {
      let fails = Lock(true)
      let told = Journal<StoreDamage>()
      var options = StoreOptions()
      options.onDamage = { told.note($0) }
      options.beforeStep = { step in
        guard step == failing, fails.withLock({ $0 }) else { return }
        throw DatabaseError(resultCode: .SQLITE_CORRUPT)
      }
      let store = try await StoreDatabase.open(folder.location, .notes, options: options)
      let error = await #expect(throws: PentadError.self) {
        if failing == .read { return try await store.read { _ in } }
        try await store.write { _ in }
      }
      #expect(error?.code == .diskFailure)
      fails.withLock { $0 = false }
      try await store.read { _ in }
      #expect(told.entries == [])
      await store.close()
      #expect(folder.state == .clean)
      let again = try await StoreDatabase.open(folder.location, .notes)
      #expect(again.recovery == nil)
      await again.close()
      #expect(folder.setAside == [])
    }
  }
#endif
