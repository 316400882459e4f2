public import PentadCore

/// A Kit's store: an SQLite database that migrates, checks and rebuilds itself.
///
/// - A committed write survives the end of the process, including a crash. A power loss undoes at
///   most the last commits, each as a whole, and damages nothing (`synchronous=NORMAL`).
/// - A read sees one consistent state of the store. Reads run concurrently with each other and with
///   a write.
/// - A damaged store is set aside, never deleted, and rebuilt: ``recovery``.
/// - A store of a later version, or a database of another program, is rejected and not touched.
/// - Several processes, and several instances of this class, may open the same store.
/// - The store's files, and the directories that were created for it, are for this user only.
///
/// ```swift
/// let store = try await StoreDatabase.open(.file(directory: path, name: "astro.sqlite"), schema)
/// let count = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM day") }
/// await store.close()
/// ```
///
/// Releasing a store closes it too, some time later.
public final class StoreDatabase: Sendable {
  /// True if the store was opened for reading only.
  public let isReadOnly: Bool
  /// The lease, which one of the store's openings holds to do background work.
  public var lease: StoreLease { session.lease }
  let session: StoreSession

  init(_ source: StoreSource) throws(PentadError) {
    session = try StoreSession(source)
    isReadOnly = session.connection.isReadOnly
  }

  deinit { session.beginClosing() }

  /// The result of repairing damage when the store was opened or resumed; nil if there was none.
  public var recovery: StoreRecovery? { session.connection.recovery }

  // MARK: Opening

  /// Opens a store, and creates, migrates or rebuilds it as needed.
  ///
  /// The work is done on a thread that may block. Cancelling the task does not cancel it.
  ///
  /// - Throws:
  ///   - ``PentadCore/PentadError/Code/invalid``: the location is not a valid file name.
  ///   - ``PentadCore/PentadError/Code/storage``: the finer code and the message describe the
  ///     failure.
  ///   - ``PentadCore/PentadError/Code/newerSchema``, ``PentadCore/PentadError/Code/foreignFile``
  ///     and ``PentadCore/PentadError/Code/storeEncrypted``: the file was not touched.
  ///   - ``PentadCore/PentadError/Code/storeInUse``: a migration is due, and others have the store
  ///     open.
  ///   - ``PentadCore/PentadError/Code/storeBusy``: another process was still opening the store
  ///     when the busy timeout ended.
  ///   - ``PentadCore/PentadError/Code/corrupt``: the store is damaged and cannot be rebuilt now,
  ///     because others have it open or it is opened read-only.
  ///   - ``PentadCore/PentadError/Code/notFound``: there is no store to open read-only.
  ///   - ``PentadCore/PentadError/Code/unavailable``: too many open files, or no further thread.
  ///   - Any ``PentadCore/PentadError`` that a migration throws.
  public static func open(
    _ location: StoreLocation, _ schema: StoreSchema, options: StoreOptions = StoreOptions()
  ) async throws(PentadError) -> StoreDatabase {
    try await StoreConnection.detached {
      Result { () throws(PentadError) in try openNow(location, schema, options: options) }
    }
  }

  /// Blocking variant of ``open(_:_:options:)``, for callers that are not tasks.
  public static func openNow(
    _ location: StoreLocation, _ schema: StoreSchema, options: StoreOptions = StoreOptions()
  ) throws(PentadError) -> StoreDatabase {
    try HostResources.requireTasks()
    switch location {
    case .memory:
      var options = options
      options.isReadOnly = false
      return try StoreDatabase(.memory(schema, options))
    case .file(let directory, let name):
      let files = try StoreFiles(directory: directory, name: name)
      return try open(StoreOpening(files: files, schema: schema, options: options))
    }
  }

  static func open(_ opening: StoreOpening) throws(PentadError) -> StoreDatabase {
    try StoreDatabase(.file(opening))
  }
}
