/// Fine error codes of a store.
extension PentadError.Code {
  /// The disk is full, or the store has reached its limit. Nothing was changed.
  public static let diskFull = Self(.storage, detail: 0x801)
  /// The file, its directory or the whole disk is not writable.
  public static let notWritable = Self(.storage, detail: 0x802)
  /// The directory or the file cannot be created or opened.
  public static let notOpenable = Self(.storage, detail: 0x803)
  /// A disk read or write failed.
  public static let diskFailure = Self(.storage, detail: 0x804)
  /// A schema migration failed; it was rolled back.
  public static let migrationFailed = Self(.storage, detail: 0x805)
  /// SQLite could not allocate memory.
  public static let outOfMemory = Self(.storage, detail: 0x806)
  /// Another writer held the store for longer than the busy timeout.
  public static let storeBusy = Self(.conflict, detail: 0x807)
  /// A row violates a constraint of the schema: a unique value, a foreign key, a check.
  public static let constraint = Self(.conflict, detail: 0x808)
  /// The operation needs exclusive access, and another opening of the store is alive.
  public static let storeInUse = Self(.conflict, detail: 0x809)
  /// A later version wrote the store. It has not been touched.
  public static let newerSchema = Self(.unsupported, detail: 0x80a)
  /// An SQLite file of another program. It has not been touched.
  public static let foreignFile = Self(.unsupported, detail: 0x80b)
  /// A full-text index does not match its table. The tables themselves are not damaged. The store
  /// rebuilds an index that its schema names, so this error occurs for other indexes only.
  public static let searchIndexCorrupt = Self(.corrupt, detail: 0x80c)
  /// The store is suspended until it is resumed, or is being erased.
  public static let suspended = Self(.closed, detail: 0x80d)
  /// A folder or file of a store belongs to another user, or other users may change it. It has not
  /// been read.
  public static let notPrivate = Self(.storage, detail: 0x80e)
  /// The store is encrypted, and this build cannot read it. It has not been touched.
  public static let storeEncrypted = Self(.unsupported, detail: 0x80f)
}
