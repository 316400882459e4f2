import GRDB
import PentadCore

/// The statements of a schema, as its migrations leave them in a file.
///
/// SQLite reads them from the file at each opening. A byte that changes there renames a table, gives a
/// column another default, or makes a key none: statements fail that always ran, or mean something else.
final class SchemaTexts: Sendable {
  /// A row of `sqlite_master`.
  struct Entry: Equatable, Sendable {
    let rowID: Int64
    let type: String
    let name: String
    /// Nil for an index that belongs to a key.
    let sql: String?

    /// Whether it stands for the same; another version of SQLite may write quotes in another way.
    func means(_ other: Entry) -> Bool {
      type == other.type && name == other.name
        && sql?.filter { $0 != "\"" } == other.sql?.filter { $0 != "\"" }
    }
  }

  private let known = Lock<[Entry]?>(nil)

  /// All but the tables that SQLite makes for a search index: their statements are its own, and another
  /// version of it might write others.
  static func withoutShadows(_ entries: [Entry]) -> [Entry] {
    let virtual = entries.filter { $0.sql?.hasPrefix("CREATE VIRTUAL") == true }
    return entries.filter { entry in
      !virtual.contains { entry.name.hasPrefix($0.name + "_") }
    }
  }

  /// Whether migrations have made the same of two files.
  static func areSame(_ one: [Entry], _ other: [Entry]) -> Bool {
    let (one, other) = (withoutShadows(one), withoutShadows(other))
    return one.count == other.count
      && one.allSatisfy { entry in other.contains { $0.means(entry) } }
  }

  /// What stands in a file; in the order in which it was made.
  static func found(in database: Database) throws -> [Entry] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT rowid, type, name, sql FROM sqlite_master ORDER BY rowid")
    return try rows.map { row in
      Entry(
        rowID: try row.decode(Int64.self, atIndex: 0), type: try row.decode(atIndex: 1),
        name: try row.decode(atIndex: 2), sql: try row.decode(String?.self, atIndex: 3))
    }
  }

  /// What the migrations leave; empty when they cannot be run without what a store holds. They are
  /// run once in a process, in memory: a millisecond.
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
  /// Throws `SQLITE_CORRUPT` when the schema in the file is not that of the migrations.
  ///
  /// - Parameter withShadows: whether the tables count that SQLite makes for a search index; their
  ///   statements are its own.
  func requireIntact(in database: Database, withShadows: Bool = false) throws {
    let found = try SchemaTexts.found(in: database)
    let all = texts.expected(of: self)
    let expected = withShadows ? all : SchemaTexts.withoutShadows(all)
    let isIntact = expected.allSatisfy { entry in found.contains { $0.means(entry) } }
    // Two tables in one place: the number of a page has changed.
    let isApart = try Bool.fetchOne(
      database,
      sql: "SELECT count(*) = count(DISTINCT rootpage) FROM sqlite_master WHERE rootpage > 0")
    guard isIntact, isApart == true else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }

  /// Returns whether a file has all tables and indexes of this schema, whatever its header says.
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
