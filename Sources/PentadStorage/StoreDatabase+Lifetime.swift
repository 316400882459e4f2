import Dispatch
import GRDB
public import PentadCore

extension StoreDatabase {
  /// Closes the store: interrupts searches, waits for the running reads and writes, copies the log
  /// into the file, and closes the file.
  ///
  /// After it has begun, every new call throws ``PentadCore/PentadError/Code/closed``. It may be
  /// called repeatedly, and each call returns when the store is closed. It does not fail: commits
  /// that cannot be copied stay in the log, and the next opening finds them. Do not await it inside
  /// a read or a write.
  public func close() async {
    session.beginClosing()
    await withCheckedContinuation { continuation in
      gate.whenClosed { continuation.resume() }
    }
  }

  /// Blocking variant of ``close()``, for callers that are not tasks.
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

  /// Closes the files and releases every lock and the lease, until ``resume()``. iOS ends an app
  /// that keeps a lock in a shared folder while the app is suspended.
  ///
  /// It interrupts searches, and waits for the running reads and writes. After it has begun, new
  /// calls throw ``PentadCore/PentadError/Code/suspended`` at once, since a wait could take days. A
  /// store in memory keeps its rows. Suspending a suspended store is a no-op. Do not await it
  /// inside a read or a write.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``.
  public func suspend() async throws(PentadError) { try await session.suspend() }

  /// Opens the files of a suspended store again; damage that has occurred meanwhile is repaired, as
  /// by ``open(_:_:options:)``. Resuming an open store is a no-op.
  ///
  /// - Returns: the result of rebuilding a damaged file; nil if it was not damaged.
  /// - Throws: ``PentadCore/PentadError/Code/closed``, and errors of opening; the store then stays
  ///   suspended.
  @discardableResult
  public func resume() async throws(PentadError) -> StoreRecovery? { try await session.resume() }

  /// Runs a body that reads the store. If the store is suspended or being erased, it runs the body
  /// again after the store is resumed.
  ///
  /// - Throws: errors of the body, but not ``PentadCore/PentadError/Code/suspended`` unless the
  ///   task is cancelled.
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

  /// Removes all data: the database, its log, and damaged files that were set aside. The store is
  /// empty afterwards and stays open. The Kit has to drop the values that it has read before.
  ///
  /// If the process is killed meanwhile, the next opening continues. Concurrent calls throw
  /// ``PentadCore/PentadError/Code/suspended``. Do not await it inside a read or a write.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storeInUse`` when the store is also open elsewhere, in
  ///   this process or another: nothing is removed, and the Kit can still delete its rows;
  ///   ``PentadCore/PentadError/Code/notWritable`` for a store opened for reading;
  ///   ``PentadCore/PentadError/Code/closed``, and errors of opening.
  public func eraseAll() async throws(PentadError) {
    try refuseReadOnly()
    try await session.erase()
  }

  /// Gives the space of deleted rows back to the disk. Use it as the last step of clearing a cache,
  /// and of deleting confidential data. Deleted data is then neither in the database nor in its
  /// log; after purging or rebuilding a ``SearchTable``, its words are not either.
  ///
  /// Data that a reader still needs, for more than ``StoreOptions/busyTimeout``, is removed later.
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

  /// Returns the outcome of the store's check; waits for a running one.
  ///
  /// A store that was not closed, because its process was killed or the power failed, is checked in
  /// the background at the next opening. It can be used meanwhile.
  public func checkOutcome() async -> StoreCheckOutcome {
    guard let check = session.connection.check else { return .notNeeded }
    return await withCheckedContinuation { continuation in
      check.whenDone { continuation.resume(returning: $0) }
    }
  }

  // MARK: Size

  /// Returns the size of the store on the disk, or in memory.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``; for a store in memory also the errors of a
  ///   read.
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
