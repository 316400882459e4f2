import GRDB
import PentadCore

extension PentadError {
  /// Converts the error of a read or a write.
  ///
  /// A ``PentadCore/PentadError`` is returned unchanged. The message never contains SQLite's own
  /// text, which may quote user input.
  init(storage error: any Error) {
    switch error {
    case let error as PentadError: self = error
    case is CancellationError: self = .callCancelled
    case let error as DatabaseError: self.init(error.extendedResultCode)
    // A strict table stores no such value, so this row is damaged.
    case is RowDecodingError: self.init(.SQLITE_CORRUPT)
    default:
      self.init(.internal, "a read or write of the store failed")
    }
  }

  /// Converts a result code of SQLite.
  init(_ code: ResultCode) {
    if [.SQLITE_INTERRUPT, .SQLITE_ABORT].contains(code.primaryResultCode) {
      self = .callCancelled
    } else if let (found, advice) = Self.meaning(of: code) {
      let error = PentadError(found, "\(advice) (SQLite \(code.rawValue))")
      // SQLite does not report why a file could not be opened.
      let isOfFile = [.SQLITE_CANTOPEN, .SQLITE_IOERR].contains(code.primaryResultCode)
      self = isOfFile ? SpareDescriptors.cause(of: error) : error
    } else {
      self.init(.internal, "the store refused a statement (SQLite \(code.rawValue))")
    }
  }

  private static func meaning(of code: ResultCode) -> (Code, String)? {
    if code == .SQLITE_CORRUPT_VTAB {
      return (.searchIndexCorrupt, "a search index of the store is damaged; rebuild it")
    }
    let full = (Code.diskFull, "the disk has no space for the store; free some space")
    // The shared-memory file, which coordinates readers, could not be enlarged.
    if code == .SQLITE_IOERR_SHMSIZE { return full }
    switch code.primaryResultCode {
    case .SQLITE_FULL: return full
    case .SQLITE_READONLY, .SQLITE_PERM:
      return (.notWritable, "the store cannot be written; make its file and folder writable")
    case .SQLITE_CANTOPEN:
      return (.notOpenable, "the store cannot be opened; check its folder and permissions")
    case .SQLITE_IOERR:
      return (.diskFailure, "the disk of the store failed; check it and try again")
    case .SQLITE_NOMEM: return (.outOfMemory, "there is no memory left for the store")
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      return (.corrupt, "the store is damaged; close it and open it again to have it rebuilt")
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL:
      return (.storeBusy, "the store is busy with another writer; try again")
    case .SQLITE_CONSTRAINT: return (.constraint, "a row breaks a rule of the store's schema")
    case .SQLITE_TOOBIG: return (.invalid, "a value is too large for the store")
    default: return nil
    }
  }

  /// True if the error means that the file itself is damaged.
  var meansDamage: Bool { code == .corrupt }
}
