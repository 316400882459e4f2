import GRDB
import PentadCore

/// A second check of a store that seems damaged, before it is set aside or recorded as damaged.
///
/// SQLite reports a failed read (`EIO`) as damage of the file. Such a failure may be temporary, and
/// while it lasts the user's rows cannot be rescued. SQLite also reports some damage as a full
/// disk, if a damaged page refers to one far beyond the end of the file.
enum DamageProof {
  /// The result of a second check.
  enum Finding {
    case sound
    case damaged
    /// There was nothing to read, or reading it failed or was interrupted.
    case unknown
  }

  /// Reads all bytes of a store that no connection has open.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/diskFailure`` if the disk fails; nothing was changed.
  static func requireReadable(_ path: String) throws(PentadError) {
    for suffix in ["", "-wal"] where POSIX.exists(path + suffix) {
      try POSIX.readThrough(path + suffix)
    }
  }

  /// Returns the final error, after a second check of the store if the error reports damage or a
  /// full disk.
  ///
  /// - Parameter directory: the folder of the store; nil in memory, where no disk can be full.
  static func reviewed(
    _ error: PentadError, in directory: String?, _ look: () -> Finding
  ) -> PentadError {
    if error.meansDamage, look() == .sound {
      return PentadError(
        .diskFailure, "a read of the store failed; check the disk and try again")
    }
    if error.code == .diskFull, let directory, POSIX.hasRoom(at: directory), look() == .damaged {
      return PentadError(.SQLITE_CORRUPT)
    }
    return error
  }

  /// Checks a store on the disk, including its schema.
  static func look(at path: String, _ schema: StoreSchema) -> Finding {
    guard POSIX.exists(path) else { return .unknown }
    var options = StoreOptions()
    options.isReadOnly = true
    do {
      let configuration = Configuration(options, label: "pentad.proof")
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      defer { try? queue.close() }
      try queue.read { try schema.requireIntact(in: $0) }
      return look(through: queue)
    } catch {
      return finding(of: error)
    }
  }

  /// Checks a store through a connection.
  static func look(through reader: any DatabaseReader) -> Finding {
    do {
      // `quick_check` does not notice that an index lacks a row, which SQLite also reports as
      // malformed.
      let words = try reader.read {
        try String.fetchAll($0, sql: "PRAGMA integrity_check(1)")
      }
      return words == ["ok"] ? .sound : .damaged
    } catch {
      return finding(of: error)
    }
  }

  private static func finding(of error: any Error) -> Finding {
    PentadError(storage: error).meansDamage ? .damaged : .unknown
  }
}
