#if Storage
  public import GRDB
  import GRDBSQLite

  /// A statement whose rows are read straight out of SQLite, column by column: for lists that a screen
  /// waits for, where GRDB's rows and values cost several times what the reading does.
  ///
  /// It is used inside the access that its statement was prepared in, and by one reader at a time. A
  /// statement that writes does not belong here: GRDB's observers would not hear of it.
  ///
  /// ```swift
  /// let rows = RawStatement(try database.cachedStatement(sql: "SELECT name FROM class WHERE id = ?"))
  /// try rows.bind(id, at: 1)
  /// while try rows.next() { names.append(rows.text(0)) }
  /// ```
  public struct RawStatement {
    private let statement: SQLiteStatement

    /// Takes a statement over: bindings and rows of an earlier use are gone.
    public init(_ statement: Statement) {
      self.statement = statement.sqliteStatement
      reset()
    }

    /// Begins anew; bindings stay.
    public func reset() { sqlite3_reset(statement) }

    /// Binds a number to a parameter, counted from 1.
    public func bind(_ value: Int64, at index: Int) throws {
      try check(sqlite3_bind_int64(statement, Int32(clamping: index), value))
    }

    /// Binds a text to a parameter, counted from 1.
    public func bind(_ value: String, at index: Int) throws {
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      let length = UInt64(value.utf8.count)
      try check(
        sqlite3_bind_text64(
          statement, Int32(clamping: index), value, length, copied, UInt8(SQLITE_UTF8)))
    }

    /// Goes to the next row; false after the last, when the statement has begun anew.
    public func next() throws -> Bool {
      let code = sqlite3_step(statement)
      if code == SQLITE_ROW { return true }
      // Its code is that of the step.
      let end = sqlite3_reset(statement)
      if code != SQLITE_DONE { try check(end) }
      return false
    }

    /// Whether a column of the row is NULL; columns count from 0.
    public func isNull(_ column: Int) -> Bool {
      sqlite3_column_type(statement, Int32(clamping: column)) == SQLITE_NULL
    }

    /// A column as a number; 0 for NULL and what is none.
    public func integer(_ column: Int) -> Int64 {
      sqlite3_column_int64(statement, Int32(clamping: column))
    }

    /// A column as a text; empty for NULL.
    public func text(_ column: Int) -> String {
      withUTF8(column) { String(decoding: $0, as: UTF8.self) }
    }

    /// Lends the bytes of a column's text; none for NULL.
    public func withUTF8<Result>(
      _ column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
      let column = Int32(clamping: column)
      // In this order: the text may be converted, and the count is of what it became.
      let start = sqlite3_column_text(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return try body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    private func check(_ code: Int32) throws {
      guard code != SQLITE_OK else { return }
      let connection = sqlite3_db_handle(statement)
      throw DatabaseError(
        resultCode: ResultCode(rawValue: sqlite3_extended_errcode(connection)),
        message: String(cString: sqlite3_errmsg(connection)))
    }
  }
#endif
