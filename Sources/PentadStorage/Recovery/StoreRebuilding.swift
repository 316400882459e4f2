import GRDB
import PentadCore

/// Builds a store, and rebuilds a damaged one.
///
/// The steps of a recovery, with the state in the lock file:
///
/// 1. `recovering`: the damaged files are renamed, the log first and the database last.
/// 2. A draft is built, the user's own rows are copied into it, and it is closed: one complete
///   file.
/// 3. `rebuilt`: the draft is renamed to the store.
/// 4. `open`.
///
/// If the process is killed, the next opening continues at the step in the lock file. An incomplete
/// draft is removed; the damaged files are only ever renamed.
struct StoreRebuilding {
  let files: StoreFiles
  let schema: StoreSchema
  let options: StoreOptions
  let probe: @Sendable (StoreOpening.Step) -> Void

  /// Sets the damaged store aside and replaces it with a new one.
  func recover(from damage: StoreDamage, _ mark: StoreMark) throws(PentadError) -> StoreRecovery {
    try DamageProof.requireReadable(files.main)
    return try setAside(damage, as: files.nameForDamaged(), mark)
  }

  /// Continues an interrupted recovery; nil if there was none.
  func resume(_ state: StoreState, _ mark: StoreMark) throws(PentadError) -> StoreRecovery? {
    switch state {
    case .recovering(let damage, let aside):
      return try setAside(damage, as: aside, mark)
    case .rebuilt(let damage, let rows, let isPartial, let aside):
      let recovery = StoreRecovery(
        reason: damage, setAside: files.path(aside), rowsKept: rows, isPartial: isPartial,
        failure: nil)
      if POSIX.exists(files.draft) { try replace() }
      if POSIX.exists(files.main) { try mark.write(.open) }
      return POSIX.exists(files.main) ? recovery : nil
    default:
      return nil
    }
  }

  private func setAside(
    _ damage: StoreDamage, as aside: String, _ mark: StoreMark
  ) throws(PentadError) -> StoreRecovery {
    try mark.write(.recovering(damage, aside: aside))
    probe(.marked)
    try files.move(to: aside) { probe(.moving) }
    POSIX.synchronise(directory: files.directory)
    probe(.moved)
    let recovery = try build(rescuing: (damage, files.path(aside)))
    try mark.write(
      .rebuilt(damage, rows: recovery.rowsKept, isPartial: recovery.isPartial, aside: aside))
    probe(.rebuilt)
    try replace()
    try mark.write(.open)
    return recovery
  }

  /// Builds the draft: the whole schema, and the rescued rows of a damaged store.
  @discardableResult
  func build(rescuing old: (damage: StoreDamage, path: String)?) throws(PentadError)
    -> StoreRecovery
  {
    try files.removeDraft()
    try POSIX.makeFile(files.draft)
    let kept: SalvageResult
    do {
      let configuration = Configuration(options, label: "pentad.draft")
      let queue = try DatabaseQueue(path: files.draft, configuration: configuration)
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA page_size = \(StoreHeader.pageSize)")
        // Before the first table, so that the file can shrink: ``StoreDatabase/compact()``.
        try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        try database.execute(sql: "PRAGMA application_id = \(schema.applicationID)")
      }
      try schema.upgrade(queue, from: 0)
      probe(.draftBuilt)
      kept = try Salvage.rescue(old?.path, copy: files.copy, into: queue, of: schema)
      // Otherwise a row that could not be read at that moment would be lost; the next opening
      // continues.
      if let old { try DamageProof.requireReadable(old.path) }
      try files.removeCopy()
      // Makes one complete file. Closing would also copy the log, but would not report a failure.
      _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
      try queue.close()
    } catch {
      throw PentadError(storage: error)
    }
    probe(.rescued)
    return StoreRecovery(
      reason: old?.damage ?? .lost, setAside: old?.path ?? "", rowsKept: kept.rows,
      isPartial: kept.isPartial, failure: kept.failure)
  }

  /// Replaces the store with the draft.
  func replace() throws(PentadError) {
    try POSIX.rename(files.draft, to: files.main)
    POSIX.synchronise(directory: files.directory)
    probe(.replaced)
  }
}
