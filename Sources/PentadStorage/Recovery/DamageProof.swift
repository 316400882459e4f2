#if Storage
  import GRDB
  import PentadCore

  /// A second look at a store that seems damaged, before it is set aside or noted as damaged.
  ///
  /// SQLite reports a failed read (`EIO`) as damage of the file. Such a failure may pass, and while it lasts
  /// the rows of the user's own cannot be rescued.
  enum DamageProof {
    /// Reads all bytes of a store that nobody has open.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/diskFailure`` if the disk fails; nothing was changed.
    static func requireReadable(_ path: String) throws(PentadError) {
      for suffix in ["", "-wal"] where POSIX.exists(path + suffix) {
        try POSIX.readThrough(path + suffix)
      }
    }

    /// A Boolean value that indicates whether a store on the disk passes SQLite's check and has its schema.
    static func isSound(_ path: String, _ schema: StoreSchema) -> Bool {
      guard POSIX.exists(path) else { return false }
      var options = StoreOptions()
      options.isReadOnly = true
      do {
        let configuration = Configuration(options, label: "pentad.proof")
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        return try queue.read { database in
          try schema.requireIntact(in: database)
          return try findsNothing(database)
        }
      } catch {
        return false
      }
    }

    /// A Boolean value that indicates whether the file confirms the error: false if SQLite called a store
    /// malformed in which its own check finds nothing.
    static func confirms(_ error: any Error, in writer: any DatabaseWriter) -> Bool {
      guard let error = error as? DatabaseError, error.extendedResultCode == .SQLITE_CORRUPT else {
        return true
      }
      return (try? writer.read { try findsNothing($0) }) != true
    }

    /// A Boolean value that indicates whether SQLite called the disk full although it has room, because a page
    /// of the store is damaged and names one far beyond the end of the file.
    static func isBehindFullDisk(
      _ error: any Error, _ files: StoreFiles?, in writer: any DatabaseWriter
    ) -> Bool {
      guard PentadError(storage: error).code == .diskFull, let files else { return false }
      guard POSIX.hasRoom(at: files.directory) else { return false }
      do {
        return try !writer.read { try findsNothing($0) }
      } catch {
        // A check that was interrupted or could not read says nothing.
        return PentadError(storage: error).meansDamage
      }
    }

    /// The whole check: `quick_check` does not see that an index lacks a row, which SQLite calls malformed, too.
    private static func findsNothing(_ database: Database) throws -> Bool {
      try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"]
    }

    /// The error for a failed read that SQLite reported as damage.
    static let failedRead = PentadError(
      .diskFailure, "a read of the store failed; check the disk and try again")
  }
#endif
