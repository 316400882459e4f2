package import GRDB
package import PentadCore

extension StoreDatabase {
  /// Writes as ``write(_:)``, for a body that deletes rows to give room back. It works on a full disk, too.
  ///
  /// `body` is called again when there is no room: with the room that the store keeps for this
  /// (`StoreMark.keepReserve(for:)`), and so that freed pages are not written. Then the room is given back to
  /// the disk, as by ``compact()``.
  ///
  /// - Throws: as ``write(_:)``; ``PentadCore/PentadError/Code/diskFull`` when the rows that stay have to be
  ///   moved, and even that room is too small.
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
    // No temporary files, no page that is freed later in the log, none that is overwritten for secrecy alone:
    // the file is cut off before them.
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

  /// Gives the room of deleted rows back to the disk. On a full one, in small steps: each makes room for the
  /// next.
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
