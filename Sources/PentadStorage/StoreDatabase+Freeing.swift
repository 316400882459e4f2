package import GRDB
package import PentadCore

extension StoreDatabase {
  /// Writes like ``write(_:)``, for a body that deletes rows to free disk space. It works on a full
  /// disk, too.
  ///
  /// If there is no space, `body` is called again: with the space that the store reserves for this
  /// (`StoreMark.keepReserve(for:)`), and with settings that do not write freed pages. Then the
  /// space is given back to the disk, as by ``compact()``.
  ///
  /// - Throws: as ``write(_:)``; ``PentadCore/PentadError/Code/diskFull`` if the remaining rows
  ///   have to be moved, and even the reserve is too small.
  @discardableResult
  package func writeFreeing<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(PentadError) -> Value {
    do throws(PentadError) {
      return try await write(body)
    } catch {
      guard error.code == .diskFull else { throw error }
    }
    return try await session.entered { connection async throws(PentadError) in
      do {
        return try await connection.writer.writeWithoutTransaction { database in
          try self.gate.run { try connection.writtenInReserve(body, database) }
        }
      } catch {
        throw connection.mapped(error)
      }
    }
  }
}

extension StoreConnection {
  /// Writes on a full disk.
  fileprivate func writtenInReserve<Value>(
    _ body: (Database) throws -> Value, _ database: Database
  ) throws -> Value {
    mark?.releaseReserve()
    _ = try? database.checkpoint(.truncate)
    // Uses no temporary files, writes no page to the log that is freed later, and overwrites no
    // page only for secrecy: the file is truncated before these.
    try database.execute(
      sql: "PRAGMA temp_store = MEMORY; PRAGMA cache_spill = OFF; PRAGMA secure_delete = FAST")
    defer {
      try? database.execute(
        sql: "PRAGMA temp_store = DEFAULT; PRAGMA cache_spill = ON; PRAGMA secure_delete = ON")
      if let files { mark?.keepReserve(for: POSIX.entry(at: files.main)?.size ?? 0) }
    }
    var value: Value?
    try database.inTransaction(.immediate) {
      value = try written(body, database)
      return .commit
    }
    try compactInSteps(database)
    guard let value else { throw PentadError(.internal, "a write gave no value") }
    return value
  }

  /// Gives the space of deleted rows back to the disk. On a full disk it works in small steps: each
  /// frees space for the next.
  func compact(_ database: Database) throws {
    do {
      try database.inTransaction(.immediate) {
        try database.execute(sql: "PRAGMA incremental_vacuum")
        return .commit
      }
      _ = try? database.checkpoint(.truncate)
    } catch DatabaseError.SQLITE_FULL {
      mark?.releaseReserve()
      try compactInSteps(database)
    }
  }

  private func compactInSteps(_ database: Database) throws {
    var left = Int.max
    while true {
      _ = try? database.checkpoint(.truncate)
      let free = try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
      guard free > 0, free < left else { return }
      left = free
      try database.inTransaction(.immediate) {
        try database.execute(sql: "PRAGMA incremental_vacuum(\(max(16, free / 64)))")
        return .commit
      }
    }
  }
}
