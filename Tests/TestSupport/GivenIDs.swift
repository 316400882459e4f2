#if Storage
  import GRDB

  /// The ids that a table with AUTOINCREMENT has given, as SQLite keeps them in a closed database.
  public struct GivenIDs {
    private let table: String
    private let file: String

    public init(of table: String, in file: String) {
      self.table = table
      self.file = file
    }

    /// The newest; nil when none was given.
    public func newest() throws -> Int64? {
      let queue = try DatabaseQueue(path: file)
      defer { try? queue.close() }
      return try queue.read {
        try Int64.fetchOne(
          $0, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table])
      }
    }

    /// Makes it as though ids up to this one had been given, and their rows removed.
    public func setNewest(_ id: Int64) throws {
      let queue = try DatabaseQueue(path: file)
      defer { try? queue.close() }
      try queue.write {
        try $0.execute(
          sql: "DELETE FROM sqlite_sequence WHERE name = ?", arguments: [table])
        try $0.execute(
          sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", arguments: [table, id])
      }
    }
  }
#endif
