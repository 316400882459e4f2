public import GRDB

/// A full-text index over columns of a table, in SQLite's FTS5.
///
/// It stores no text of its own (external content), ignores case and diacritics
/// (`unicode61 remove_diacritics 2`) and finds words by their beginnings. It has no triggers: a
/// write that changes the table also changes the index, in the same transaction. Call
/// ``add(where:_:in:)`` after rows are inserted, and ``remove(where:_:in:)`` before they are
/// deleted or changed.
///
/// If it is part of a ``StoreSchema``, the store rebuilds it when it is damaged.
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
  /// The indexed table.
  public let content: String
  /// The column of the table that is its rowid.
  public let rowID: String
  /// The indexed columns of the table.
  public let columns: [String]
  /// The lengths of beginnings, in characters, for which it keeps a prefix index; others are found
  /// by a scan of the words.
  public let prefixes: [Int]
  /// True if its words are those of ``SearchText``: with current emojis, Chinese without spaces,
  /// folded forms. Search it with ``SearchText/expression(of:beginningsFrom:)`` then.
  public let isFolded: Bool

  /// Defines an index. The definition must not change after a store was created with it; a
  /// different index needs a migration and another name.
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

  /// Creates the empty index, in a migration.
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

  // MARK: Content

  /// Indexes rows that were inserted into the table: all that match an SQL condition on its
  /// columns.
  public func add(
    where condition: String, _ arguments: StatementArguments = [], in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO \(name.quotedName) (rowid, \(list))
        SELECT \(rowID.quotedName), \(texts) FROM \(content.quotedName) WHERE \(condition)
        """, arguments: arguments)
  }

  /// Removes rows that are about to be deleted or changed from the index. They are selected as in
  /// ``add(where:_:in:)``.
  ///
  /// It needs the text that was indexed: call it before the change, and only for rows that are in
  /// the index.
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

  /// Deletes the words of removed rows from the file. Otherwise the index only marks them as
  /// deleted, until it merges its parts. It takes about 1 µs per remaining row of a dozen words.
  public func purge(in database: Database) throws {
    try command("'optimize'", database)
  }

  // MARK: Integrity

  /// Empties the index and indexes the whole table, which takes about 20 µs per row of a dozen
  /// words.
  public func rebuild(in database: Database) throws {
    guard isFolded else { return try command("'rebuild'", database) }
    try empty(in: database)
    try add(where: "1", in: database)
  }

  /// Empties the index, without reading the table.
  public func empty(in database: Database) throws {
    try command("'delete-all'", database)
  }

  /// Returns true if the index is consistent. It is not compared with the table.
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

  /// The indexed columns, for a `SELECT` from the table.
  public var texts: String {
    guard isFolded else { return list }
    return columns.map { "\(SearchFunction.name)(\($0.quotedName))" }.joined(separator: ", ")
  }
}
