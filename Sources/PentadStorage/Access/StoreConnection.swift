import Dispatch
import GRDB
import PentadCore

/// The resources of an open store: its connections, its lock and its check.
final class StoreConnection: Sendable {
  let writer: any DatabaseWriter
  let files: StoreFiles?
  let recovery: StoreRecovery?
  let check: StoreCheck?
  let isReadOnly: Bool
  let mark: StoreMark?
  private let schema: StoreSchema
  private let beforeStep: (@Sendable (StoreStep) throws -> Void)?
  private let onDamage: Lock<(@Sendable (StoreDamage) -> Void)?>
  private static let queue = DispatchQueue(label: "pentad.storage", attributes: .concurrent)

  /// Makes an instance that owns the connections of a store; `files` and `mark` are nil in memory.
  init(
    writer: any DatabaseWriter, files: StoreFiles?, mark: StoreMark?, recovery: StoreRecovery?,
    isUnchecked: Bool, schema: StoreSchema, options: StoreOptions
  ) {
    self.writer = writer
    self.files = files
    self.mark = mark
    self.recovery = recovery
    isReadOnly = options.isReadOnly
    self.schema = schema
    beforeStep = options.beforeStep
    onDamage = Lock(options.onDamage)
    check = isUnchecked ? files.map { StoreCheck(path: $0.main, schema.searchTables) } : nil
  }

  /// Starts the check, if one is due. The check retains this object, and closing this object ends
  /// the check.
  func startCheck() {
    check?.start(on: Self.queue) { [self] outcome in
      switch outcome {
      case .sound: if (try? mark?.read()) == .unchecked { try? mark?.write(.open) }
      case .damaged: noteDamage(.failedCheck)
      case .notNeeded, .interrupted: break
      }
    }
  }

  /// Records damage, so that the next opening rebuilds the store, and notifies the host at most
  /// once.
  func noteDamage(_ damage: StoreDamage) {
    if !isReadOnly { mark?.note(damage) }
    let call = onDamage.withLock { call in
      defer { call = nil }
      return call
    }
    call?(damage)
  }

  /// Lets a test make a step fail.
  func probe(_ step: StoreStep) throws { try beforeStep?(step) }

  /// Runs the body of a write.
  func written<Value>(
    _ body: (Database) throws -> Value, _ database: Database
  ) throws -> Value {
    try probe(.write)
    let value = try body(database)
    try probe(.commit)
    return value
  }

  // MARK: Errors

  /// Converts the error of a read or a write, and records damage that a second check confirms.
  func mapped(_ error: any Error) -> PentadError {
    let meaning = meaning(of: error)
    if meaning.meansDamage { noteDamage(.malformed) }
    return meaning
  }

  private func meaning(of error: any Error) -> PentadError {
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_ERROR? where hasOtherSchema:
      return PentadError(.SQLITE_CORRUPT)
    case .SQLITE_CORRUPT?, .SQLITE_FULL?:
      return DamageProof.reviewed(PentadError(storage: error), in: files?.directory) {
        DamageProof.look(through: writer)
      }
    default:
      return PentadError(storage: error)
    }
  }

  /// True if a statement may have failed because the file's schema is damaged.
  private var hasOtherSchema: Bool {
    do {
      try writer.read { try schema.requireIntact(in: $0, withShadows: true) }
      return false
    } catch {
      return PentadError(storage: error).meansDamage
    }
  }

  /// Converts the error of a call that failed again after the search indexes were rebuilt. An index
  /// that still does not match its table shows that the table is damaged.
  func mappedAfterRebuilding(_ error: any Error) -> PentadError {
    let error = mapped(error)
    guard error.code == .searchIndexCorrupt, !schema.searchTables.isEmpty else { return error }
    return mapped(PentadError(.SQLITE_CORRUPT))
  }

  /// Rebuilds the search indexes if their damage made a read or a write fail; the caller can then
  /// repeat it. Otherwise it throws the original failure.
  func mendSearch(after failure: any Error) throws(PentadError) {
    let failure = mapped(failure)
    guard failure.code == .searchIndexCorrupt, !isReadOnly, !schema.searchTables.isEmpty else {
      throw failure
    }
    do {
      try writer.write { database in
        for table in schema.searchTables { try table.rebuild(in: database) }
      }
    } catch {
      throw mappedAfterRebuilding(error)
    }
  }

  // MARK: Closing

  /// Closes everything later, on a thread that may block, and calls `done`.
  func close(_ done: @escaping @Sendable () -> Void) {
    check?.cancel(on: Self.queue)
    let work = { @Sendable [self] in
      closeNow()
      done()
    }
    if let check {
      check.whenDone { _ in Self.queue.async(execute: work) }
    } else {
      Self.queue.async(execute: work)
    }
  }

  /// Errors are ignored: committed writes are still in the log, and the next opening finds them.
  private func closeNow() {
    if files != nil, !isReadOnly {
      try? writer.writeWithoutTransaction { database in
        // Another process may be reading; the log is then left for it, or for the next opening, to
        // copy.
        try database.execute(sql: "PRAGMA busy_timeout = 0")
        _ = try database.checkpoint(.truncate)
      }
    }
    // The last connection to close removes the log. Readers may not do that, so they close first.
    (writer as? DatabasePool)?.releaseMemory()
    try? writer.close()
    guard let mark else { return }
    if let files, !isReadOnly { mark.keepReserve(for: POSIX.entry(at: files.main)?.size ?? 0) }
    if !isReadOnly, mark.isLast(), (try? mark.read()) == .open { try? mark.write(.clean) }
    mark.release()
  }

  /// Runs blocking work outside the threads of the cooperative pool.
  ///
  /// - Throws: also ``PentadCore/PentadError/Code/unavailable`` when the process has no descriptors
  ///   or threads left for it.
  static func detached<Value: Sendable>(
    _ work: @escaping @Sendable () -> Result<Value, PentadError>
  ) async throws(PentadError) -> Value {
    try HostResources.requireTasks()
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
    return try result.get()
  }
}
