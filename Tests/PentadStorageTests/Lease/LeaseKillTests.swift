#if os(Linux) || os(macOS)
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// Two processes; one of them is killed.
  @Suite struct LeaseKillTests {
    private let folder = Folder(isQuick: true)

    /// Waits for another process to hold the lease, has it end, and takes over.
    ///
    /// On a thread of its own: those of the task pool may all be waiting for processes to end.
    ///
    /// - Returns: whether the lease came, and while a child was alive that the other process forked.
    private func takeOver() async throws -> Bool {
      let (path, location) = (folder.path, folder.location)
      let result = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: Result { try Self.takeOver(path, location) })
        }
      }
      return try result.get()
    }

    private static func takeOver(_ path: String, _ location: StoreLocation) throws -> Bool {
      while !FileManager.default.fileExists(atPath: path + "/ready") { usleep(2_000) }
      let store = try StoreDatabase.openNow(location, .notes)
      defer { store.closeNow() }
      let stream = store.lease.holding()
      defer { withExtendedLifetime(stream) {} }
      guard try LeaseFile.acquire(path + "/notes.sqlite.lease") == nil else { return false }
      try Data().write(to: URL(fileURLWithPath: path + "/go"))
      let start = ContinuousClock.now
      while ContinuousClock.now - start < .seconds(60) {
        if store.lease.isHeld { return isAlive(path) }
        usleep(2_000)
      }
      return false
    }

    /// Returns true if the child that the other process may have forked is alive; kills it.
    private static func isAlive(_ path: String) -> Bool {
      let child = try? String(contentsOfFile: path + "/child", encoding: .utf8)
      return child.flatMap { pid_t($0) }.map { kill($0, SIGKILL) == 0 } ?? true
    }

    @Test func theLeaseOfAKilledProcessIsTakenOver() async throws {
      let path = folder.path
      async let waited = takeOver()
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let store = try await LeaseKillTests.hold(path)
        killThisProcess()
        await store.close()
      }
      #expect(try await waited)
    }

    #if os(Linux)
      /// A host in Python forks; its child outlives it and must not keep the lease.
      @Test func theChildOfAForkDoesNotKeepIt() async throws {
        let path = folder.path
        async let waited = takeOver()
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
          let store = try await LeaseKillTests.hold(path)
          LeaseKillTests.forkASleeper(noting: path + "/child")
          killThisProcess()
          await store.close()
        }
        #expect(try await waited)
        #expect(FileManager.default.fileExists(atPath: path + "/child"))
      }

      /// Swift does not import `fork`.
      private static func forkASleeper(noting path: String) {
        typealias Fork = @convention(c) () -> pid_t
        guard let symbol = dlsym(nil, "fork") else { return }
        let child = unsafeBitCast(symbol, to: Fork.self)()
        if child == 0 {
          sleep(600)
          _exit(0)
        }
        try? Data("\(child)".utf8).write(to: URL(fileURLWithPath: path))
      }
    #endif

    /// Takes the lease, reports it, and returns on command.
    private static func hold(_ path: String) async throws -> StoreDatabase {
      let store = try await StoreDatabase.open(
        .file(directory: path, name: "notes.sqlite"), .notes)
      var mine = store.lease.holding().makeAsyncIterator()
      while await mine.next() == false {}
      try Data().write(to: URL(fileURLWithPath: path + "/ready"))
      while !FileManager.default.fileExists(atPath: path + "/go") {
        try await Task.sleep(for: .milliseconds(2))
      }
      withExtendedLifetime(mine) {}
      return store
    }
  }
#endif
