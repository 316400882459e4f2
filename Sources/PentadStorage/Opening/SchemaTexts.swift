import GRDB
import PentadCore

/// The SQL statements of a schema, as its migrations leave them in a file.
///
/// SQLite reads them from the file at each opening. A changed byte there renames a table, changes
/// the default of a column, or turns a key into a plain column. Statements that always worked then
/// fail, or mean something else.
final class SchemaTexts: Sendable {
  /// A row of `sqlite_master`.
  struct Entry: Equatable, Sendable {
    let rowID: Int64
    let type: String
    let name: String
    /// Nil for an index that belongs to a key.
    let sql: String?

    /// Returns true if both define the same; versions of SQLite may differ in their use of quotes.
    func means(_ other: Entry) -> Bool {
      type == other.type && name == other.name
        && sql?.filter { $0 != "\"" } == other.sql?.filter { $0 != "\"" }
    }
  }

  private let known = Lock<[Entry]?>(nil)

  /// Removes the shadow tables of search indexes: their statements belong to SQLite, and differ
  /// between its versions.
  static func withoutShadows(_ entries: [Entry]) -> [Entry] {
    let virtual = entries.filter { $0.sql?.hasPrefix("CREATE VIRTUAL") == true }
    return entries.filter { entry in
      !virtual.contains { entry.name.hasPrefix($0.name + "_") }
    }
  }

  /// Returns true if two files have the same schema.
  static func areSame(_ one: [Entry], _ other: [Entry]) -> Bool {
    let (one, other) = (withoutShadows(one), withoutShadows(other))
    return one.count == other.count
      && one.allSatisfy { entry in other.contains { $0.means(entry) } }
  }

  /// Reads the entries of a file, in the order of creation.
  static func found(in database: Database) throws -> [Entry] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT rowid, type, name, sql FROM sqlite_master ORDER BY rowid")
    return try rows.map { row in
      Entry(
        rowID: try row.decode(Int64.self, atIndex: 0), type: try row.decode(atIndex: 1),
        name: try row.decode(atIndex: 2), sql: try row.decode(String?.self, atIndex: 3))
    }
  }

  /// Returns the entries that the migrations create; empty if they cannot run on an empty store.
  /// They are run once per process, in memory, which takes about a millisecond.
  func expected(of schema: StoreSchema) -> [Entry] {
    if let known = known.withLock({ $0 }) { return known }
    let entries = try? { () throws -> [Entry] in
      let queue = try DatabaseQueue(
        configuration: Configuration(StoreOptions(), label: "pentad.schema"))
      try schema.upgrade(queue, from: 0)
      return try queue.read { try Self.found(in: $0) }
    }()
    known.withLock { $0 = entries ?? [] }
    return entries ?? []
  }
}

extension StoreSchema {
  /// Checks the schema in the file; throws `SQLITE_CORRUPT` if it differs from that of the
  /// migrations.
  ///
  /// - Parameter withShadows: true to include the shadow tables of search indexes, whose statements
  ///   belong to SQLite.
  func requireIntact(in database: Database, withShadows: Bool = false) throws {
    let found = try SchemaTexts.found(in: database)
    let all = texts.expected(of: self)
    let expected = withShadows ? all : SchemaTexts.withoutShadows(all)
    let isIntact = expected.allSatisfy { entry in found.contains { $0.means(entry) } }
    // Two tables with the same root page: a page number has changed.
    let isApart = try Bool.fetchOne(
      database,
      sql: "SELECT count(*) = count(DISTINCT rootpage) FROM sqlite_master WHERE rootpage > 0")
    guard isIntact, isApart == true else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }

  /// Returns true if a file has all tables and indexes of this schema, independent of its header.
  func fits(_ database: Database) -> Bool {
    guard !texts.expected(of: self).isEmpty else { return false }
    do {
      try requireIntact(in: database)
      return true
    } catch {
      return false
    }
  }
}
