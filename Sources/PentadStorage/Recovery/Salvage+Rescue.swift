import GRDB
import PentadCore

/// The result of a rescue.
struct SalvageResult {
  var rows = 0
  var isPartial = false
  var failure: PentadError?
}

extension Salvage {
  /// Runs a Kit's rescue in one transaction of the new store.
  ///
  /// If it fails, the new store is still used: the old one is kept. Only an error in writing the
  /// new one ends the recovery, which is then retried later.
  ///
  /// - Parameter copy: the path for a ``SalvageCopy``, which the caller removes.
  static func rescue(
    _ path: String?, copy: String, into fresh: DatabaseQueue, of schema: StoreSchema
  ) throws(PentadError) -> SalvageResult {
    guard let path, let rescue = schema.rescue else { return SalvageResult() }
    guard (POSIX.entry(at: path)?.size ?? 0) > 0 else { return SalvageResult(isPartial: true) }
    let isCopied = SalvageCopy(of: path, schema).make(at: copy)
    let salvage = Salvage(isCopied ? copy : path)
    defer { salvage.close() }
    do {
      try fresh.write { database in
        try rescue(salvage, database)
        for table in schema.searchTables { try table.rebuild(in: database) }
      }
      return SalvageResult(rows: salvage.rowsCopied, isPartial: salvage.isPartial)
    } catch {
      let error = PentadError(storage: error)
      if .storage ~= error.code || .storeBusy ~= error.code { throw error }
      return SalvageResult(isPartial: true, failure: error)
    }
  }
}
