#if Storage
  import Dispatch
  import GRDB
  public import PentadCore

  extension StoreDatabase {
    /// Closes the store: waits for the reads and writes under way, copies the log into the file, and
    /// lets the file go.
    ///
    /// From its beginning on, every new call throws ``PentadCore/PentadError/Code/closed``. It may be
    /// called any number of times, and each returns when the store is closed. It does not fail: what
    /// cannot be copied stays in the log and is there at the next opening. Do not await it inside a
    /// read or a write.
    public func close() async {
      beginClosing()
      await withCheckedContinuation { continuation in
        gate.whenClosed { continuation.resume() }
      }
    }

    /// ``close()`` for callers that are not tasks: blocks the calling thread.
    ///
    /// Inside a read or a write it returns at once, and the store closes when that has ended.
    public func closeNow() {
      beginClosing()
      guard !gate.isInside else { return }
      let end = DispatchSemaphore(value: 0)
      gate.whenClosed { end.signal() }
      end.wait()
    }

    private func beginClosing() {
      let (connection, gate) = (connection, gate)
      gate.close { connection.close { gate.closed() } }
    }

    // MARK: The check

    /// What the check of the store brought; waits for it if it is running.
    ///
    /// A store that was not closed, because its process was killed or the power failed, is checked in
    /// the background when it is opened next. It can be used meanwhile.
    public func checkOutcome() async -> StoreCheckOutcome {
      guard let check = connection.check else { return .notNeeded }
      return await withCheckedContinuation { continuation in
        check.whenDone { continuation.resume(returning: $0) }
      }
    }

    // MARK: Size

    /// How many bytes the store takes on the disk, or in memory.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/closed``, and of a store in memory what a read throws.
    public func storageUsage() async throws(PentadError) -> StorageUsage {
      try gate.enter()
      defer { gate.leave() }
      if let files = connection.files {
        let bytes = { POSIX.entry(at: files.main + $0)?.size ?? 0 }
        return StorageUsage(database: bytes(""), journal: bytes("-wal"))
      }
      let bytes = try await read { database in
        let pages = try Int64.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        return pages * (try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 0)
      }
      return StorageUsage(database: bytes, journal: 0)
    }
  }
#endif
