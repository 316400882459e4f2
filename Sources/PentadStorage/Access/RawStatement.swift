public import GRDB
import GRDBSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A statement that is bound, run and read directly in SQLite. It is for lists that a screen waits
/// for, and for pages of thousands of rows. There, GRDB's rows and values cost several times the
/// work itself.
///
/// Use it only inside the database access in which its statement was prepared, by one caller at a
/// time. GRDB's observers are not notified of its writes: it is for stores that publish their
/// changes themselves.
///
/// ```swift
/// let rows = RawStatement(try database.cachedStatement(sql: "SELECT name FROM class WHERE id = ?"))
/// try rows.bind(id, at: 1)
/// while try rows.next() { names.append(rows.text(0)) }
///
/// let insert = RawStatement(try database.cachedStatement(sql: "INSERT INTO line VALUES (?)"))
/// defer { insert.unbind() }
/// for line in lines {
///   try insert.bind(lent: line, at: 1)
///   try insert.run()
/// }
/// ```
public struct RawStatement {
  private let statement: SQLiteStatement

  /// Wraps a statement, and clears the bindings and rows of an earlier use.
  public init(_ statement: Statement) {
    self.statement = statement.sqliteStatement
    reset()
  }

  /// Resets the statement to its start; bindings are kept.
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

  /// Binds a text to a parameter, counted from 1, without copying it; nil binds NULL.
  ///
  /// The bytes have to be UTF-8. They must stay valid until the parameter is bound again or
  /// ``unbind()`` is called.
  public func bind(lent text: UnsafeBufferPointer<UInt8>?, at index: Int) throws {
    guard let text else { return try bindNull(at: index) }
    // SQLite treats a nil address as NULL, and an empty buffer may have none.
    let start = UnsafeRawPointer(text.baseAddress ?? Self.nowhere)
    try check(
      sqlite3_bind_text64(
        statement, Int32(clamping: index), start.assumingMemoryBound(to: CChar.self),
        UInt64(text.count), nil, UInt8(SQLITE_UTF8)))
  }

  private static var nowhere: UnsafePointer<UInt8> {
    let empty: StaticString = ""
    return empty.utf8Start
  }

  /// Binds NULL to a parameter, counted from 1.
  public func bindNull(at index: Int) throws {
    try check(sqlite3_bind_null(statement, Int32(clamping: index)))
  }

  /// Binds NULL to all parameters, so that no borrowed text is referenced any more.
  public func unbind() { sqlite3_clear_bindings(statement) }

  /// Runs a statement that writes, to its end, and resets it; bindings are kept.
  ///
  /// - Returns: the number of inserted, changed or deleted rows.
  @discardableResult
  public func run() throws -> Int {
    while try next() {}
    return Int(sqlite3_changes(sqlite3_db_handle(statement)))
  }

  /// Moves to the next row; returns false after the last row, when the statement has been reset.
  public func next() throws -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    // The reset returns the error code of the step.
    let end = sqlite3_reset(statement)
    if code != SQLITE_DONE { try check(end) }
    return false
  }

  /// Returns true if a column of the row is NULL; columns count from 0.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(clamping: column)) == SQLITE_NULL
  }

  /// Returns a column as a number; 0 for NULL and for text that is not a number.
  public func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(statement, Int32(clamping: column))
  }

  /// Returns a column as text; empty for NULL.
  public func text(_ column: Int) -> String {
    withUTF8(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a column as a number; nil for NULL.
  public func optionalInteger(_ column: Int) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  /// Returns a column as text; nil for NULL.
  public func optionalText(_ column: Int) -> String? {
    let column = Int32(clamping: column)
    guard let start = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The values of all columns of the row.
  public var values: [DatabaseValue] {
    (0..<sqlite3_column_count(statement)).map {
      DatabaseValue(sqliteStatement: statement, index: $0)
    }
  }

  /// Lends the bytes of a column's text; empty for NULL.
  public func withUTF8<Result>(
    _ column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let column = Int32(clamping: column)
    // In this order: reading the text may convert it, and the count then applies to the result.
    let start = sqlite3_column_text(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Returns true if a column is equal to a text, byte for byte; a nil text matches NULL. Nothing
  /// is copied.
  public func holds(_ column: Int, _ text: UnsafeBufferPointer<UInt8>?) -> Bool {
    guard let text else { return isNull(column) }
    let column = Int32(clamping: column)
    guard let start = sqlite3_column_text(statement, column),
      Int(sqlite3_column_bytes(statement, column)) == text.count
    else { return false }
    return text.count == 0 || text.baseAddress.map { memcmp($0, start, text.count) == 0 } ?? true
  }

  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    let connection = sqlite3_db_handle(statement)
    throw DatabaseError(
      resultCode: ResultCode(rawValue: sqlite3_extended_errcode(connection)),
      message: String(cString: sqlite3_errmsg(connection)))
  }
}
