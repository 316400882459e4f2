import GRDB
import PentadCore

/// A repaired copy of a damaged store, from which more can be read. It adds no data, and the store
/// itself is not changed.
///
/// - An incomplete last page is left out: SQLite would read zeros for its missing part, and so rows
///   that were never written.
/// - The header is restored, with the actual number of pages.
/// - The statements of the schema are those of the migrations: a table whose name has changed is
///   found again, and its columns have their original meaning.
struct SalvageCopy {
  private let original: String
  private let schema: StoreSchema

  init(of original: String, _ schema: StoreSchema) {
    self.original = original
    self.schema = schema
  }

  /// Makes the copy if it is useful; returns false if it is not, or if there is no space.
  func make(at path: String) -> Bool {
    let size = POSIX.entry(at: original)?.size ?? 0
    let pages = size / StoreHeader.pageSize
    guard pages > 0, let header = StoreHeader(of: original) else { return false }
    let mended = header.mended(pages: pages)
    let isCut = size % StoreHeader.pageSize != 0
    guard isCut || header != mended || !hasSchema(original) else { return false }
    do throws(PentadError) {
      try POSIX.copy(original, to: path, count: pages * StoreHeader.pageSize)
      try POSIX.write(mended.bytes, toBeginningOf: path)
      let log = original + "-wal"
      if let entry = POSIX.entry(at: log) {
        try POSIX.copy(log, to: path + "-wal", count: entry.size)
      }
    } catch {
      return false
    }
    if !hasSchema(path) { try? writeSchema(path) }
    return true
  }

  private func hasSchema(_ path: String) -> Bool {
    let salvage = Salvage(path)
    defer { salvage.close() }
    return salvage.read { try schema.requireIntact(in: $0) } != nil
  }

  private func writeSchema(_ path: String) throws {
    var configuration = Configuration()
    configuration.label = "pentad.salvage"
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    try queue.write { database in
      let found = try SchemaTexts.found(in: database)
      for entry in schema.texts.expected(of: schema) where !found.contains(entry) {
        // If its name has changed, the entry is at its original rowid.
        let place = found.first { $0.name == entry.name && $0.type == entry.type }?.rowID
        try database.execute(
          sql: "UPDATE sqlite_master SET name = ?, sql = ? WHERE rowid = ? AND type = ?",
          arguments: [entry.name, entry.sql, place ?? entry.rowID, entry.type])
      }
    }
  }
}
