import PentadCore
import PentadStorage

/// The rows of one source in a table that is keyed by the source's ids: broadcasts or comments.
final class RemoteTable {
  private let change: VideoChange
  private let table: String
  private let columns: String
  private let count: Int
  private let source: Int64
  /// The row found by ``find(_:)``: its columns start at ``first``.
  let found: RawStatement
  private let updating: RawStatement

  static let first = 2

  init(
    _ change: VideoChange, _ table: String, columns: String, count: Int, _ source: Int64
  ) throws {
    self.change = change
    self.table = table
    self.columns = columns
    self.count = count
    self.source = source
    found = try change.statement(
      "SELECT id, is_pending, \(columns) FROM \(table) WHERE source = ? AND remote_id = ?")
    updating = try change.statement(
      "UPDATE \(table) SET (\(columns)) = (\(Self.marks(2, count))) WHERE id = ?1")
  }

  private static func marks(_ first: Int, _ count: Int) -> String {
    (first..<first + count).map { "?\($0)" }.joined(separator: ", ")
  }

  /// Finds the row of an id; ``reset()`` releases it.
  func find(_ id: String) throws -> (id: Int64, isPending: Bool)? {
    try found.bind(source, at: 1)
    try found.bind(id, at: 2)
    return try found.next() ? (found.integer(0), found.integer(1) != 0) : nil
  }

  func reset() { found.reset() }

  /// Returns the statement that inserts a row, with additional columns at the end.
  func insert(_ further: [String]) throws -> RawStatement {
    let names = (["source", "remote_id", "is_pending", columns] + further).joined(separator: ", ")
    return try change.statement(
      "INSERT INTO \(table) (\(names)) VALUES (\(Self.marks(1, 3 + count + further.count)))")
  }

  /// Inserts a row. `bind` receives the number of its first parameter.
  func insert(
    _ row: RawStatement, _ id: String, isPending: Bool,
    _ bind: (RawStatement, _ first: Int) throws -> Void
  ) throws {
    try row.bind(source, at: 1)
    try row.bind(id, at: 2)
    try row.bind(isPending, at: 3)
    try bind(row, 4)
    try row.run()
  }

  func update(
    _ id: Int64, _ bind: (RawStatement, _ first: Int) throws -> Void
  ) throws {
    try updating.bind(id, at: 1)
    try bind(updating, 2)
    try updating.run()
  }
}
