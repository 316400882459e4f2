public import PentadCore

/// A Kit's store: an SQLite database that migrates, checks and rebuilds itself.
///
/// - What a write has committed survives the end of the process, however it comes. A loss of power
///   takes back at most the last commits, whole ones, and damages nothing (`synchronous=NORMAL`).
/// - Reads see one state of the store and run beside each other and beside a write.
/// - A damaged store is set aside, never deleted, and built anew: ``recovery``.
/// - A store of a later version, and a database of another program, are refused and not touched.
/// - Several processes, and several values of this class, may have a store open.
/// - The store's files, and the directories that had to be made for it, are for this user alone.
///
/// ```swift
/// let store = try await StoreDatabase.open(.file(directory: path, name: "astro.sqlite"), schema)
/// let count = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM day") }
/// await store.close()
/// ```
///
/// Letting go of a store closes it too, some time later.
public final class StoreDatabase: Sendable {
  /// Whether the store was opened for reading only.
  public let isReadOnly: Bool
  /// Who alone works for the store among those who have it open.
  public var lease: StoreLease { session.lease }
  let session: StoreSession

  init(_ source: StoreSource) throws(PentadError) {
    session = try StoreSession(source)
    isReadOnly = session.connection.isReadOnly
  }

  deinit { session.beginClosing() }

  /// What was done about damage when the store was opened, or resumed; nil when there was none.
  public var recovery: StoreRecovery? { session.connection.recovery }

  // MARK: Opening

  /// Opens a store, and makes, migrates or rebuilds it as needed.
  ///
  /// The work is done on a thread that may block. It is not cancelled with the task.
  ///
  /// - Throws:
  ///   - ``PentadCore/PentadError/Code/invalid``: the location is no name of a file.
  ///   - ``PentadCore/PentadError/Code/storage``: the finer code and the message say what to do.
  ///   - ``PentadCore/PentadError/Code/newerSchema``,
  ///     ``PentadCore/PentadError/Code/foreignFile`` and
  ///     ``PentadCore/PentadError/Code/storeEncrypted``: the file was not touched.
  ///   - ``PentadCore/PentadError/Code/storeInUse``: a migration is due, and others have the store
  ///     open.
  ///   - ``PentadCore/PentadError/Code/storeBusy``: another process was still opening the store
  ///     when the busy timeout was up.
  ///   - ``PentadCore/PentadError/Code/corrupt``: the store is damaged and cannot be rebuilt now,
  ///     because others have it open or it is opened read-only.
  ///   - ``PentadCore/PentadError/Code/notFound``: there is no store to open read-only.
  ///   - ``PentadCore/PentadError/Code/unavailable``: too many open files, or no further thread.
  ///   - Whatever ``PentadCore/PentadError`` a migration throws.
  public static func open(
    _ location: StoreLocation, _ schema: StoreSchema, options: StoreOptions = StoreOptions()
  ) async throws(PentadError) -> StoreDatabase {
    try await StoreConnection.detached {
      Result { () throws(PentadError) in try openNow(location, schema, options: options) }
    }
  }

  /// ``open(_:_:options:)`` for callers that are not tasks: blocks the calling thread.
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
