import Dispatch
import GRDB
public import PentadCore

extension StoreDatabase {
  /// Closes the store: interrupts the searches, waits for the reads and writes under way, copies the log
  /// into the file, and lets the file go.
  ///
  /// From its beginning on, every new call throws ``PentadCore/PentadError/Code/closed``. It may be
  /// called any number of times, and each returns when the store is closed. It does not fail: what
  /// cannot be copied stays in the log and is there at the next opening. Do not await it inside a
  /// read or a write.
  public func close() async {
    session.beginClosing()
    await withCheckedContinuation { continuation in
      gate.whenClosed { continuation.resume() }
    }
  }

  /// ``close()`` for callers that are not tasks: blocks the calling thread.
  ///
  /// Inside a read or a write it returns at once, and the store closes when that has ended.
  public func closeNow() {
    session.beginClosing()
    guard !gate.isInside else { return }
    let end = DispatchSemaphore(value: 0)
    gate.whenClosed { end.signal() }
    end.wait()
  }

  // MARK: Suspending

  /// Closes the files and lets go of every lock and of the lease, until ``resume()``: iOS ends an app
  /// that keeps a lock in a shared folder while it is suspended.
  ///
  /// It interrupts the searches, and waits for the reads and writes under way. From its beginning on, new
  /// calls throw ``PentadCore/PentadError/Code/suspended`` at once: whoever waited might wait for days. A store in
  /// memory keeps its rows. Suspending a suspended store does nothing. Do not await it inside a read or
  /// a write.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``.
  public func suspend() async throws(PentadError) { try await session.suspend() }

  /// Opens the files of a suspended store again; damage that has come meanwhile is mended, as by
  /// ``open(_:_:options:)``. Resuming a store that is open does nothing.
  ///
  /// - Returns: what was saved when a damaged file had to be built anew; nil when it had not.
  /// - Throws: ``PentadCore/PentadError/Code/closed``, and what opening throws; then the store stays
  ///   suspended.
  @discardableResult
  public func resume() async throws(PentadError) -> StoreRecovery? { try await session.resume() }

  /// Runs a body that reads the store, again when it is suspended or being erased: once it is resumed.
  ///
  /// - Throws: what the body throws, but not ``PentadCore/PentadError/Code/suspended`` unless the task is
  ///   cancelled.
  public func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    while true {
      do throws(PentadError) {
        return try await body()
      } catch {
        guard error.code == .suspended, !Task.isCancelled else { throw error }
        for await _ in gate.suspension() {}
      }
    }
  }

  // MARK: Erasing

  /// Removes everything: the database, its log, and damaged files that were set aside. The store is
  /// empty afterwards and goes on being open; what had been read before is the Kit's to forget.
  ///
  /// Killed midway, the next opening carries on. Calls meanwhile throw
  /// ``PentadCore/PentadError/Code/suspended``. Do not await it inside a read or a write.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storeInUse`` when the store is open elsewhere too, in this
  ///   process or another: nothing is removed, and the Kit can still delete its rows;
  ///   ``PentadCore/PentadError/Code/notWritable`` for a store opened for reading;
  ///   ``PentadCore/PentadError/Code/closed``, and what opening throws.
  public func eraseAll() async throws(PentadError) {
    try refuseReadOnly()
    try await session.erase()
  }

  /// Gives the room of deleted rows back to the disk: the last step of clearing a cache, and of
  /// removing what nobody is to find in the files again. What was deleted is then neither in the
  /// database nor in its log; of a ``SearchTable`` that has been purged or rebuilt, nor are its words.
  ///
  /// What a reader still needs, for more than ``StoreOptions/busyTimeout``, goes later.
  ///
  /// - Throws: as ``write(_:)``.
  public func compact() async throws(PentadError) {
    try refuseReadOnly()
    try await session.entered { connection async throws(PentadError) in
      do {
        try await connection.writer.writeWithoutTransaction { database in
          try self.gate.run { try connection.compact(database) }
        }
      } catch {
        throw connection.mapped(error)
      }
    }
  }

  // MARK: The check

  /// What the check of the store brought; waits for it if it is running.
  ///
  /// A store that was not closed, because its process was killed or the power failed, is checked in
  /// the background when it is opened next. It can be used meanwhile.
  public func checkOutcome() async -> StoreCheckOutcome {
    guard let check = session.connection.check else { return .notNeeded }
    return await withCheckedContinuation { continuation in
      check.whenDone { continuation.resume(returning: $0) }
    }
  }

  // MARK: Size

  /// How many bytes the store takes on the disk, or in memory.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``, and of a store in memory what a read throws.
  public func storageUsage() async throws(PentadError) -> StorageUsage {
    let size = try await session.entered { connection in
      connection.files.map { files in
        let bytes = { POSIX.entry(at: files.main + $0)?.size ?? 0 }
        return StorageUsage(database: bytes(""), journal: bytes("-wal"))
      }
    }
    if let size { return size }
    let bytes = try await read { database in
      let pages = try Int64.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      return pages * (try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 0)
    }
    return StorageUsage(database: bytes, journal: 0)
  }
}
