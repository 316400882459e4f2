/// What goes wrong with a store, finer than the coarse codes.
extension PentadError.Code {
  /// No room on the disk, or the store has reached its limit. Nothing was changed.
  public static let diskFull = Self(.storage, detail: 0x801)
  /// The file, its directory or the whole disk may not be written.
  public static let notWritable = Self(.storage, detail: 0x802)
  /// The directory or the file cannot be made or opened.
  public static let notOpenable = Self(.storage, detail: 0x803)
  /// The disk failed at reading or writing.
  public static let diskFailure = Self(.storage, detail: 0x804)
  /// A migration of the schema failed; what stood before it stands.
  public static let migrationFailed = Self(.storage, detail: 0x805)
  /// SQLite got no memory.
  public static let outOfMemory = Self(.storage, detail: 0x806)
  /// Another writer kept the store for longer than the busy timeout.
  public static let storeBusy = Self(.conflict, detail: 0x807)
  /// A row breaks a rule of the schema: a unique value, a foreign key, a check.
  public static let constraint = Self(.conflict, detail: 0x808)
  /// What has to be done needs the store alone, and another opening of it is alive.
  public static let storeInUse = Self(.conflict, detail: 0x809)
  /// A later version wrote the store. It has not been touched.
  public static let newerSchema = Self(.unsupported, detail: 0x80a)
  /// An SQLite file of another program. It has not been touched.
  public static let foreignFile = Self(.unsupported, detail: 0x80b)
  /// A full-text index does not fit its table. The tables themselves are not damaged. The store
  /// rebuilds an index that its schema names, so that this is met for others only.
  public static let searchIndexCorrupt = Self(.corrupt, detail: 0x80c)
  /// A store that is suspended until it is resumed, or is being erased.
  public static let suspended = Self(.closed, detail: 0x80d)
  /// A folder or file of a store belongs to another user, or other users may change it. It has not been read.
  public static let notPrivate = Self(.storage, detail: 0x80e)
  /// The store is encrypted, and this build cannot read it. It has not been touched.
  public static let storeEncrypted = Self(.unsupported, detail: 0x80f)
}
