public import GRDB
import PentadCore

/// A damaged store, opened for reading as far as possible.
///
/// Unreadable parts are skipped and recorded in ``isPartial``; no method throws because of the
/// damage. Values may be wrong: SQLite cannot detect a changed byte inside a text. A row may occur
/// twice.
public final class Salvage {
  /// True if any requested part could not be read.
  public internal(set) var isPartial = false

  /// The number of rows that ``copy(_:to:columns:)`` has copied.
  private(set) var rowsCopied = 0

  let connection: DatabaseQueue?

  init(_ path: String) {
    var configuration = Configuration()
    configuration.label = "pentad.salvage"
    configuration.readonly = true
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { database in
      // Continue after a schema that does not parse; check each page before it is used.
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF
          """)
    }
    connection = try? DatabaseQueue(path: path, configuration: configuration)
    if connection == nil { isPartial = true }
  }

  func close() { try? connection?.close() }

  /// Returns the names of a table's columns; empty if the table is unknown.
  public func columns(of table: String) -> [String] {
    let names = layout(of: table).map(\.name)
    if names.isEmpty { isPartial = true }
    return names
  }

  /// Returns the columns of a table; `keyPlace` is the position in the primary key, from 1, or 0
  /// outside of it.
  ///
  /// GRDB's own function is not used: if it finds no such table, it reads the whole schema, and
  /// ends the process when that is damaged.
  func layout(of table: String) -> [(name: String, keyPlace: Int)] {
    read { database in
      try Row.fetchAll(database, sql: "PRAGMA table_info(\(table.quotedName))").map { row in
        (try row.decode(String.self, atIndex: 1), try row.decode(Int.self, atIndex: 5))
      }
    } ?? []
  }

  /// Copies rows into the table of the same name, and returns the number of copied rows.
  ///
  /// A row that the new table rejects, because of a constraint or because it already exists, is
  /// skipped and recorded in ``isPartial``.
  ///
  /// - Parameters:
  ///   - table: a table of both stores.
  ///   - columns: the columns to copy; nil for all that both have.
  /// - Throws: errors of writing to `fresh`, except for a rejected row.
  @discardableResult
  public func copy(_ table: String, to fresh: Database, columns: [String]? = nil) throws -> Int {
    let theirs = Set(self.columns(of: table).map { $0.lowercased() })
    let ours = try columns ?? fresh.columns(in: table).map(\.name)
    let shared = ours.filter { theirs.contains($0.lowercased()) }
    guard !shared.isEmpty else {
      isPartial = true
      return 0
    }
    let names = shared.map(\.quotedName).joined(separator: ", ")
    let marks = shared.map { _ in "?" }.joined(separator: ", ")
    let insert = try fresh.makeStatement(
      sql: """
        INSERT OR IGNORE INTO \(table.quotedName) (\(names)) VALUES (\(marks))
        """)
    let before = rowsCopied
    try forEachRow(of: table, columns: shared) { values in
      let changes = fresh.totalChangesCount
      do {
        try insert.execute(arguments: StatementArguments(values))
      } catch let error as DatabaseError where Self.refusals.contains(error.resultCode) {
        // Not a row of ours, or damaged.
      }
      if fresh.totalChangesCount > changes {
        self.rowsCopied += 1
      } else {
        self.isPartial = true
      }
    }
    return rowsCopied - before
  }

  /// The result codes with which a single row can be rejected.
  private static let refusals: [ResultCode] = [
    .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG,
  ]

  /// Reads from the damaged store; nil if that fails.
  func read<Value>(_ body: (Database) throws -> Value) -> Value? {
    do {
      return try connection?.unsafeReentrantRead(body)
    } catch {
      isPartial = true
      return nil
    }
  }
}
