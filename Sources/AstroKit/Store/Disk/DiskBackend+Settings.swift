#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  extension DiskBackend {
    func settings() async throws(PentadError) -> VersionedSettings {
      try await database.read { try Self.settings($0) }
    }

    func changeSettings(
      _ change: @escaping @Sendable (inout AstroSettings) -> Void
    ) async throws(PentadError) -> VersionedSettings {
      try await database.write { database in
        let old = try Self.settings(database)
        let new = old.changed(by: change)
        if new.version != old.version { try Self.write(new, to: database) }
        return new
      }
    }

    /// Returns the settings. Unreadable ones count as never set, because they may come from a
    /// damaged file.
    static func settings(_ database: Database) throws -> VersionedSettings {
      var texts: [String: String] = [:]
      for row in try Row.fetchAll(database, sql: "SELECT name, value FROM setting") {
        if let name: String = row.value(0), let value: String = row.value(1) {
          texts[name] = value
        }
      }
      // A version this large is damage, because no store reaches it, and its successor might not
      // exist.
      let version = texts["version"].flatMap { UInt32($0) } ?? 0
      return VersionedSettings(settings: AstroSettings(texts), version: Int64(version))
    }

    static func write(_ value: VersionedSettings, to database: Database) throws {
      var texts = value.settings.texts
      texts["version"] = String(value.version)
      try database.execute(sql: "DELETE FROM setting")
      for (name, text) in texts {
        try database.execute(
          sql: "INSERT INTO setting (name, value) VALUES (?, ?)", arguments: [name, text])
      }
    }
  }
#endif
