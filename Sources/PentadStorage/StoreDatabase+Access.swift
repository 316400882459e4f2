public import GRDB
public import PentadCore

extension StoreDatabase {
  // MARK: From a task

  /// Reads from the store. `body` sees one consistent state of it, independent of concurrent
  /// writes.
  ///
  /// `body` runs on a thread of the store, never on one of the cooperative pool. Cancelling the
  /// task interrupts a running query. If `body` finds a search index damaged, the store rebuilds
  /// the index and calls `body` again.
  ///
  /// - Throws: a ``PentadCore/PentadError`` that `body` throws, unchanged;
  ///   ``PentadCore/PentadError/Code/closed`` after ``close()``;
  ///   ``PentadCore/PentadError/Code/suspended`` after ``suspend()``;
  ///   ``PentadCore/PentadError/Code/cancelled``; ``PentadCore/PentadError/Code/corrupt`` when the
  ///   store is damaged, which the next opening repairs; ``PentadCore/PentadError/Code/storage``
  ///   and ``PentadCore/PentadError/Code/storeBusy``.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(PentadError) -> Value {
    try await mending { connection in
      try await connection.writer.read { database in
        try self.gate.run {
          try connection.probe(.read)
          return try body(database)
        }
      }
    }
  }

  /// Writes in one transaction, which is rolled back if this throws.
  ///
  /// After it has returned, the write survives the end of the process. Cancelling the task
  /// interrupts and rolls back a write that has not committed; if the commit came first, it is kept
  /// and the value is returned. Writes run one at a time, in each process and among all processes.
  /// If `body` finds a search index damaged, the write is rolled back, the index rebuilt, and
  /// `body` called again.
  ///
  /// - Throws: as ``read(_:)``; ``PentadCore/PentadError/Code/diskFull``,
  ///   ``PentadCore/PentadError/Code/notWritable``; ``PentadCore/PentadError/Code/constraint``.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(PentadError) -> Value {
    try await mending { connection in
      try self.refuseReadOnly()
      return try await connection.writer.write { database in
        try self.gate.run { try connection.written(body, database) }
      }
    }
  }

  // MARK: From a thread

  /// Blocking variant of ``read(_:)``, for callers that are not tasks.
  ///
  /// - Throws: as ``read(_:)``, and ``PentadCore/PentadError/Code/misuse`` inside a read or a write
  ///   of the same store.
  @discardableResult
  public func readNow<Value>(_ body: (Database) throws -> Value) throws(PentadError) -> Value {
    try refuseNesting()
    return try mendingNow { connection in
      try connection.writer.read { database in
        try gate.run {
          try connection.probe(.read)
          return try body(database)
        }
      }
    }
  }

  /// Blocking variant of ``write(_:)``, for callers that are not tasks.
  ///
  /// - Throws: as ``write(_:)``, and ``PentadCore/PentadError/Code/misuse`` inside a read or a
  ///   write of the same store.
  @discardableResult
  public func writeNow<Value>(_ body: (Database) throws -> Value) throws(PentadError) -> Value {
    try refuseNesting()
    return try mendingNow { connection in
      try refuseReadOnly()
      return try connection.writer.write { database in
        try gate.run { try connection.written(body, database) }
      }
    }
  }

  // MARK: Damaged search indexes

  /// Calls a function with the connection, and calls it again if a search index had to be rebuilt.
  private func mending<Value: Sendable>(
    _ call: (StoreConnection) async throws -> Value
  ) async throws(PentadError) -> Value {
    try await session.entered { connection async throws(PentadError) in
      do {
        return try await call(connection)
      } catch {
        try await StoreConnection.detached {
          Result { () throws(PentadError) in try connection.mendSearch(after: error) }
        }
      }
      do {
        return try await call(connection)
      } catch {
        throw connection.mappedAfterRebuilding(error)
      }
    }
  }

  private func mendingNow<Value>(
    _ call: (StoreConnection) throws -> Value
  ) throws(PentadError) -> Value {
    try gate.enter()
    defer { gate.leave() }
    let connection = session.connection
    do { return try call(connection) } catch { try connection.mendSearch(after: error) }
    do { return try call(connection) } catch { throw connection.mappedAfterRebuilding(error) }
  }

  // MARK: Refusals

  var gate: AccessGate { session.gate }

  func refuseReadOnly() throws(PentadError) {
    guard isReadOnly else { return }
    throw PentadError(.notWritable, "the store was opened for reading; open it for writing")
  }

  /// Rejects a nested call: SQLite's connections serve one caller at a time, so it would deadlock.
  private func refuseNesting() throws(PentadError) {
    guard gate.isInside else { return }
    throw PentadError(.misuse, "a read or write of a store was called inside another one")
  }
}
