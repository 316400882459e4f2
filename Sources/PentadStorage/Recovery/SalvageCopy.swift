import GRDB
import PentadCore

/// A copy of a damaged store, of which more can be read than of the store, and nothing that is not
/// there. The store itself stays as it is.
///
/// - A page that a cut went through is left out: SQLite reads zeros for what is missing, and rows that
///   nobody wrote.
/// - The header says what it said, and how many pages there are.
/// - The statements of the schema are those of the migrations: a table is found whose name has
///   changed, and its rows mean what they meant.
struct SalvageCopy {
  private let original: String
  private let schema: StoreSchema

  init(of original: String, _ schema: StoreSchema) {
    self.original = original
    self.schema = schema
  }

  /// Makes the copy if that helps; false when it does not, or there is no room.
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
        // Where its name has changed, it stands where it was made.
        let place = found.first { $0.name == entry.name && $0.type == entry.type }?.rowID
        try database.execute(
          sql: "UPDATE sqlite_master SET name = ?, sql = ? WHERE rowid = ? AND type = ?",
          arguments: [entry.name, entry.sql, place ?? entry.rowID, entry.type])
      }
    }
  }
}
