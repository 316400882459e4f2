import GRDB

extension Configuration {
  /// How every connection of a store is set up.
  init(_ options: StoreOptions, label: String) {
    self.init()
    self.label = label
    busyMode = .timeout(Double(max(0, options.busyTimeout)) / 1_000)
    foreignKeysEnabled = true
    readonly = options.isReadOnly
    maximumReaderCount = max(1, options.maximumReaders)
    prepareDatabase { database in
      // A file from elsewhere may carry triggers and views: they get no dangerous functions.
      try database.execute(sql: "PRAGMA trusted_schema = OFF")
      try SearchFunction.register(in: database)
      guard !database.configuration.readonly else { return }
      // What is deleted is overwritten, on free pages too. Some builds of SQLite do so by themselves,
      // others do not; it costs no time where rows come, and a fifth where they go.
      try database.execute(sql: "PRAGMA secure_delete = ON")
      try database.execute(
        sql: "PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = \(8 << 20)")
    }
  }
}
