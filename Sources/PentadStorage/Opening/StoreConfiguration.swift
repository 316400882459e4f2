import GRDB

extension Configuration {
  /// Makes the configuration for every connection of a store.
  init(_ options: StoreOptions, label: String) {
    self.init()
    self.label = label
    busyMode = .timeout(Double(max(0, options.busyTimeout)) / 1_000)
    foreignKeysEnabled = true
    readonly = options.isReadOnly
    maximumReaderCount = max(1, options.maximumReaders)
    prepareDatabase { database in
      // A file from elsewhere may contain triggers and views: they must not call dangerous
      // functions.
      try database.execute(sql: "PRAGMA trusted_schema = OFF")
      try SearchFunction.register(in: database)
      guard !database.configuration.readonly else { return }
      // Overwrites deleted content, on free pages too; builds of SQLite differ in their default.
      // Inserting takes no extra time, deleting a fifth more.
      try database.execute(sql: "PRAGMA secure_delete = ON")
      try database.execute(
        sql: "PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = \(8 << 20)")
    }
  }
}
