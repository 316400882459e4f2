#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  /// A store in a file.
  final class DiskBackend: AstroBackend {
    let database: StoreDatabase
    let isShared = true

    /// Opens the file `astro.sqlite` in a folder.
    init(
      folder: String, allowsShared: Bool, logger: (any LogReceiver)?,
      onDamage: @escaping @Sendable () -> Void
    ) async throws(PentadError) {
      var options = StoreOptions()
      options.allowsSharedStore = allowsShared
      options.log = ClientLog(logger, source: "AstroKit.store")
      options.onDamage = { _ in onDamage() }
      database = try await StoreDatabase.open(
        .file(directory: folder, name: "astro.sqlite"), .astro, options: options)
    }

    /// The data recovered when the file had to be rebuilt; nil if it had not.
    var recovery: StoreRecovery? { database.recovery }

    func usage() async throws(PentadError) -> AstroStorageUsage {
      let bytes = try await database.storageUsage().total
      return try await database.read { database in
        func count(_ table: String) throws -> Int {
          try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
        }
        return AstroStorageUsage(
          bytes: bytes, segments: try count("segment"), months: try count("month"),
          alerts: try count("alert"))
      }
    }

    func clearCache() async throws(PentadError) {
      try await database.writeFreeing { try Self.clearCache($0) }
      await compact()
    }

    func eraseAll() async throws(PentadError) -> VersionedSettings {
      let settings = try await database.writeFreeing { database in
        try Self.clearCache(database)
        let erased = VersionedSettings(version: try Self.settings(database).version + 1)
        try database.execute(sql: "DELETE FROM alert")
        try Self.write(erased, to: database)
        return erased
      }
      await compact()
      return settings
    }

    /// Returns free space to the disk. A failure is ignored, because the space is reused.
    private func compact() async { try? await database.compact() }

    private static func clearCache(_ database: Database) throws {
      try database.execute(
        sql: """
          DELETE FROM segment; DELETE FROM ayanamsa_span; DELETE FROM edition; DELETE FROM month;
          DELETE FROM month_ring
          """)
    }

    func suspend() async throws(PentadError) { try await database.suspend() }

    func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)? {
      try await database.resume().map { ($0.rowsKept, $0.isPartial) }
    }

    func close() async { await database.close() }
  }
#endif
