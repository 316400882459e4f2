public import GRDB

/// A full-text index over columns of a table, in SQLite's FTS5.
///
/// It holds no text of its own (external content), ignores case and diacritics (`unicode61
/// remove_diacritics 2`) and finds words by their beginnings. No trigger feeds it: a write that
/// changes the table changes the index in the same transaction, with ``add(where:_:in:)`` after
/// rows have come and ``remove(where:_:in:)`` before they go or change.
///
/// Named in a ``StoreSchema``, it is rebuilt by the store when it turns out to be damaged.
///
/// ```swift
/// let search = SearchTable("class_search", of: "class", columns: ["title", "blurb"])
/// if let query = try SearchQuery(text) {
///   let ids = try Int64.fetchAll(
///     database,
///     sql: "SELECT rowid FROM class_search WHERE class_search MATCH ? ORDER BY rank",
///     arguments: [query.expression])
/// }
/// ```
public struct SearchTable: Hashable, Sendable {
  /// The name of the index.
  public let name: String
  /// The table whose text it finds.
  public let content: String
  /// The column of the table that is its rowid.
  public let rowID: String
  /// The columns of the table that it finds words in.
  public let columns: [String]
  /// For which lengths of a beginning, in characters, it keeps an index of its own; others are
  /// found by a scan of the words.
  public let prefixes: [Int]
  /// True if its words are those of ``SearchText``: with today's emojis, Chinese without blanks, folded
  /// forms. It is searched by ``SearchText/expression(of:beginningsFrom:)`` then.
  public let isFolded: Bool

  /// Describes an index. Once a store has been made with it, it never changes; another one takes a
  /// migration and a name of its own.
  public init(
    _ name: String, of content: String, rowID: String = "id", columns: [String],
    prefixes: [Int] = [2, 3], isFolded: Bool = false
  ) {
    self.name = name
    self.content = content
    self.rowID = rowID
    self.columns = columns
    self.prefixes = prefixes
    self.isFolded = isFolded
  }

  /// Makes the index, empty: the step of a migration.
  public func create(in database: Database) throws {
    let options = [
      "content=\(content.quotedText)", "content_rowid=\(rowID.quotedText)",
      "tokenize='unicode61 remove_diacritics 2'",
      "prefix='\(prefixes.map(String.init).joined(separator: " "))'",
    ]
    let arguments = columns.map(\.quotedName) + (prefixes.isEmpty ? options.dropLast() : options)
    try database.execute(
      sql: """
        CREATE VIRTUAL TABLE \(name.quotedName) USING fts5(\(arguments.joined(separator: ", ")))
        """)
  }

  // MARK: What it finds

  /// Indexes rows that have been added to the table, all that meet an SQL condition on its columns.
  public func add(
    where condition: String, _ arguments: StatementArguments = [], in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO \(name.quotedName) (rowid, \(list))
        SELECT \(rowID.quotedName), \(texts) FROM \(content.quotedName) WHERE \(condition)
        """, arguments: arguments)
  }

  /// Forgets rows that are about to go or to change, as ``add(where:_:in:)`` names them.
  ///
  /// It has to see the text that was indexed: call it before the change, and for rows only that are
  /// in the index.
  public func remove(
    where condition: String, _ arguments: StatementArguments = [], in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO \(name.quotedName) (\(name.quotedName), rowid, \(list))
        SELECT 'delete', \(rowID.quotedName), \(texts) FROM \(content.quotedName)
        WHERE \(condition)
        """, arguments: arguments)
  }

  /// Takes the words of rows that were removed out of the file: the index only notes that they are
  /// gone, until it merges its parts by itself. About 1 µs a row that is left, of a dozen words.
  public func purge(in database: Database) throws {
    try command("'optimize'", database)
  }

  // MARK: Its soundness

  /// Forgets all and indexes the whole table, about 20 µs a row of a dozen words.
  public func rebuild(in database: Database) throws {
    guard isFolded else { return try command("'rebuild'", database) }
    try empty(in: database)
    try add(where: "1", in: database)
  }

  /// Forgets all, without a look at the table.
  public func empty(in database: Database) throws {
    try command("'delete-all'", database)
  }

  /// Whether the index fits together. It is not compared with the table.
  func isSound(in database: Database) throws -> Bool {
    do {
      try command("'integrity-check'", database)
      return true
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CORRUPT_VTAB {
      return false
    }
  }

  private func command(_ command: String, _ database: Database) throws {
    let name = name.quotedName
    try database.execute(sql: "INSERT INTO \(name) (\(name)) VALUES (\(command))")
  }

  private var list: String { columns.map(\.quotedName).joined(separator: ", ") }

  /// The columns as they are indexed, for a `SELECT` from the table.
  public var texts: String {
    guard isFolded else { return list }
    return columns.map { "\(SearchFunction.name)(\($0.quotedName))" }.joined(separator: ", ")
  }
}
