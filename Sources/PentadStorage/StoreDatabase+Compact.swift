#if Storage
  import GRDB
  public import PentadCore

  extension StoreDatabase {
    /// Gives the room of deleted rows back to the disk: the last step of clearing a cache.
    ///
    /// What is left is written anew, so it takes the longer, the more that is. The log is emptied too,
    /// unless somebody still reads from it.
    ///
    /// - Throws: as ``write(_:)``; the store is as large as before then, and sound.
    public func compact() async throws(PentadError) {
      try gate.enter()
      defer { gate.leave() }
      do {
        try await connection.writer.writeWithoutTransaction { database in
          try self.gate.run {
            try database.execute(sql: "VACUUM")
            if self.connection.files != nil { _ = try? database.checkpoint(.truncate) }
          }
        }
      } catch {
        let error = PentadError(storage: error)
        if error.meansDamage { connection.noteDamage(.malformed) }
        throw error
      }
    }
  }
#endif
