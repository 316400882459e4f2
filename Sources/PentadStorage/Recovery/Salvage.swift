public import GRDB
import PentadCore

/// A damaged store, opened for reading as far as it opens.
///
/// What cannot be read is passed over and noted in ``isPartial``; nothing here throws because of
/// the damage. Rows may hold anything: SQLite cannot see that a byte inside a text has changed. A
/// row may come twice.
public final class Salvage {
  /// Whether anything that was asked for could not be read.
  public internal(set) var isPartial = false

  /// How many rows ``copy(_:to:columns:)`` has brought across.
  private(set) var rowsCopied = 0

  let connection: DatabaseQueue?

  init(_ path: String) {
    var configuration = Configuration()
    configuration.label = "pentad.salvage"
    configuration.readonly = true
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { database in
      // Go on past a schema that does not parse; look at each page before it is believed.
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF
          """)
    }
    connection = try? DatabaseQueue(path: path, configuration: configuration)
    if connection == nil { isPartial = true }
  }

  func close() { try? connection?.close() }

  /// The names of a table's columns; empty when nothing is known of such a table.
  public func columns(of table: String) -> [String] {
    let names = layout(of: table).map(\.name)
    if names.isEmpty { isPartial = true }
    return names
  }

  /// What a table is made of; `keyPlace` counts from 1 in the primary key, 0 is not in it.
  ///
  /// GRDB's own answer is not asked for: where it finds no such table it reads the whole schema, and
  /// ends the process when the damage has reached that.
  func layout(of table: String) -> [(name: String, keyPlace: Int)] {
    read { database in
      try Row.fetchAll(database, sql: "PRAGMA table_info(\(table.quotedName))").map { row in
        (try row.decode(String.self, atIndex: 1), try row.decode(Int.self, atIndex: 5))
      }
    } ?? []
  }

  /// Copies rows into the table of the same name, and returns how many came across.
  ///
  /// A row that the new table refuses, because of a rule of its schema or a row that it has
  /// already, is left out, and noted in ``isPartial``.
  ///
  /// - Parameters:
  ///   - table: a table of both stores.
  ///   - columns: nil for all that both have.
  /// - Throws: what writing to `fresh` throws, but for a refused row.
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
        // Not a row that we wrote, or not any more.
      }
      if fresh.totalChangesCount > changes {
        self.rowsCopied += 1
      } else {
        self.isPartial = true
      }
    }
    return rowsCopied - before
  }

  /// What a single row can be refused for.
  private static let refusals: [ResultCode] = [
    .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG,
  ]

  /// Reads in the damaged store; nil when it cannot.
  func read<Value>(_ body: (Database) throws -> Value) -> Value? {
    do {
      return try connection?.unsafeReentrantRead(body)
    } catch {
      isPartial = true
      return nil
    }
  }
}
