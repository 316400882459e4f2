import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  // MARK: The list

  /// Replaces the list of the files of a class. Stored content is kept. Returns true if the list
  /// changed.
  func replace(
    _ files: [StellarFile], of masterId: String, askedAt: Int64
  ) async throws(PentadError) -> Bool {
    let files = files.unique(by: \.id)
    return try await database.write { database in
      let old = try Self.files("master_id = ? ORDER BY position", [masterId], in: database)
      try database.execute(sql: "DELETE FROM file WHERE master_id = ?", arguments: [masterId])
      for (position, file) in files.enumerated() {
        try database.execute(
          sql: """
            INSERT OR REPLACE INTO file (id, master_id, position, name, folders, size, media_type,
              changed, content_url) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            file.id, masterId, position, file.name, StoredJSON.text(file.folders) ?? "[]",
            file.size, file.mediaType, file.changed, file.contentURL,
          ])
      }
      try Self.note(.files, of: masterId, at: askedAt, in: database)
      return files != old
    }
  }

  /// Returns the list of the files of a class; nil when there was no answer.
  func files(
    of masterId: String
  ) async throws(PentadError) -> (items: [StellarFile], at: Int64)? {
    try await database.read { database in
      guard let at = try Self.refreshedAt(.files, of: masterId, in: database) else { return nil }
      return (
        try Self.files("master_id = ? ORDER BY position", [masterId], in: database), at
      )
    }
  }

  /// Returns a file of a list.
  func file(_ id: String) async throws(PentadError) -> StellarFile? {
    try await database.read { try Self.files("id = ?", [id], in: $0).first }
  }

  private static func files(
    _ condition: String, _ arguments: StatementArguments, in database: Database
  ) throws -> [StellarFile] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, master_id, name, folders, size, media_type, changed, content_url FROM file
        WHERE \(condition)
        """, arguments: arguments
    ).compactMap { row in
      guard let id: String = row.value(0), let masterId: String = row.value(1),
        let name: String = row.value(2)
      else { return nil }
      return StellarFile(
        id: id, masterId: masterId, name: name,
        folders: (row.value(3) as String?).flatMap(StoredJSON.value) ?? [], size: row.value(4),
        mediaType: row.value(5), changed: row.value(6), contentURL: row.value(7))
    }
  }

  // MARK: Content

  /// Returns the stored content of a file, unless the file has changed since, and records its use.
  func content(of file: StellarFile, at now: Int64) async throws(PentadError) -> StellarFileContent?
  {
    let files = files
    return try await database.write { database in
      guard
        let row = try Row.fetchOne(
          database,
          sql: "SELECT name, bytes, changed, stored_at FROM file_content WHERE file_id = ?",
          arguments: [file.id]),
        let name: String = row.value(0), let bytes: Int64 = row.value(1),
        let storedAt: Int64 = row.value(3), files.has(name, bytes: bytes)
      else { return nil }
      let changed: Int64? = row.value(2)
      guard file.changed == nil || file.changed == changed else { return nil }
      try database.execute(
        sql: "UPDATE file_content SET last_use = ? WHERE file_id = ?", arguments: [now, file.id])
      return StellarFileContent(path: files.path(name), bytes: bytes, storedAt: storedAt)
    }
  }

  /// Downloads content. A draft gets its final name only when it is complete.
  func keep(
    _ body: TransportBody, of file: StellarFile, limit: Int64, isDurable: Bool, at now: Int64
  ) async throws(PentadError) -> StellarFileContent {
    let draft = try files.draft()
    var chunks = body.makeAsyncIterator()
    while let chunk = try await chunks.next() {
      guard Int64(chunk.count) <= limit - Int64(draft.count) else { throw Self.tooLarge(limit) }
      try draft.append(chunk)
    }
    let bytes = Int64(draft.count)
    return try await keep(
      content: try draft.complete(isDurable: isDurable), bytes: bytes, of: file, limit: limit,
      at: now)
  }

  /// Records a complete download, and removes the least recently used files that exceed the limit.
  private func keep(
    content name: String, bytes: Int64, of file: StellarFile, limit: Int64, at now: Int64
  ) async throws(PentadError) -> StellarFileContent {
    let going: [String]
    do throws(PentadError) {
      going = try await database.write { database in
        let isPinned = try Self.isKeptOffline(file.id, in: database)
        let new = CacheEntry(
          key: file.id, bytes: bytes, storedAt: now, pins: isPinned ? .keptOffline : [])
        let evicted = Capacity.bytes(limit).evictions(
          from: try Self.contents(in: database), adding: new, sparing: .keptOffline)
        var names: [String] = []
        for id in evicted + [file.id] {
          names += try String.fetchAll(
            database, sql: "DELETE FROM file_content WHERE file_id = ? RETURNING name",
            arguments: [id])
        }
        guard !evicted.contains(file.id) else { throw Self.tooLarge(limit) }
        try database.execute(
          sql: """
            INSERT INTO file_content (file_id, name, bytes, changed, stored_at, last_use)
            VALUES (?, ?, ?, ?, ?, ?)
            """, arguments: [file.id, name, bytes, file.changed, now, now])
        return names
      }
    } catch {
      files.remove([name])
      throw error
    }
    files.remove(going)
    return StellarFileContent(path: files.path(name), bytes: bytes, storedAt: now)
  }

  static func tooLarge(_ limit: Int64) -> PentadError {
    PentadError(
      .bodyTooLong, "the file is larger than the space for files, \(limit) bytes; keep it offline")
  }

  private static func contents(in database: Database) throws -> [CacheEntry<String>] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT file_content.file_id, bytes, stored_at, last_use, file_pin.file_id IS NOT NULL
        FROM file_content LEFT JOIN file_pin ON file_pin.file_id = file_content.file_id
        ORDER BY file_content.file_id
        """
    ).compactMap { row in
      guard let id: String = row.value(0) else { return nil }
      return CacheEntry(
        key: id, bytes: row.value(1) ?? 0, storedAt: row.value(2) ?? 0, lastUse: row.value(3),
        pins: row.value(4) ?? false ? .keptOffline : [])
    }
  }

  // MARK: Files that are kept offline

  /// Records whether a file is kept offline. Returns false when nothing changed.
  func setKeptOffline(
    _ isKept: Bool, _ id: String, at now: Int64
  ) async throws(PentadError) -> Bool {
    try await database.write { database in
      try database.execute(
        sql: isKept
          ? "INSERT OR IGNORE INTO file_pin (file_id, at) VALUES (?, \(now))"
          : "DELETE FROM file_pin WHERE file_id = ?", arguments: [id])
      return database.changesCount > 0
    }
  }

  func isKeptOffline(_ id: String) async throws(PentadError) -> Bool {
    try await database.read { try Self.isKeptOffline(id, in: $0) }
  }

  private static func isKeptOffline(_ id: String, in database: Database) throws -> Bool {
    try Int.fetchOne(
      database, sql: "SELECT 1 FROM file_pin WHERE file_id = ?", arguments: [id]) != nil
  }

  /// Returns the files that are kept offline and listed.
  func filesKeptOffline() async throws(PentadError) -> [StellarFile] {
    try await database.read { database in
      try Self.files(
        "id IN (SELECT file_id FROM file_pin) ORDER BY master_id, position", [], in: database)
    }
  }
}

extension Pins {
  /// The user keeps the file offline.
  static let keptOffline = Pins(rawValue: 1 << 8)
}
