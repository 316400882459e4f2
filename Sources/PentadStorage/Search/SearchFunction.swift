import GRDB
import GRDBSQLite

/// The SQL function `pentad_search_text(text)`, which is registered on every connection of a store:
/// ``SearchText``.
enum SearchFunction {
  static let name = "pentad_search_text"

  static func register(in database: Database) throws {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    let code = sqlite3_create_function_v2(
      database.sqliteConnection, name, 1, flags, nil, { SearchFunction.call($0, $2) }, nil, nil,
      nil)
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  private static func call(
    _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let value = values?[0], sqlite3_value_type(value) == SQLITE_TEXT,
      let start = sqlite3_value_text(value)
    else { return sqlite3_result_null(context) }
    let text = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    if isASCII(text) { return sqlite3_result_value(context, value) }
    var indexed = SearchText.indexed(String(decoding: text, as: UTF8.self))
    indexed.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_result_text64(
          context, bytes.baseAddress, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
      }
    }
  }

  private static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = UnsafeRawBufferPointer(text)
    while rest.count >= 8 {
      if rest.loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[8...])
    }
    return rest.allSatisfy { $0 < 0x80 }
  }
}
