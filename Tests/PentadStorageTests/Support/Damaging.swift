import Foundation
import GRDB
import PentadCore

@testable import PentadStorage

/// The bytes of a store that was closed properly, with notes, stars and a setting.
struct SoundStore: Sendable {
  let bytes: Data
  /// The page where each table begins, from 1.
  let roots: [String: Int]
  static let pageSize = 4_096

  init(notes: Int) async throws {
    let folder = Folder()
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(notes)
    roots = try await store.read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT name, rootpage FROM sqlite_schema")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }
    await store.close()
    bytes = folder.bytes(folder.main)
  }

  /// Returns the range of a page in the file.
  func range(ofPage number: Int) -> Range<Int> {
    (number - 1) * Self.pageSize..<number * Self.pageSize
  }

  /// The leaves of a table with two levels: the children of its root, in order.
  func leaves(of table: String) -> [Int] {
    let root = Array(bytes[range(ofPage: roots[table] ?? 1)])
    guard root[0] == 5 else { return [] }
    let cells = (Int(root[3]) << 8 | Int(root[4]))
    return (0..<cells).map { cell in
      let at = Int(root[12 + 2 * cell]) << 8 | Int(root[13 + 2 * cell])
      return root[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}

extension Folder {
  /// Puts bytes in the place of a store that had been closed.
  func place(_ bytes: Data, left state: StoreState = .clean) throws {
    try write(bytes, to: main)
    try write(Data(state.line), to: lock)
  }

  /// The files that were set aside, logs not counted.
  var setAside: [String] {
    names.filter { $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }
}

extension StoreDatabase {
  /// Reads every row of every table, through the tables themselves.
  func readAll() async throws(PentadError) {
    try await read { database in
      for table in ["note", "starred", "setting"] {
        let rows = try Row.fetchCursor(database, sql: "SELECT * FROM \(table) NOT INDEXED")
        while try rows.next() != nil {}
      }
    }
  }

  func stars() async throws -> [Int] {
    try await read { try Int.fetchAll($0, sql: "SELECT id FROM starred ORDER BY id") }
  }
}
